import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Bucket } from '../base/bucket';

/**
 * What a store of releases consists of: the audit is its decisions and channels. Saved in this order, brought back in
 * the other one: whatever a decision names is there, also of a publication that runs meanwhile, or a restore that is
 * stopped half-way.
 */
const PARTS = ['decisions', 'channels', 'notes', 'mf'];

const isBucket = (store: string) => /^https?:/.test(store);

/** Where a store is, for people, without its key. */
const placeOf = (store: string) => (isBucket(store) ? new Bucket(store).place : store);

/** @throws one sentence where a store has anything that a restore would mix with. */
export async function checkNoReleases(store: string): Promise<void> {
  for (const part of PARTS) {
    const isThere = isBucket(store)
      ? (await new Bucket(store).list(`${part}/`)).length > 0
      : existsSync(join(store, part)) && readdirSync(join(store, part)).length > 0;
    if (isThere) throw new Error(`Já existem versões publicadas em ${placeOf(store)}; use um armazenamento vazio.`);
  }
}

/** Copies releases, what is live of them, and who decided it, into a folder. */
export async function saveReleases(store: string, folder: string): Promise<void> {
  for (const part of PARTS) {
    if (!isBucket(store)) {
      if (existsSync(join(store, part))) cpSync(join(store, part), join(folder, part), { recursive: true });
      continue;
    }
    const bucket = new Bucket(store);
    for (const key of await bucket.list(`${part}/`)) {
      const content = await bucket.get(key);
      // what a clean-up removed meanwhile is no part of the backup
      if (!content) continue;
      mkdirSync(dirname(join(folder, key)), { recursive: true });
      writeFileSync(join(folder, key), content);
    }
  }
}

/** Brings saved releases into an empty store. */
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
