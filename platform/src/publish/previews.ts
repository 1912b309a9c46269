import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReleaseStore } from '../store/release-store';

/** So long a preview is kept, and its address opens it. */
const PREVIEW_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;
const KEY_BYTES = 16;

interface Preview {
  /** Milliseconds since 1970. */
  until: number;
  /** Part of the address: who does not have it sees what everybody sees. */
  key: string;
}

const FOLDER = 'previews';
const noteOf = (module: string, release: string) => `${FOLDER}/${module}/${release}.json`;

/** Notes that a release is to be looked at for a while, though nobody gets it. Answers its address, and until when. */
export async function notePreview(
  store: ReleaseStore,
  module: string,
  release: string,
): Promise<{ address: string; until: Date }> {
  const until = Date.now() + PREVIEW_DAYS * DAY_MS;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await store.writeNote(noteOf(module, release), { until, key } satisfies Preview);
  return { address: `/mf/preview?module=${module}&release=${release}&key=${key}`, until: new Date(until) };
}

/** True where a release is a preview in its time, and this is the key of its address. */
export async function opensPreview(store: ReleaseStore, module: string, release: string, key: string) {
  const found = await store.readNote<Partial<Preview>>(noteOf(module, release));
  const [wanted, given] = [Buffer.from(found?.key ?? ''), Buffer.from(key)];
  return wanted.length > 0 && wanted.length === given.length && timingSafeEqual(wanted, given)
    ? (found?.until ?? 0) > Date.now()
    : false;
}

/** Until when each `module/release` is a preview, in milliseconds since 1970. */
export async function previewsUntil(store: ReleaseStore): Promise<Map<string, number>> {
  const notes = await store.readNotes<Preview>(FOLDER);
  return new Map([...notes].map(([key, { until }]) => [key.slice(FOLDER.length + 1).replace(/\.json$/, ''), until]));
}
