import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Bucket } from '../base/bucket';

/**
 * Parts of a release store; decisions and channels are its audit. Saved in this order and restored in reverse, so that
 * everything a decision refers to exists, even if a publication runs meanwhile or a restore is interrupted.
 */
const PARTS = ['decisions', 'channels', 'notes', 'mf'];

const isBucket = (store: string) => /^https?:/.test(store);

/** Returns the place of a store without its key. */
const placeOf = (store: string) => (isBucket(store) ? new Bucket(store).place : store);

/** @throws with a sentence if a store is not empty. */
export async function checkNoReleases(store: string): Promise<void> {
  for (const part of PARTS) {
    const isThere = isBucket(store)
      ? (await new Bucket(store).list(`${part}/`)).length > 0
      : existsSync(join(store, part)) && readdirSync(join(store, part)).length > 0;
    if (isThere) throw new Error(`Já existem versões publicadas em ${placeOf(store)}; use um armazenamento vazio.`);
  }
}

/** Copies releases, live pointers and decisions into a folder. */
export async function saveReleases(store: string, folder: string): Promise<void> {
  for (const part of PARTS) {
    if (!isBucket(store)) {
      if (existsSync(join(store, part))) cpSync(join(store, part), join(folder, part), { recursive: true });
      continue;
    }
    const bucket = new Bucket(store);
    for (const key of await bucket.list(`${part}/`)) {
      const content = await bucket.get(key);
      // removed by a clean-up meanwhile: not part of the backup
      if (!content) continue;
      mkdirSync(dirname(join(folder, key)), { recursive: true });
      writeFileSync(join(folder, key), content);
    }
  }
}

/** Restores saved releases into an empty store. */
export async function bringReleases(folder: string, store: string): Promise<void> {
  for (const part of PARTS.toReversed()) {
    const from = join(folder, part);
    if (!existsSync(from)) continue;
    if (!isBucket(store)) {
      cpSync(from, join(store, part), { recursive: true, errorOnExist: true, force: false });
      continue;
    }
    const bucket = new Bucket(store);
    await bucket.ensure();
    const entries = readdirSync(from, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const key = file.slice(folder.length + 1);
      if (!(await bucket.create(key, readFileSync(file))))
        throw new Error(`${key} já existe em ${bucket.place}; use um armazenamento vazio.`);
    }
  }
}
