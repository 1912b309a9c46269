import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveModule, LiveState } from './discovery';
import { type ReleaseRecord, releaseName } from './release';
import { RECORD, type ReleaseStore } from './release-store';

/** What was last live, on this machine's disk: an instance that starts while its store is away serves from it. */
export interface LiveCopy {
  save(state: LiveState): Promise<void>;
  /** Null where there is none, or where not all that it needs is on the disk. */
  load(): Promise<LiveState | null>;
}

interface Written {
  shell: LiveModule | null;
  modules: [string, LiveModule][];
}

const recordsOf = ({ current, previous, canary }: LiveModule): ReleaseRecord[] =>
  [current, previous, canary?.record].filter((record) => record !== null && record !== undefined);

/** A copy in `file`; the releases are looked for where the store keeps those that it serves. */
export function liveCopyIn(file: string, store: ReleaseStore): LiveCopy {
  let last = '';
  const isHere = (record: ReleaseRecord) =>
    existsSync(path.join(store.folderOf(record.module, releaseName(record)), RECORD));
  return {
    async save({ shell, modules }) {
      const text = JSON.stringify({ shell, modules: [...modules] } satisfies Written);
      if (text === last) return;
      await mkdir(path.dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}.part`;
      await writeFile(draft, text);
      await rename(draft, file);
      last = text;
    },
    async load() {
      const text = await readFile(file, 'utf8').catch(() => null);
      if (!text) return null;
      const { shell, modules } = JSON.parse(text) as Written;
      const all = [shell, ...modules.map(([, live]) => live)].flatMap((live) => (live ? recordsOf(live) : []));
      return all.every(isHere) ? { shell, modules: new Map(modules) } : null;
    },
  };
}
