import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildReleases, releasesOfSources } from '../../platform/scripts/build.mjs';
import { bundleServer } from '../../platform/scripts/bundle.mjs';
import { root } from '../../platform/scripts/inputs.mjs';
import { isKept } from '../../platform/scripts/kept-builds.mjs';
import { inTurn } from '../../testing/rotation.mjs';

/** Where this checkout keeps what it has built, each build under the name of its release. */
const kept = path.join(root, '.cache/builds');

const all = releasesOfSources();

/** What an image builds by itself at this commit: one release in turn. */
export const builtByImage = inTurn(all, all.length);

/** Lends an image the builds that are here already, but for those that it makes by itself. */
export function lendBuilds(folder) {
  mkdirSync(folder);
  for (const { name, sha } of all) {
    const build = path.join(kept, `${name}-${sha}`);
    const isLent = existsSync(build) && !builtByImage.some((own) => own.name === name);
    if (isLent) symlinkSync(build, path.join(folder, path.basename(build)));
  }
}

const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Source maps name the folder that the federation's own entry was generated in. */
const isSourceMap = (name) => /\.map(\.\w+)?$/.test(name);

/** The files below a folder, by their place in it, with the digests of all that browsers run. @returns {string[]} */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => `${path.relative(folder, file)} ${isSourceMap(file) ? '' : digestOf(file)}`)
    .sort();

/** The files of a release as it is built here, and as an image whose work folder is `image` has built it. */
export async function bothBuilds(release, image) {
  if (!isKept(release)) await bundleServer();
  const [{ folder }] = await buildReleases([release]);
  return [folder, path.join(image, release.name)].map((place) => filesOf(path.join(place, 'dist')));
}
