import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
const sharedPackage = new URL('../../shared/package.json', import.meta.url);
export const sharedVersion = JSON.parse(readFileSync(sharedPackage, 'utf8')).version;

/**
 * Everything the shell provides to the modules, named once. `eager` is in the first wave of every page,
 * the others arrive with the first module that asks for them. A facade (`@rodovia/shared/router`) stands for
 * a library, so that only what the facade names is shipped.
 */
const provided = {
  react: { eager: true, version: versionOf('react') },
  'react/jsx-runtime': { eager: true, version: versionOf('react') },
  'react-dom': { eager: true, version: versionOf('react-dom') },
  '@rodovia/shared/runtime': { eager: true, version: sharedVersion },
  '@rodovia/shared/router': { eager: true, version: sharedVersion },
  '@rodovia/shared/ui': { eager: true, version: sharedVersion },
  '@rodovia/shared/forms': { version: sharedVersion },
  '@rodovia/shared/crud': { version: sharedVersion },
  '@rodovia/shared/crud-form': { version: sharedVersion },
};

const rangeOf = (version) => `^${version.split('.')[0]}.0.0`;

/** `shared` of the shell: the only copy that exists. */
export const providedByShell = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, { eager = false, version }]) => [
      name,
      { singleton: true, strictVersion: true, eager, version, requiredVersion: rangeOf(version) },
    ]),
  );

/** `shared` of a module: never a copy of its own, only the shell's. */
export const takenFromShell = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, { version }]) => [
      name,
      { import: false, singleton: true, strictVersion: true, requiredVersion: rangeOf(version) },
    ]),
  );
