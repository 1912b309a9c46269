import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildReleases, releasesOfSources } from '../../platform/scripts/build.mjs';
import { isCached } from '../../platform/scripts/build-cache.mjs';
import { bundleServer } from '../../platform/scripts/bundle.mjs';
import { root } from '../../platform/scripts/inputs.mjs';
import { inTurn } from '../../testing/rotation.mjs';

/** Folder in which this checkout keeps its builds, each named after its release. */
const builds = path.join(root, '.cache/builds');

const all = releasesOfSources();

/** The release that the image builds itself at this commit; they take turns. */
export const builtByImage = inTurn(all, all.length);

/** Gives an image the builds that exist already, except those it builds itself. */
export function lendBuilds(folder) {
  mkdirSync(folder);
  for (const { name, sha } of all) {
    const build = path.join(builds, `${name}-${sha}`);
    const isLent = existsSync(build) && !builtByImage.some((own) => own.name === name);
    if (isLent) symlinkSync(build, path.join(folder, path.basename(build)));
  }
}

const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Source maps contain the name of the folder in which the entry of Module Federation was generated, so they differ. */
const isSourceMap = (name) => /\.map(\.\w+)?$/.test(name);

/**
 * Lists the files below a folder, with digests of everything that browsers run.
 * @returns {string[]}
 */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => `${path.relative(folder, file)} ${isSourceMap(file) ? '' : digestOf(file)}`)
    .sort();

/** Returns the files of a release as built here and as built by the image whose work folder is `image`. */
export async function bothBuilds(release, image) {
  if (!isCached(release)) await bundleServer();
  const [{ folder }] = await buildReleases([release]);
  return [folder, path.join(image, release.name)].map((place) => filesOf(path.join(place, 'dist')));
}
