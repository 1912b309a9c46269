import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pointTo } from '../probe/constellation';
import { liveState } from '../store/discovery';
import { FolderStore } from '../store/folder-store';
import { type ReleaseRecord, releaseName } from '../store/release';
import { RECORD, type ReleaseStore } from '../store/release-store';

/** Returns the files of a release that a page needs, or a page that is drawn: no compressed copies and no source maps. */
const neededFiles = ({ assets, others = {} }: ReleaseRecord) => [
  RECORD,
  ...Object.keys(assets),
  ...Object.keys(others).filter((file) => /\.LICENSE\.txt$|^server\/.*\.cjs$/.test(file)),
];

/** Writes a store with nothing but the live shell and modules of another one to `folder`. */
export async function writePackedStore(store: ReleaseStore, folder: string): Promise<void> {
  const { shell, modules } = await liveState(store, store.channel);
  const own = new FolderStore(folder);
  for (const live of [shell, ...modules.values()]) {
    if (!live) continue;
    const { current } = live;
    const [from, to] = [store, own].map((one) => one.folderOf(current.module, releaseName(current))) as [
      string,
      string,
    ];
    for (const file of neededFiles(current)) {
      await mkdir(path.dirname(path.join(to, file)), { recursive: true });
      await cp(path.join(from, file), path.join(to, file));
    }
    await pointTo(own, current);
  }
}
