import fc from 'fast-check';
import { sized } from '../../../testing/long.mjs';
import { chance } from '../testing/chance';
import { type Counts, none } from './counts';
import { Tally } from './tally';
import { inWords, isFailing, isSound } from './verdict';

const POPULATIONS = sized({ usual: 1000, long: 10_000 });

interface Population {
  /** Number of visits with the canary. */
  visits: number;
  /** Returns the failure rate in a network. */
  fails: (network: number) => number;
}

/** Returns whether a simulated canary was taken back at any check, and its final state. */
function lived({ visits, fails }: Population, random: () => number) {
  const tally = new Tally();
  // few networks have many visits, many have few
  const networkOf = () => Math.floor(visits * random() ** 3);
  let isTakenBack = false;
  for (let visit = 0; visit < visits; visit += 1) {
    const network = networkOf();
    if (random() < fails(network)) tally.fail(`${visit}`, `${network}`, 'render');
    else tally.visit(`${visit}`, `${network}`);
    if (visit % 5 === 4) isTakenBack ||= isFailing(tally.counts());
  }
  return { isTakenBack, isSound: isSound(tally.counts()) };
}

/** Returns the share of simulations with a property. */
function partOf(populationFor: (random: () => number) => Population, is: (ended: ReturnType<typeof lived>) => boolean) {
  const random = chance(20_261_125);
  let count = 0;
  for (let i = 0; i < POPULATIONS; i += 1) if (is(lived(populationFor(random), random))) count += 1;
  return count / POPULATIONS;
}

const lines: string[] = [];
afterAll(() => void process.stdout.write(`${lines.join('\n')}\n`));

const between = (low: number, high: number, random: () => number) => low + (high - low) * random();
const healthy =
  (low: number, high: number) =>
  (random: () => number): Population => {
    const part = between(0, 0.02, random);
    return { visits: Math.round(between(low, high, random)), fails: () => part };
  };
const broken =
  (low: number, high: number) =>
  (random: () => number): Population => {
    const part = between(0.25, 1, random);
    return { visits: Math.round(between(low, high, random)), fails: () => part };
  };

test.each<[string, (random: () => number) => Population, (ended: ReturnType<typeof lived>) => boolean, number]>([
  ['a healthy canary is taken back', healthy(50, 120), ({ isTakenBack }) => isTakenBack, 0.001],
  ['a broken canary is not taken back', broken(60, 120), ({ isTakenBack }) => !isTakenBack, 0.001],
  ['a healthy canary does not prove itself in 40 visits', healthy(40, 40), (ended) => !ended.isSound, 0.005],
  ['a broken canary proves itself in 40 visits', broken(40, 40), (ended) => ended.isSound, 0.02],
  ['a broken canary proves itself in 200 visits', broken(200, 200), (ended) => ended.isSound, 0.001],
])(`[MF-05] of ${POPULATIONS} populations, %s`, (name, populationFor, is, most) => {
  const part = partOf(populationFor, is);
  lines.push(`${name}: ${(part * 100).toFixed(2)} %`);
  expect(part).toBeLessThanOrEqual(most);
});

test('[MF-05] whoever has one network, and all the visits that it brings, takes no healthy canary back', () => {
  const attacked = (random: () => number) => {
    const honest = healthy(50, 120)(random);
    return { ...honest, fails: (network: number) => (network === 0 ? 1 : honest.fails(network)) };
  };
  const part = partOf(attacked, ({ isTakenBack }) => isTakenBack);
  lines.push(`a healthy canary that one network speaks ill of is taken back: ${(part * 100).toFixed(2)} %`);
  // one in a thousand is within chance
  expect(part).toBeLessThanOrEqual(sized({ usual: 0.005, long: 0.002 }));
});

test('[MF-05] a canary that fails for everybody in one network proves nothing, however many it is sound for', () => {
  const tally = new Tally();
  for (let visit = 0; visit < 200; visit += 1) tally.fail(`office ${visit}`, 'office', 'load');
  for (let visit = 0; visit < 10; visit += 1) tally.visit(`home ${visit}`, `home ${visit}`);
  expect([isSound(tally.counts()), isFailing(tally.counts())]).toEqual([false, false]);
});

test('what is counted step by step is what stands there in the end', () => {
  const visit = fc.record({ visit: fc.nat(30), network: fc.nat(5), fails: fc.boolean() });
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 200 }), (all) => {
      const tally = new Tally();
      const networks = new Map<number, { visits: number; failed: number }>();
      const home = new Map<number, number>();
      const failed = new Set<number>();
      for (const one of all) {
        const network = home.get(one.visit) ?? one.network;
        const found = networks.get(network) ?? { visits: 0, failed: 0 };
        networks.set(network, found);
        if (!home.has(one.visit)) found.visits += 1;
        home.set(one.visit, network);
        if (one.fails && !failed.has(one.visit)) found.failed += 1;
        if (one.fails) failed.add(one.visit);
        if (one.fails) tally.fail(`${one.visit}`, `${one.network}`, 'load');
        else tally.visit(`${one.visit}`, `${one.network}`);
      }
      const sum = (of: (network: { visits: number; failed: number }) => number) =>
        [...networks.values()].reduce((total, one) => total + of(one), 0);
      const counts = tally.counts();
      expect(counts).toMatchObject({
        visits: home.size,
        failed: failed.size,
        networks: networks.size,
        failingNetworks: sum((one) => Number(one.failed > 0)),
        weight: sum((one) => Math.min(one.visits, 3)),
      });
      expect(counts.failedWeight).toBeCloseTo(sum((one) => (Math.min(one.visits, 3) * one.failed) / one.visits));
    }),
  );
});

describe('where the lines are', () => {
  /** Counts that are sufficient for a verdict. */
  const counts = (change: Partial<Counts>): Counts => ({
    ...none(),
    ...{ visits: 50, failed: 10, networks: 20, failingNetworks: 5, weight: 43, failedWeight: 10 },
    ...change,
  });

  test.each<[string, Partial<Counts>, boolean]>([
    ['enough of everything', {}, true],
    ['a visit too few', { visits: 49 }, false],
    ['a network too few', { failingNetworks: 4 }, false],
    ['a tenth without the worst network', { failedWeight: 7 }, false],
    ['more than a tenth without the worst network', { failedWeight: 7.1 }, true],
    ['nothing but the worst network', { weight: 3, failedWeight: 3 }, false],
  ])('[MF-05] with %s a canary fails: %j', (_, change, fails) => {
    expect(isFailing(counts(change))).toBe(fails);
  });

  test.each<[string, Partial<Counts>, boolean]>([
    ['a tenth by visit and by network', { failed: 5, failedWeight: 4.3 }, true],
    ['more by visit', { failed: 6, failedWeight: 4.3 }, false],
    ['more by network', { failed: 5, failedWeight: 4.4 }, false],
    ['nobody', { visits: 0, failed: 0, weight: 0, failedWeight: 0 }, true],
  ])('[MF-05] a canary that fails for %s is sound: %j', (_, change, sound) => {
    expect(isSound(counts(change))).toBe(sound);
  });

  test('what was counted is told by visit, by network and without the worst one', () => {
    expect(inWords(counts({ failed: 6, failedWeight: 10 }))).toBe(
      '50 visitas de 20 redes, 6 com falha de 5 (12% das visitas, 23,3% por rede, 17,5% sem a pior)',
    );
    expect(inWords(none())).toContain('(0% das visitas, 0% por rede, 0% sem a pior)');
  });
});
