/** @jest-environment node */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { percentileOf } from '@rodovia/shared/contracts';
import Ajv from 'ajv';
import { LIVE, setCanary } from '../publish/channel';
import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { takeBackFailing } from '../telemetry/take-back';
import { fakeBuild } from '../testing/fake-build';
import { discoveryFor, type LiveState, liveState } from './discovery';
import { createLiveView } from './live-view';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const closed = { type: 'object', additionalProperties: false } as const;
/** `frontend-discovery` v1: nothing but these keys; what is ours stands under `extras`. */
const SCHEMA = {
  ...closed,
  required: ['microFrontends'],
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        minItems: 1,
        items: {
          ...closed,
          required: ['url', 'metadata', 'deployment'],
          properties: {
            url: { type: 'string', minLength: 1 },
            fallbackUrl: { type: 'string' },
            metadata: {
              ...closed,
              required: ['version'],
              properties: { version: { type: 'string' }, integrity: { type: 'string' } },
            },
            deployment: {
              ...closed,
              required: ['traffic', 'default'],
              properties: { traffic: { type: 'integer', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
            },
            extras: { type: 'object' },
          },
        },
      },
    },
  },
};

let store: ReleaseStore;
let state: LiveState;
beforeAll(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-discovery-')));
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await publish(store, { ...author, dirs: [await fakeBuild({ module: 'mf-a', version })], sha: () => 'abc1234' });
  await setCanary(store, 'mf-a', { release: '1.0.0-abc1234', traffic: 10 }, author);
  state = await liveState(store, LIVE);
});

const orderFor = (visitor: string | null) =>
  discoveryFor(state, visitor).microFrontends['@rodovia/mf-a']?.map(({ metadata }) => metadata.version);

test('[MF-02] the document is valid frontend-discovery, with canary, default and fall-back', () => {
  const document = discoveryFor(state, null);
  const validate = new Ajv().compile(SCHEMA);
  expect(validate(JSON.parse(JSON.stringify(document))) || validate.errors).toBe(true);
  const [first, second] = document.microFrontends['@rodovia/mf-a'] ?? [];
  expect(first).toMatchObject({
    url: '/mf/mf-a/3.0.0-abc1234/mf-manifest.json',
    deployment: { traffic: 90, default: true },
    extras: { owner: 'testes', modulefederation: { name: 'mf_a__3_0_0', shared: { react: '^19.0.0' } } },
  });
  expect(first?.metadata.integrity).toMatch(/^sha384-.{64}$/);
  expect(second?.deployment).toEqual({ traffic: 10, default: false });
});

test('[MF-05] a canary of 10 % gets 10 ± 1 % of 10,000 visitors, each always the same', () => {
  const visitors = Array.from({ length: 10_000 }, (_, i) => `visita-${i}`);
  const chosen = visitors.filter((visitor) => orderFor(visitor)?.[0] === '1.0.0');
  expect(chosen.length).toBeGreaterThanOrEqual(900);
  expect(chosen.length).toBeLessThanOrEqual(1100);
  for (const visitor of chosen.slice(0, 200)) expect(orderFor(visitor)).toEqual(['1.0.0', '3.0.0', '2.0.0']);
  expect(orderFor(null)?.[0]).toBe('3.0.0');
});

test('a visitor stands elsewhere for another module', () => {
  const both = Array.from({ length: 10_000 }, (_, i) => `v${i}`).filter(
    (visitor) => percentileOf(visitor, 'mf-a') < 10 && percentileOf(visitor, 'mf-b') < 10,
  );
  expect(both.length).toBeGreaterThan(50);
  expect(both.length).toBeLessThan(160);
});

/** The store, with other answers to what is in a channel. */
const answering = (modulesIn: () => Promise<string[]>) =>
  new Proxy(store, {
    get(target, key) {
      if (key === 'modulesIn') return modulesIn;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

describe('what pages are served by', () => {
  let clock: number;
  const pass = (ms: number) => (clock += ms);
  beforeEach(() => {
    clock = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a store that stops answering leaves the last good projection in place, and says so', async () => {
    let isDown = false;
    const failing = answering(() => (isDown ? Promise.reject(new Error('sem disco')) : store.modulesIn(LIVE)));
    const report = jest.fn();
    const live = createLiveView(failing, LIVE, report);
    const before = await live();
    isDown = true;
    pass(5000);
    expect(await live()).toBe(before);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'sem disco' }));
  });

  test('[MF-04] a module that cannot be read takes nobody else down, and keeps what was last good of it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-live-'));
    const own = openStore(folder);
    for (const module of ['mf-a', 'mf-b'])
      await publish(own, { ...author, dirs: [await fakeBuild({ module, version: '1.0.0' })], sha: () => 'abc1234' });
    const report = jest.fn();
    const running = createLiveView(own, LIVE, report);
    const before = await running();
    await writeFile(path.join(folder, 'channels', LIVE, 'mf-a', '00000002.json'), '{"release":');
    await mkdir(path.join(folder, 'channels', LIVE, '.trash'));
    const later = await createLiveView(own, LIVE, report)();
    expect([...later.modules.keys()]).toEqual(['mf-b']);
    pass(60_000);
    const kept = await running();
    expect(kept).not.toBe(before);
    expect([...kept.modules.keys()]).toEqual(['mf-a', 'mf-b']);
    expect(kept.modules.get('mf-a')).toBe(before.modules.get('mf-a'));
    const problems = await verify(own);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      '.trash não pode ser lido',
      'mf-a não pode ser lido',
    ]);
    expect(await takeBackFailing(own)).toEqual([]);
    const told = new Set(report.mock.calls.map(([error]) => error.message));
    expect(told).toEqual(new Set(['mf-a não pode ser lido', '.trash não pode ser lido']));
  });

  test('a store that hangs keeps no page waiting for long', async () => {
    let hangs = false;
    const slow = answering(() => (hangs ? new Promise(() => undefined) : store.modulesIn(LIVE)));
    const live = createLiveView(slow, LIVE);
    const before = await live();
    hangs = true;
    pass(60_000);
    expect(await live()).toBe(before);
    pass(2000);
    const began = performance.now();
    expect(await live()).toBe(before);
    expect(performance.now() - began).toBeLessThan(500);
  });

  test('[MF-05] a publication shows at the latest with the first page after three seconds, and asks the store once', async () => {
    const asked = jest.fn(() => store.modulesIn(LIVE));
    const live = createLiveView(answering(asked), LIVE);
    const before = await live();
    pass(500);
    expect(await live()).toBe(before);
    expect(asked).toHaveBeenCalledTimes(1);
    pass(2000);
    expect(await Promise.all([live(), live(), live()])).toEqual([before, before, before]);
    expect(asked).toHaveBeenCalledTimes(2);
    let next = before;
    while (next === before) {
      await turn();
      next = await live();
    }
    pass(10_000);
    for (const later of await Promise.all([live(), live()])) expect(later).not.toBe(next);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
