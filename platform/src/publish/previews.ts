import type { ReleaseStore } from '../store/release-store';

/** So long a preview is kept, and its address opens it. */
const PREVIEW_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

interface Preview {
  /** Milliseconds since 1970. */
  until: number;
}

const FOLDER = 'previews';

/** Notes that a release is to be looked at for a while, though nobody gets it. Answers until when. */
export async function notePreview(store: ReleaseStore, module: string, release: string): Promise<Date> {
  const until = Date.now() + PREVIEW_DAYS * DAY_MS;
  await store.writeNote(`${FOLDER}/${module}/${release}.json`, { until } satisfies Preview);
  return new Date(until);
}

/** Until when each `module/release` is a preview, in milliseconds since 1970. */
export async function previewsUntil(store: ReleaseStore): Promise<Map<string, number>> {
  const notes = await store.readNotes<Preview>(FOLDER);
  return new Map([...notes].map(([key, { until }]) => [key.slice(FOLDER.length + 1).replace(/\.json$/, ''), until]));
}
