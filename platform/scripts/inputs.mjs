import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The modules of this repository: every folder that declares one. The storefront, which takes longest, comes first. */
export const modules = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'module.json')))
    .sort()
    .reverse();

const IGNORED = /(^|\/)(dist|node_modules)(\/|$)|\.(test|spec)\.tsx?$/;

const filesUnder = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !IGNORED.test(file))
    .sort();

const BUILD = ['platform/webpack'];
const SHARED_BY_MODULES = ['contracts', 'people', 'quotations', 'tokens'].map((folder) => `shared/src/${folder}`);
const SINGLE_FILES = ['tsconfig.json', 'shared/package.json'];

/** The installed packages by the lock, without the workspaces: a new module changes nothing for the others. */
function installedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
  return JSON.stringify(installed);
}

/** Short hash of everything that a release of `name` is built from. */
export function inputHash(name) {
  const folders = [name, ...BUILD, ...(name === 'shell' ? ['shared/src'] : SHARED_BY_MODULES)];
  const hash = createHash('sha256').update(installedPackages());
  for (const file of [...folders.flatMap(filesUnder), ...SINGLE_FILES]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 7);
}
