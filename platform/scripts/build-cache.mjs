import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './inputs.mjs';

/** Build cache shared by all stores; `BUILD_CACHE` lets copies of the repository share one. */
const place = () => path.resolve(process.env.BUILD_CACHE ?? path.join(root, '.cache/builds'));

const folderOf = ({ name, sha }) => path.join(place(), `${name}-${sha}`);

const MAX_OF_ONE = 4;
const UNFINISHED = '.part';
const ABANDONED_MS = 3_600_000;

const ageOf = (folder) => Date.now() - statSync(folder, { throwIfNoEntry: false })?.mtimeMs;

/** Removes all but the latest builds of `name`, and leftovers of interrupted builds. */
function tidy(name) {
  const isOwn = new RegExp(`^${name}-[0-9a-f]+$`);
  const all = readdirSync(place()).map((one) => ({ one, folder: path.join(place(), one) }));
  const aged = all.map(({ one, folder }) => ({ one, folder, age: ageOf(folder) }));
  const old = aged.filter(({ one }) => isOwn.test(one)).sort((a, b) => a.age - b.age);
  const abandoned = aged.filter(({ one, age }) => one.endsWith(UNFINISHED) && age > ABANDONED_MS);
  for (const { folder } of [...old.slice(MAX_OF_ONE), ...abandoned]) rmSync(folder, { recursive: true, force: true });
}

/** Returns whether the build of a release is cached. */
export const isCached = (release) => existsSync(folderOf(release));

/**
 * Returns the folder of a release's build, created by `build(folder)`, which fills its `dist`, unless it is cached. A
 * build gets its name only when it is complete.
 */
export async function cachedBuild(release, build) {
  const { name } = release;
  const folder = folderOf(release);
  if (isCached(release)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const unfinished = `${folder}-${process.pid}${UNFINISHED}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const file of ['package.json', 'module.json'])
    await cp(path.join(root, name, file), path.join(unfinished, file));
  await build(unfinished);
  // another process may have built the same meanwhile
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  tidy(name);
  return folder;
}
