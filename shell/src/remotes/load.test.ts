import type { Release } from '@rodovia/shared/runtime';

const mockOpen = jest.fn();
jest.mock('./containers/container', () => ({ openContainer: (...given: unknown[]) => mockOpen(...given) }));
const mockReport = jest.fn();
jest.mock('./report-later', () => ({ reportLater: (...given: unknown[]) => mockReport(...given) }));

const REMOTE = { routes: [] };
const LOADED = { remote: REMOTE };

const releaseOf = (version: string, traffic = 100): Release => ({
  url: `/mf/mf-a/${version}/mf-manifest.json`,
  metadata: { version, integrity: '' },
  deployment: { traffic, default: true },
  extras: {
    owner: 'equipe',
    hostApi: '^1.0.0',
    routes: [],
    menu: [],
    dialogs: [],
    modulefederation: { name: 'mf_a', assets: {}, preload: [], shared: {} },
  },
});
const PRESENT = releaseOf('2.0.0');
const BEFORE = releaseOf('1.0.0');

/** Requested addresses. */
const openedEntries = () => mockOpen.mock.calls.map(([{ src }]) => src);

/** A new page that has not loaded anything. */
async function newPage() {
  jest.resetModules();
  return import('./load');
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  mockOpen.mockReset();
  mockReport.mockReset().mockReturnValue('code');
});
afterEach(() => jest.useRealTimers());

/** Fails after `ms`. */
const failingAfter = (ms: number) => () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('sem arquivos')), ms));

test('[MF-04] a module is loaded once, whoever asks', async () => {
  mockOpen.mockResolvedValue(LOADED);
  const { loadModule, loadedModule, releaseInUse } = await newPage();
  await Promise.all([loadModule('mf-a', [PRESENT]), loadModule('mf-a', [PRESENT])]);
  expect([openedEntries().length, loadedModule('mf-a'), releaseInUse('mf-a')]).toEqual([1, REMOTE, PRESENT]);
  expect(mockReport).not.toHaveBeenCalled();
});

test('[MF-04] what failed soon is asked for a second time, past what the browser has of the first', async () => {
  mockOpen.mockImplementationOnce(failingAfter(3900)).mockResolvedValue(LOADED);
  const { loadModule } = await newPage();
  const load = loadModule('mf-a', [PRESENT]);
  await jest.advanceTimersByTimeAsync(4000);
  await expect(load).resolves.toBe(REMOTE);
  expect(openedEntries()).toEqual(['/mf/mf-a/2.0.0/remoteEntry.js', '/mf/mf-a/2.0.0/remoteEntry.js?r=1']);
});

test('[MF-04] what failed late is not: the time is for the release before', async () => {
  mockOpen.mockImplementationOnce(failingAfter(3100)).mockResolvedValue(LOADED);
  const { loadModule, releaseInUse, failureOf } = await newPage();
  const load = loadModule('mf-a', [PRESENT, BEFORE]);
  await jest.advanceTimersByTimeAsync(3200);
  await expect(load).resolves.toBe(REMOTE);
  expect(openedEntries()).toEqual(['/mf/mf-a/2.0.0/remoteEntry.js', '/mf/mf-a/1.0.0/remoteEntry.js']);
  expect([releaseInUse('mf-a'), failureOf('mf-a')]).toEqual([BEFORE, 'code']);
  expect(mockReport.mock.calls.map(([release, phase]) => [release, phase])).toEqual([[PRESENT, 'load']]);
});

test('[MF-04] a module that never comes is given up within ten seconds', async () => {
  mockOpen.mockReturnValue(new Promise(() => undefined));
  const { loadModule } = await newPage();
  const lost = expect(loadModule('mf-a', [PRESENT, BEFORE])).rejects.toThrow('sem resposta');
  await jest.advanceTimersByTimeAsync(9500);
  await lost;
});

test('[MF-04] a failure is everybody’s for a moment, and then tried again, past the cache', async () => {
  mockOpen.mockRejectedValue(new Error('sem arquivos'));
  const { loadModule } = await newPage();
  await expect(loadModule('mf-a', [PRESENT])).rejects.toThrow('sem arquivos');
  const tries = openedEntries().length;
  await expect(loadModule('mf-a', [PRESENT])).rejects.toThrow('sem arquivos');
  expect(openedEntries()).toHaveLength(tries);
  mockOpen.mockResolvedValue(LOADED);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(loadModule('mf-a', [PRESENT])).resolves.toBe(REMOTE);
  expect(openedEntries().at(-1)).toMatch(/\?r=\d+$/);
});

test('[MF-05] of a release that is compared with another, it is told that it came', async () => {
  mockOpen.mockResolvedValue(LOADED);
  const canary = releaseOf('3.0.0', 10);
  await (await newPage()).loadModule('mf-a', [canary, PRESENT]);
  expect(mockReport.mock.calls).toEqual([[canary, 'open']]);
});
