import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from '../publish/publish';
import { liveState, withoutUnreadable } from '../store/discovery';
import { FolderStore } from '../store/folder-store';
import { type ReleaseRecord, releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';

/** The result of a publication in a separate store. */
export interface Rehearsal {
  store: ReleaseStore;
  /** Currently live releases. */
  live: ReleaseRecord[];
  remove(): Promise<void>;
}

const author = { by: 'prova', why: '', commit: '', action: 'publish' } as const;

/** Makes a release live in a store of its own. */
export const pointTo = (own: ReleaseStore, record: ReleaseRecord) =>
  own.addPointer(own.channel, record.module, {
    ...author,
    release: releaseName(record),
    at: new Date().toISOString(),
  });

/** Combines a publication with the live releases in a temporary folder; nothing is written to the store. */
export async function rehearse(store: ReleaseStore, builds: Build[]): Promise<Rehearsal> {
  const state = await liveState(store, store.channel, withoutUnreadable);
  const live = [state.shell, ...state.modules.values()].flatMap((one) => (one ? [one.current] : []));
  const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-probe-'));
  const own = new FolderStore(folder);
  for (const record of live) {
    const target = own.folderOf(record.module, releaseName(record));
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.resolve(store.folderOf(record.module, releaseName(record))), target, 'dir');
    await pointTo(own, record);
  }
  for (const { dir, record } of builds) {
    // a release left by an interrupted publication is already there if it is live
    if (!(await own.hasRelease(record.module, releaseName(record))))
      await own.addRelease(path.join(dir, 'dist'), record);
    await pointTo(own, record);
  }
  return { store: own, live, remove: () => rm(folder, { recursive: true, force: true }) };
}
