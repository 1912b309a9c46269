import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the modules of this repository: all folders with a declaration. */
export const modules = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'module.json')))
    .sort();

const IGNORED = /(^|\/)(dist|node_modules)(\/|$)|\.(test|spec)\.tsx?$/;

/** Returns the sources at `place`, a folder or a file. */
function filesAt(place) {
  const full = path.join(root, place);
  if (statSync(full).isFile()) return [place];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !IGNORED.test(file))
    .sort();
}

const COMMON = ['platform/webpack', 'tsconfig.json', 'shared/package.json'];
const SHARED_BY_MODULES = ['contracts', 'people', 'quotations', 'tokens'].map((folder) => `shared/src/${folder}`);

/**
 * Returns the installed packages of a lock file without workspaces, so that a new module, or another version of one,
 * does not count.
 */
export function installedBy(lock) {
  const { packages } = JSON.parse(lock);
  const installed = Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
  return JSON.stringify(installed);
}

/** Returns a digest of everything at `places` and of the installed packages. */
export function digestOf(places) {
  const hash = createHash('sha256').update(installedBy(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  for (const file of places.flatMap(filesAt)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Returns a short hash of everything that a release of `name` is built from: sources, packages, language. */
export function inputHash(name) {
  const places = [name, ...COMMON, ...(name === 'shell' ? ['shared/src'] : SHARED_BY_MODULES)];
  const { SITE_LANGUAGE: language } = process.env;
  const digest = digestOf(places);
  return (language ? createHash('sha256').update(`${digest} ${language}`).digest('hex') : digest).slice(0, 7);
}
