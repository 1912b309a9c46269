import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '../publish/publish';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { fakeBuild } from './fake-build';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };

/** Creates a store with these versions of modules. */
export async function storeOf(...modules: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-live-'));
  const own = openStore(folder);
  for (const module of modules) await publishInto(own, module, '1.0.0');
  return { folder, own };
}

export const publishInto = async (own: ReleaseStore, module: string, version: string) =>
  publish(own, { ...author, dirs: [await fakeBuild({ module, version })], sha: () => 'abc1234' });

export const recordOf = (folder: string, module: string, version: string) =>
  path.join(folder, 'mf', module, `${version}-abc1234`, 'release.json');
