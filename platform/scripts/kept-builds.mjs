import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './inputs.mjs';

/** Where builds are kept for whatever store asks for them; `BUILD_CACHE` lets copies of the repository share one. */
const place = () => path.resolve(process.env.BUILD_CACHE ?? path.join(root, '.cache/builds'));

const folderOf = ({ name, sha }) => path.join(place(), `${name}-${sha}`);

const MOST_OF_ONE = 4;
const UNFINISHED = '.part';
const ABANDONED_MS = 3_600_000;

const ageOf = (folder) => Date.now() - statSync(folder, { throwIfNoEntry: false })?.mtimeMs;

/** Removes all but the latest builds of `name`, and what stopped builds have left. */
function tidy(name) {
  const isOwn = new RegExp(`^${name}-[0-9a-f]+$`);
  const all = readdirSync(place()).map((one) => ({ one, folder: path.join(place(), one) }));
  const aged = all.map(({ one, folder }) => ({ one, folder, age: ageOf(folder) }));
  const old = aged.filter(({ one }) => isOwn.test(one)).sort((a, b) => a.age - b.age);
  const abandoned = aged.filter(({ one, age }) => one.endsWith(UNFINISHED) && age > ABANDONED_MS);
  for (const { folder } of [...old.slice(MOST_OF_ONE), ...abandoned]) rmSync(folder, { recursive: true, force: true });
}

/** True where the build of a release is there. */
export const isKept = (release) => existsSync(folderOf(release));

/**
 * The folder of a release's build, as it is published from: made by `build(folder)`, which fills its `dist`, unless it
 * is there from an earlier time. A build stands under its name only once it is whole.
 */
export async function keptBuild(release, build) {
  const { name } = release;
  const folder = folderOf(release);
  if (isKept(release)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const unfinished = `${folder}-${process.pid}${UNFINISHED}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const file of ['package.json', 'module.json'])
    await cp(path.join(root, name, file), path.join(unfinished, file));
  await build(unfinished);
  // somebody else may have built the same meanwhile
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  tidy(name);
  return folder;
}
