import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { LIVE } from '../publish/decide';
import { verify } from '../publish/verify';
import { rollBackFailing } from '../telemetry/automatic-rollback';
import { recordOf, storeOf } from '../testing/fake-store';
import { liveCopyIn } from './live-copy';
import { createLiveView } from './live-view';
import type { ReleaseStore } from './release-store';

let store: ReleaseStore;
beforeAll(async () => {
  store = (await storeOf('mf-a')).own;
});

/** A store with other answers about a channel's modules. */
const answering = (store: ReleaseStore, modulesIn: () => Promise<string[]>) =>
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
    const failing = answering(store, () => (isDown ? Promise.reject(new Error('sem disco')) : store.modulesIn(LIVE)));
    const report = jest.fn();
    const live = createLiveView(failing, LIVE, { report });
    const before = await live();
    isDown = true;
    pass(5000);
    expect(await live()).toBe(before);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'sem disco' }));
  });

  test('[MF-04] a module that cannot be read takes nobody else down, and keeps what was last good of it', async () => {
    const { folder, own } = await storeOf('mf-a', 'mf-b');
    const report = jest.fn();
    const running = createLiveView(own, LIVE, { report });
    const before = await running();
    await writeFile(recordOf(folder, 'mf-a', '1.0.0'), '{"module":');
    const later = await createLiveView(own, LIVE, { report })();
    expect([...later.modules.keys()]).toEqual(['mf-b']);
    pass(60_000);
    const after = await running();
    expect(after).not.toBe(before);
    expect([...after.modules.keys()]).toEqual(['mf-a', 'mf-b']);
    expect(after.modules.get('mf-a')).toBe(before.modules.get('mf-a'));
    expect(await verify(own)).toEqual(['O registro de mf-a 1.0.0-abc1234 não é JSON.']);
    expect(await rollBackFailing(own)).toEqual([]);
    const reported = new Set(report.mock.calls.map(([error]) => error.message));
    expect(reported).toEqual(new Set(['mf-a não pode ser lido']));
  });

  test('a store that hangs keeps no page waiting for long', async () => {
    let hangs = false;
    const slow = answering(store, () => (hangs ? new Promise(() => undefined) : store.modulesIn(LIVE)));
    const live = createLiveView(slow, LIVE);
    const before = await live();
    hangs = true;
    pass(60_000);
    expect(await live()).toBe(before);
    pass(2000);
    // answered at once, before anything else gets its turn
    const nextTurn = new Promise((resolve) => setImmediate(resolve, 'late'));
    expect(await Promise.race([live(), nextTurn])).toBe(before);
  });

  test.each<[string, () => Promise<string[]>]>([
    ['hangs', () => new Promise(() => undefined)],
    ['fails', () => Promise.reject(new Error('fora do ar'))],
  ])('[MF-04] an instance that starts while its store %s serves what was last good, from its disk', async (_, away) => {
    const { folder, own } = await storeOf('mf-a');
    const copy = () => liveCopyIn(path.join(folder, 'live.json'), own);
    const before = await createLiveView(own, LIVE, { copy: copy() })();
    const cold = createLiveView(answering(store, away), LIVE, { copy: copy() });
    expect(JSON.stringify([...(await cold()).modules])).toBe(JSON.stringify([...before.modules]));
    await rm(path.dirname(recordOf(folder, 'mf-a', '1.0.0')), { recursive: true });
    expect(await copy().load()).toBeNull();
  });

  test('[MF-05] a publication shows at the latest with the first page after three seconds, and asks the store once', async () => {
    const reads = jest.fn(() => store.modulesIn(LIVE));
    const live = createLiveView(answering(store, reads), LIVE);
    const before = await live();
    pass(500);
    expect(await live()).toBe(before);
    expect(reads).toHaveBeenCalledTimes(1);
    pass(2000);
    expect(await Promise.all([live(), live(), live()])).toEqual([before, before, before]);
    expect(reads).toHaveBeenCalledTimes(2);
    let next = before;
    while (next === before) {
      await turn();
      next = await live();
    }
    pass(10_000);
    for (const later of await Promise.all([live(), live()])) expect(later).not.toBe(next);
    expect(reads).toHaveBeenCalledTimes(3);
  });
});
