import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
const sharedPackage = new URL('../../shared/package.json', import.meta.url);
export const sharedVersion = JSON.parse(readFileSync(sharedPackage, 'utf8')).version;

/**
 * All packages that the shell provides to modules. `eager` ones are in the initial chunks of every page, others load
 * with the first module that needs them. A facade (`@rodovia/shared/router`) replaces a library, so that only its
 * exports are bundled.
 */
const provided = {
  react: { eager: true, version: versionOf('react') },
  'react/jsx-runtime': { eager: true, version: versionOf('react') },
  'react-dom': { eager: true, version: versionOf('react-dom') },
  '@rodovia/shared/runtime': { eager: true, version: sharedVersion },
  '@rodovia/shared/router': { eager: true, version: sharedVersion },
  '@rodovia/shared/ui': { eager: true, version: sharedVersion },
  '@rodovia/shared/slots': { eager: true, version: sharedVersion },
  '@rodovia/shared/forms': { version: sharedVersion },
  '@rodovia/shared/crud': { version: sharedVersion },
  '@rodovia/shared/crud-form': { version: sharedVersion },
};

const rangeOf = (version) => `^${version.split('.')[0]}.0.0`;

/** `shared` option of the shell: the only copy. */
export const providedByShell = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, { eager = false, version }]) => [
      name,
      { singleton: true, strictVersion: true, eager, version, requiredVersion: rangeOf(version) },
    ]),
  );

/** Folder with the earlier majors of `@rodovia/shared`, by version. */
const EARLIER = process.env.EARLIER_MAJORS ?? fileURLToPath(new URL('../../shared/src/earlier', import.meta.url));

/**
 * `shared` option of the shell for modules that were built for an earlier major: `3.4.0/runtime.ts` is provided as
 * `@rodovia/shared-3/runtime`, in a chunk of its own.
 */
export function earlierMajors() {
  const versions = existsSync(EARLIER) ? readdirSync(EARLIER) : [];
  const entries = versions.flatMap((version) =>
    readdirSync(path.join(EARLIER, version)).map((file) => {
      const shareKey = `@rodovia/shared-${version.split('.')[0]}/${path.parse(file).name}`;
      const own = { shareKey, version, requiredVersion: rangeOf(version), singleton: true, strictVersion: true };
      return [path.join(EARLIER, version, file), own];
    }),
  );
  return Object.fromEntries(entries);
}

/** `shared` option of a module: no copy of its own. */
export const takenFromShell = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, { version }]) => [
      name,
      { import: false, singleton: true, strictVersion: true, requiredVersion: rangeOf(version) },
    ]),
  );
