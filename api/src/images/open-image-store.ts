import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiConfig } from '../base/config';
import { createBucketStore } from './bucket-store';
import type { ImageStore } from './image-store';

function createFolderStore(folder: string): ImageStore {
  return {
    async put(name, content) {
      await mkdir(folder, { recursive: true });
      // Nobody ever reads half a file; two uploads of one picture each have their own.
      const pending = join(folder, `.${name}.${randomUUID()}.part`);
      await writeFile(pending, content);
      await rename(pending, join(folder, name));
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** A bucket where `STORAGE_URL` names one, else the folder `filesDir/images`. */
export const createImageStore = ({ storageUrl, filesDir }: ApiConfig): ImageStore =>
  storageUrl ? createBucketStore(storageUrl) : createFolderStore(join(filesDir, 'images'));
