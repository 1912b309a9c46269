import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiConfig } from '../base/config';
import { isMissing } from '../base/is-missing';
import { createBucketStore } from './bucket-store';
import type { ImageStore } from './image-store';

function createFolderStore(folder: string): ImageStore {
  return {
    async put(name, content) {
      await mkdir(folder, { recursive: true });
      // readers never see partial files, and each upload has its own temporary file
      const pending = join(folder, `.${name}.${randomUUID()}.part`);
      await writeFile(pending, content);
      await rename(pending, join(folder, name));
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Creates the image store: a bucket if `STORAGE_URL` is set, otherwise the folder `filesDir/images`. */
export const createImageStore = ({ storageUrl, filesDir }: ApiConfig): ImageStore =>
  storageUrl ? createBucketStore(storageUrl) : createFolderStore(join(filesDir, 'images'));
