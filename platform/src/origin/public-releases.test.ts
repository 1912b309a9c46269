import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE } from '../publish/channel';
import { notePreview } from '../publish/previews';
import { publish } from '../publish/publish';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { fakeBuild } from '../testing/fake-build';
import { createReleaseAccess } from './public-releases';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const RELEASE = '1.0.0-abc1234';
const nothing = () => Promise.resolve({ shell: null, modules: new Map() });

let store: ReleaseStore;
let cookie: string;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-access-')));
  const dirs = [await fakeBuild({ module: 'mf-a', version: '1.0.0' })];
  await publish(store, { ...author, dirs, sha: () => 'abc1234', isPreview: true });
  const { address } = await notePreview(store, 'mf-a', RELEASE);
  cookie = `mf-a@${RELEASE}@${new URLSearchParams(address.split('?')[1]).get('key')}`;
});
afterEach(() => jest.restoreAllMocks());

test("[MF-05] files of a preview are for a browser with its key, and another's key or module opens nothing", async () => {
  const accessOf = createReleaseAccess(store, nothing);
  expect(await accessOf('mf-a', RELEASE, cookie)).toBe('preview');
  for (const other of [undefined, '', `${cookie}x`, cookie.replace('mf-a', 'mf-b'), `mf-a@${RELEASE}`])
    expect(await accessOf('mf-a', RELEASE, other)).toBe('nobody');
  expect(await accessOf('mf-a', '1.0.1-abc1234', cookie)).toBe('nobody');
});

test('[MF-05] what was live once is for everybody within a second, in every process, and is asked for once', async () => {
  const [one, other] = [createReleaseAccess(store, nothing), createReleaseAccess(store, nothing)];
  expect(await one('mf-a', RELEASE)).toBe('nobody');
  await store.addPointer(LIVE, 'mf-a', {
    ...author,
    release: RELEASE,
    action: 'promote',
    at: new Date().toISOString(),
  });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect([await one('mf-a', RELEASE), await other('mf-a', RELEASE)]).toEqual(['everybody', 'everybody']);
  const pointers = jest.spyOn(store, 'pointers').mockRejectedValue(new Error('away'));
  expect(await one('mf-a', RELEASE)).toBe('everybody');
  expect(pointers).not.toHaveBeenCalled();
});

test('[MF-05] the store is asked once in a second for all files of a preview', async () => {
  const accessOf = createReleaseAccess(store, nothing);
  const reads = [jest.spyOn(store, 'pointers'), jest.spyOn(store, 'readNote')];
  for (let i = 0; i < 20; i++) expect(await accessOf('mf-a', RELEASE, cookie)).toBe('preview');
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
