import type { ReleaseAction } from '@rodovia/shared/contracts/platform';
import { createMachinePasses } from '../origin/own-machine/own-machine';
import { opensPreview } from '../publish/previews';
import { publish } from '../publish/publish';
import type { ReleaseStore } from '../store/release-store';
import { Collector } from '../telemetry/collector';
import { fakeBuild, fakeShell } from '../testing/fake-build';
import { publishInto, storeOf } from '../testing/fake-store';
import { createReleaseDesk } from './release-desk';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const [OLD, NEW] = ['1.0.0-abc1234', '2.0.0-abc1234'];

let store: ReleaseStore;
let desk: ReturnType<typeof createReleaseDesk>;
beforeEach(async () => {
  store = (await storeOf('mf-a', 'mf-b')).own;
  await publishInto(store, 'mf-a', '2.0.0');
  desk = createReleaseDesk(store, createMachinePasses('segredo'));
});

const moduleOf = async (name: string) => (await desk.read()).Modules.find(({ Module }) => Module === name);
const act = async (name: string, input: Omit<ReleaseAction, 'seen' | 'why'>, seen?: number) =>
  desk.act(name, { why: 'porque sim', seen: seen ?? (await moduleOf(name))?.Seq ?? 0, ...input }, 'Ana (1)');

test('[MF-05] what is live is told with who, when and why, and what it can become', async () => {
  await publish(store, {
    ...author,
    dirs: [await fakeBuild({ module: 'mf-a', version: '3.0.0' })],
    sha: () => 'abc1234',
    canary: 10,
  });
  expect(await moduleOf('mf-a')).toMatchObject({
    Release: NEW,
    Canary: { Release: '3.0.0-abc1234', Traffic: 10 },
    By: 'equipe',
    Why: 'teste',
    Earlier: [OLD],
    Others: ['3.0.0-abc1234'],
    Problems: [],
  });
});

test('what browsers reported stands beside the release before', async () => {
  const collector = new Collector('s');
  for (let i = 0; i < 4; i++) collector.visit('mf-a', NEW, `v${i}`, `10.0.${i}.1`);
  collector.fail(
    { module: 'mf-a', release: NEW, phase: 'load', text: { message: 'x', frames: ['f'] } },
    'v1',
    '10.0.1.1',
  );
  for (let i = 0; i < 4; i++) collector.measure('mf-a', OLD, { LCP: 1000 }, `10.0.${i}.1`);
  await collector.flush(store);
  const [live, before] = (await moduleOf('mf-a'))?.Health ?? [];
  expect(live).toMatchObject({ Role: 'live', Release: NEW, Visits: 4, Failed: 1, LCP: null });
  expect(live?.Failures).toEqual([{ Phase: 'load', Message: 'x', Place: 'f', Count: 1 }]);
  expect(before).toMatchObject({ Role: 'before', Release: OLD, LCP: { Values: 4 } });
});

test('[MF-05] every input does what its command does, in the name of who did it', async () => {
  expect(await act('mf-a', { action: 'rollback', release: OLD })).toEqual([]);
  expect(await moduleOf('mf-a')).toMatchObject({ Release: OLD, Action: 'rollback', By: 'Ana (1)', Why: 'porque sim' });
  expect(await act('mf-a', { action: 'promote', release: NEW })).toEqual([]);
  expect(await act('mf-a', { action: 'canary', release: OLD, traffic: 20 })).toEqual([]);
  expect(await moduleOf('mf-a')).toMatchObject({ Release: NEW, Canary: { Release: OLD, Traffic: 20 } });
  expect(await act('mf-a', { action: 'end-canary' })).toEqual([]);
  expect(await moduleOf('mf-a')).toMatchObject({ Release: NEW, Canary: null });
  expect(await act('mf-a', { action: 'withdraw' })).toEqual([]);
  expect(await moduleOf('mf-a')).toMatchObject({ Withdrawn: true });
  expect(await act('mf-a', { action: 'restore' })).toEqual([]);
  const { Steps, Count } = await desk.history(1, 'mf-a');
  expect([Count, Steps[0]]).toEqual([8, expect.objectContaining({ Action: 'restore', By: 'Ana (1)', Release: NEW })]);
});

test('[MF-05] a published release is opened to whoever has its address; one that is not there is refused', async () => {
  const preview = await desk.preview('mf-a', OLD);
  if (Array.isArray(preview)) throw new Error(preview.join());
  const { searchParams } = new URL(preview.Address, 'http://page');
  expect([searchParams.get('module'), searchParams.get('release')]).toEqual(['mf-a', OLD]);
  expect(await opensPreview(store, 'mf-a', OLD, searchParams.get('key') ?? '')).toBe(true);
  expect(await opensPreview(store, 'mf-a', NEW, searchParams.get('key') ?? '')).toBe(false);
  expect(await desk.preview('mf-a', '9.0.0-abc1234')).toEqual(['mf-a 9.0.0-abc1234 não foi publicado.']);
});

test('[MF-05] of two operators at once one does it and the other is told what came between; nothing is lost', async () => {
  const seen = (await moduleOf('mf-a'))?.Seq;
  const answers = await Promise.all([
    act('mf-a', { action: 'rollback', release: OLD }, seen),
    act('mf-a', { action: 'withdraw' }, seen),
  ]);
  const refusals = answers.flat();
  expect(refusals).toEqual([
    expect.stringMatching(
      /^mf-a mudou enquanto isso: (rollback|withdraw) de Ana \(1\) \(porque sim\)\. Nada foi feito/,
    ),
  ]);
  expect((await desk.history(1, 'mf-a')).Count).toBe(3);
});

test('[MF-05] what the gate refuses is told in its sentences', async () => {
  const put = async (dir: string) => publish(store, { ...author, dirs: [dir], sha: () => 'abc1234' });
  const provided = { react: '19.0.0', '@rodovia/shared/runtime': '1.0.0' };
  await put(await fakeShell('1.0.0', provided));
  await put(await fakeBuild({ module: 'mf-c', version: '1.0.0' }));
  await act('mf-c', { action: 'withdraw' });
  await act('mf-b', { action: 'withdraw' });
  await act('mf-a', { action: 'withdraw' });
  await put(await fakeShell('2.0.0', { ...provided, react: '20.0.0' }));
  expect(await act('mf-c', { action: 'restore' })).toEqual([
    'mf-c 1.0.0 precisa de react ^19.0.0; shell 2.0.0 fornece 20.0.0.',
  ]);
  expect(await act('shell', { action: 'withdraw' })).toEqual([
    'O shell não pode ser retirado: ele é a página inteira.',
  ]);
  expect(await act('mf-z', { action: 'withdraw' }, 1)).toEqual(['mf-z ainda não está no ar.']);
});

test('the history comes in pages, the latest first', async () => {
  for (let i = 0; i < 12; i++) await act('mf-b', { action: i % 2 === 0 ? 'withdraw' : 'restore' });
  const [first, second] = [await desk.history(1), await desk.history(2)];
  expect([first.Steps.length, first.Count, second.Steps.length]).toEqual([15, 15, 0]);
  for (let i = 0; i < 10; i++) await act('mf-b', { action: i % 2 === 0 ? 'withdraw' : 'restore' });
  const pages = [await desk.history(1), await desk.history(2)];
  expect(pages.map(({ Steps }) => Steps.length)).toEqual([20, 5]);
  expect(pages[0]?.Steps[0]?.At.localeCompare(pages[1]?.Steps[0]?.At ?? '')).toBe(1);
});

test('a store that fails is no refusal: it is for the caller to say', async () => {
  const seen = (await moduleOf('mf-a'))?.Seq;
  jest.spyOn(store, 'addPointer').mockRejectedValue(Object.assign(new Error('EROFS'), { code: 'EROFS' }));
  await expect(act('mf-a', { action: 'withdraw' }, seen)).rejects.toThrow('EROFS');
});
