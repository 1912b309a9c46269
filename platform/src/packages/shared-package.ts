import path from 'node:path';
import type { Declarations } from '../publish/types';
import type { ReleaseRecord } from '../store/release';

const SCOPE = '@rodovia/shared';
const SOURCE = `${SCOPE}/runtime`;

/** Matches the package of an import or export in a declaration. */
const IMPORTED = /(?:from |import\()['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g;

/** Packages whose types the declarations refer to. */
const typesNeeded = ({ files }: Declarations) =>
  new Set(Object.values(files).flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([, name]) => name ?? [])));

/** Returns a module with the names of a shared package, for bundlers that look them up; it never runs in a page. */
const namesOnly = (key: string, names: readonly string[]) =>
  [
    `const hostOnly = () => { throw new Error('${key} comes from the shell: share it with import: false.'); };`,
    ...names
      .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
      .map((name) => `export const ${name} = hostOnly;`),
    '',
  ].join('\n');

/**
 * Returns the files of an installable `@rodovia/shared` by path: the types and names that a shell provides, without its
 * code. Modules of other repositories are compiled against it and take the code from the page.
 */
export function sharedPackage(shell: ReleaseRecord, declarations: Declarations): Map<string, string> {
  const { shared, names = {}, packages = {} } = shell;
  const keys = Object.keys(declarations.entries).filter((key) => key.startsWith(`${SCOPE}/`));
  const files = new Map<string, string>();
  for (const [file, text] of Object.entries(declarations.files)) files.set(`types/${file}`, text);
  const exported = keys.map((key) => {
    const entry = key.slice(SCOPE.length + 1);
    files.set(`${entry}.js`, namesOnly(key, names[key] ?? []));
    const types = `./types/${declarations.entries[key] ?? ''}`;
    return [`./${entry}`, { types, default: `./${entry}.js` }] as const;
  });
  const needed = [...typesNeeded(declarations)].filter((name) => packages[name] && name !== 'react').sort();
  const manifest = {
    name: SCOPE,
    version: shared[SOURCE] ?? '0.0.0',
    description: 'Types and names of what the shell of Rodovia provides to modules.',
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(exported),
    files: ['types', ...keys.map((key) => `${path.posix.basename(key)}.js`)],
    peerDependencies: {
      react: `^${(shared.react ?? '19').split('.')[0]}.0.0`,
      ...Object.fromEntries(needed.map((name) => [name, `^${packages[name]}`])),
    },
    // only compilers read them, for the types of what the packages return
    peerDependenciesMeta: Object.fromEntries(needed.map((name) => [name, { optional: true }])),
  };
  files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  return files;
}
