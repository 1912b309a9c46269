import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE } from '../publish/channel';
import type { Build } from '../publish/publish';
import { liveState, withoutUnreadable } from '../store/discovery';
import { FolderStore } from '../store/folder-store';
import { type ReleaseRecord, releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';

/** What would be live with a publication, in a store of its own. */
export interface Rehearsal {
  store: ReleaseStore;
  /** What is live now, for everybody. */
  live: ReleaseRecord[];
  remove(): Promise<void>;
}

const author = { by: 'prova', why: '', commit: '', action: 'publish' } as const;

/** Puts a publication among what is live, in a folder that nobody is served from: nothing of it is in the store. */
export async function rehearse(store: ReleaseStore, builds: Build[]): Promise<Rehearsal> {
  const state = await liveState(store, LIVE, withoutUnreadable);
  const live = [state.shell, ...state.modules.values()].flatMap((one) => (one ? [one.current] : []));
  const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-probe-'));
  const own = new FolderStore(folder);
  const pointTo = (record: ReleaseRecord) =>
    own.addPointer(LIVE, record.module, { ...author, release: releaseName(record), at: new Date().toISOString() });
  for (const record of live) {
    const target = own.folderOf(record.module, releaseName(record));
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.resolve(store.folderOf(record.module, releaseName(record))), target, 'dir');
    await pointTo(record);
  }
  for (const { dir, record } of builds) {
    // one that a stopped publication left in the store is there already, where it is live
    if (!(await own.hasRelease(record.module, releaseName(record))))
      await own.addRelease(path.join(dir, 'dist'), record);
    await pointTo(record);
  }
  return { store: own, live, remove: () => rm(folder, { recursive: true, force: true }) };
}
