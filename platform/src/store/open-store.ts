import path from 'node:path';
import { BucketStore } from './bucket-store';
import { FolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/** The store at `place`: a bucket for `https://key:secret@host/bucket?region=…`, else a folder. */
export function openStore(place: string, cacheDir = path.join(process.env.DATA_DIR ?? '.data', 'store-cache')) {
  const store: ReleaseStore = /^https?:/.test(place)
    ? new BucketStore(place, path.resolve(cacheDir))
    : new FolderStore(path.resolve(place));
  return store;
}
