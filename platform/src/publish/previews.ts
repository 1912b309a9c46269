import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReleaseStore } from '../store/release-store';

/** Number of days that a preview is kept and accessible. */
const PREVIEW_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;
const KEY_BYTES = 16;

interface Preview {
  /** In ms since 1970. */
  until: number;
  /** Secret part of the address: without it, visitors see what everybody sees. */
  key: string;
}

const FOLDER = 'previews';
const noteOf = (module: string, release: string) => `${FOLDER}/${module}/${release}.json`;

/**
 * Records a release as a preview.
 * @returns its address, and when it expires.
 */
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

/** Returns whether a release is a valid preview with this key. */
export async function opensPreview(store: ReleaseStore, module: string, release: string, key: string) {
  const found = await store.readNote<Partial<Preview>>(noteOf(module, release));
  const [wanted, given] = [Buffer.from(found?.key ?? ''), Buffer.from(key)];
  return wanted.length > 0 && wanted.length === given.length && timingSafeEqual(wanted, given)
    ? (found?.until ?? 0) > Date.now()
    : false;
}

/** Returns when each `module/release` expires as a preview, in ms since 1970. */
export async function previewsUntil(store: ReleaseStore): Promise<Map<string, number>> {
  const notes = await store.readNotes<Preview>(FOLDER);
  return new Map([...notes].map(([key, { until }]) => [key.slice(FOLDER.length + 1).replace(/\.json$/, ''), until]));
}
