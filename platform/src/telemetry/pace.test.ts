import { sized } from '../../../testing/long.mjs';
import { chance } from '../testing/chance';
import { none } from './counts';
import { type Metric, percentile75, valuesIn } from './distribution';
import { slowerBy } from './pace';
import { Tally } from './tally';

const POPULATIONS = sized({ usual: 40, long: 10_000 });
const LOOKS = 8;
const PAGES = { canary: 60, standard: 150 };

/** Returns a standard normal random number. */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Standard deviations of pace between networks, and between pages of one. */
const OF_NETWORKS = 0.45;
const OF_PAGES = 0.45;

/** Returns simulated pages of a release with a given median; few networks have many visits. */
function visitors(metric: Metric, pages: number, median: number, random: () => number) {
  const tally = new Tally();
  const paces = new Map<number, number>();
  const come = () => {
    for (let page = 0; page < pages; page += 1) {
      const network = Math.floor(pages * LOOKS * random() ** 3);
      const pace = paces.get(network) ?? Math.exp(OF_NETWORKS * normal(random));
      paces.set(network, pace);
      tally.measure(`${network}`, { [metric]: median * pace * Math.exp(OF_PAGES * normal(random)) });
    }
  };
  return { tally, come };
}

/** Returns whether a canary is taken back at any check while measurements arrive. */
function isTakenBack(metric: Metric, median: number, times: number, random: () => number, slow = 0) {
  const canary = visitors(metric, PAGES.canary, median * times, random);
  const standard = visitors(metric, PAGES.standard, median, random);
  for (let i = 0; i < slow; i += 1) canary.tally.measure('one', { [metric]: 9000 });
  for (let look = 0; look < LOOKS; look += 1) {
    canary.come();
    standard.come();
    if (slowerBy(canary.tally.counts(), standard.tally.counts()) === metric) return true;
  }
  return false;
}

const lines: string[] = [];
afterAll(() => void process.stdout.write(`${lines.join('\n')}\n`));

test.each<[string, Metric, number, number, boolean, number]>([
  ['a canary as fast as the default, which is good', 'LCP', 1500, 1, true, 0.001],
  ['a canary as fast as the default, which is slow', 'LCP', 3500, 1, true, 0.001],
  ['a canary a fifth slower than a slow default', 'LCP', 3500, 1.2, true, 0.001],
  ['a canary as quick to answer as a default that is slow', 'INP', 250, 1, true, 0.001],
  ['a canary twice as slow that is good all the same', 'LCP', 600, 2, true, 0.001],
  ['a canary two and a half times as slow', 'LCP', 2000, 2.5, false, 0.001],
  ['a canary twice as slow as a slow default', 'LCP', 3500, 2, false, 0.03],
  ['a canary that answers three times as late', 'INP', 150, 3, false, 0.001],
])(`[MF-05] of ${POPULATIONS} populations, %s is judged right`, (name, metric, median, times, stays, most) => {
  const random = chance(20_261_125);
  let wrong = 0;
  for (let i = 0; i < POPULATIONS; i += 1) if (isTakenBack(metric, median, times, random) === stays) wrong += 1;
  lines.push(`${name}: ${stays ? 'taken back' : 'left'} ${((100 * wrong) / POPULATIONS).toFixed(2)} %`);
  expect(wrong / POPULATIONS).toBeLessThanOrEqual(most);
});

test('[MF-05] whoever has one network, and says of it what they like, takes no canary back', () => {
  const random = chance(7);
  let wrong = 0;
  for (let i = 0; i < POPULATIONS; i += 1) if (isTakenBack('LCP', 3500, 1, random, 1000)) wrong += 1;
  expect(wrong).toBeLessThanOrEqual(1);
});

test('[MF-05] nothing is said of a canary without enough to compare it with', () => {
  const [fast, slow] = [new Tally(), new Tally()];
  for (let i = 0; i < 200; i += 1) slow.measure(`${i}`, { LCP: 9000 });
  for (let i = 0; i < 99; i += 1) fast.measure(`${i}`, { LCP: 900 });
  expect(slowerBy(slow.counts(), fast.counts())).toBeNull();
  expect(slowerBy(slow.counts(), undefined)).toBeNull();
  fast.measure('one more', { LCP: 900 });
  expect(slowerBy(slow.counts(), fast.counts())).toBe('LCP');
  expect(slowerBy(none(), fast.counts())).toBeNull();
});

test('the percentile is where it should be, of each metric, and one network is heard three times', () => {
  const tally = new Tally();
  for (let i = 1; i <= 1000; i += 1) tally.measure(`${i}`, { LCP: i * 4, INP: i / 2, CLS: i / 4000 });
  for (let i = 0; i < 50; i += 1) tally.measure('office', { LCP: 60_000 });
  const { LCP, INP, CLS } = tally.counts().vitals;
  expect(LCP && valuesIn(LCP)).toBe(1003);
  expect(LCP && (percentile75('LCP', LCP) ?? 0) / 3000).toBeCloseTo(1, 1);
  expect(INP && (percentile75('INP', INP) ?? 0) / 375).toBeCloseTo(1, 1);
  expect(CLS && (percentile75('CLS', CLS) ?? 0) / 0.1875).toBeCloseTo(1, 1);
});
