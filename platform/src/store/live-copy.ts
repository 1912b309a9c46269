import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveModule, LiveState } from './discovery';
import { LIVE } from './names';
import { type ReleaseRecord, releaseName } from './release';
import { RECORD, type ReleaseStore } from './release-store';

/** Copy of the last live state on this machine, so that an instance can start while its store is unavailable. */
export interface LiveCopy {
  save(state: LiveState): Promise<void>;
  /** Returns null if there is none, or if releases are missing on this machine. */
  load(): Promise<LiveState | null>;
}

interface Written {
  /** Environment that it is of; absent from older copies. */
  channel?: string;
  shell: LiveModule | null;
  modules: [string, LiveModule][];
}

const recordsOf = ({ current, previous, canary }: LiveModule): ReleaseRecord[] =>
  [current, previous, canary?.record].filter((record) => record !== null && record !== undefined);

/** Creates a copy in `file`; releases are looked up where the store keeps served ones. */
export function liveCopyIn(file: string, store: ReleaseStore): LiveCopy {
  let last = '';
  const isHere = (record: ReleaseRecord) =>
    existsSync(path.join(store.folderOf(record.module, releaseName(record)), RECORD));
  return {
    async save({ shell, modules }) {
      const text = JSON.stringify({ channel: store.channel, shell, modules: [...modules] } satisfies Written);
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
      const { channel = LIVE, shell, modules } = JSON.parse(text) as Written;
      if (channel !== store.channel) return null;
      const all = [shell, ...modules.map(([, live]) => live)].flatMap((live) => (live ? recordsOf(live) : []));
      return all.every(isHere) ? { shell, modules: new Map(modules) } : null;
    },
  };
}
