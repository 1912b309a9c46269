import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '../publish/publish';
import { openStore } from '../store/open-store';
import type { ReleaseRecord } from '../store/release';
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

/**
 * Changes the record of a release that is live or a canary, and renews its module's pointer without digests: as if it
 * had gone live like that before pointers had any.
 */
export async function changeRecord(
  own: ReleaseStore,
  module: string,
  version: string,
  change: (record: ReleaseRecord) => Partial<ReleaseRecord>,
) {
  const file = recordOf(own.place, module, version);
  const record = JSON.parse(await readFile(file, 'utf8')) as ReleaseRecord;
  await writeFile(file, JSON.stringify({ ...record, ...change(record) }));
  const pointer = await own.livePointer(own.channel, module);
  if (!pointer) throw new Error(`${module} is not live`);
  const { seq: _seq, decision: _decision, digest: _digest, canary, ...others } = pointer;
  const traffic = canary && { canary: { release: canary.release, traffic: canary.traffic } };
  await own.addPointer(own.channel, module, { ...others, ...traffic });
}
