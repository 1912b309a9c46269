/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LIVE } from '../publish/channel';
import { judgedBuilds } from '../publish/publish';
import { liveState } from '../store/discovery';
import { fakeBuild } from '../testing/fake-build';
import { storeOf } from '../testing/fake-store';
import { rehearse } from './constellation';
import { changedLooks } from './look';
import { placesOf } from './places';

const built = async (module: string, version: string, routes?: { path: string; area: 'storefront' | 'seller' }[]) => {
  const dir = await fakeBuild({ module, version, ...(routes && { declaration: { routes } }) });
  const [build] = await judgedBuilds([dir], () => 'abc1234');
  if (!build) throw new Error('no build');
  return build;
};

test('[MF-05] a publication is rehearsed among what is live, and the store is left as it is', async () => {
  const { own } = await storeOf('mf-a', 'mf-b');
  const rehearsal = await rehearse(own, [await built('mf-a', '2.0.0')]);
  const { modules } = await liveState(rehearsal.store, LIVE);
  expect([...modules].map(([name, { current }]) => `${name} ${current.version}`)).toEqual(['mf-a 2.0.0', 'mf-b 1.0.0']);
  const script = path.join(rehearsal.store.folderOf('mf-b', '1.0.0-abc1234'), '100.js');
  expect(await readFile(script, 'utf8')).toBe('/* página 1.0.0 */');
  await rehearsal.remove();
  expect(await own.releasesOf('mf-a')).toEqual(['1.0.0-abc1234']);
  expect(await own.filesOf('mf-b', '1.0.0-abc1234')).toContain('100.js');
  expect((await own.pointers(LIVE, 'mf-a')).map(({ release }) => release)).toEqual(['1.0.0-abc1234']);
});

test('[MF-05] every route of a module is looked at by who may see it; of a shell the first of every module', async () => {
  const routes = [
    { path: '/a/:code', area: 'storefront' as const },
    { path: '/b', area: 'seller' as const },
  ];
  const [{ record: a }, { record: b }, { record: shell }] = [
    await built('mf-a', '1.0.0', routes),
    await built('mf-b', '1.0.0'),
    await built('shell', '1.0.0', []),
  ];
  expect(placesOf([a], [a, b])).toEqual([
    { module: 'mf-a', at: '/a/00000000-0000-4000-8000-000000000000', role: 'visitor' },
    { module: 'mf-a', at: '/b', role: 'seller' },
  ]);
  expect(placesOf([shell], [shell, a, b]).map(({ module, role }) => [module, role])).toEqual([
    ['mf-a', 'visitor'],
    ['mf-b', 'admin'],
  ]);
});

test('[MF-05] what looks otherwise is named with what of it changed', () => {
  const before = { 'button#1': { color: 'red', top: '0', left: '0', right: '0', gap: '0' }, 'p#2': { color: 'red' } };
  const after = { 'button#1': { color: 'blue', top: '1', left: '1', right: '1', gap: '0' }, 'p#2': { color: 'red' } };
  expect(changedLooks(before, before)).toEqual([]);
  expect(changedLooks(before, after)).toEqual(['button (color, top, left e mais 1)']);
  expect(changedLooks(before, {})).toHaveLength(2);
});
