import path from 'node:path';
import { releaseEntry } from '@rodovia/shared/contracts/platform';
import { init, parse } from 'es-module-lexer';
import type { ReleaseRecord } from '../../store/release';

/** Reads a file of a build or release by path. */
export type ReadFile = (file: string) => Promise<string>;

/** An import whose address stands in the code. */
interface KnownImport {
  specifier: string;
  isLazy: boolean;
}

/** Returns whether a script can only run as an ES module, and the imports in it whose address is known. */
export async function importsOf(text: string): Promise<{ isModule: boolean; imports: KnownImport[] }> {
  await init();
  const [imports, , , isModule] = parse(text);
  const known = imports.flatMap((one) => {
    if (typeof one.specifier !== 'string' || (one.type === 'dynamic' && one.glob)) return [];
    return [{ specifier: one.specifier, isLazy: one.type === 'dynamic' }];
  });
  return { isModule, imports: known };
}

/** Returns the file of the build that an import refers to; null for anything outside of it. */
function fileOf(from: string, specifier: string): string | null {
  if (!/^\.{1,2}\//.test(specifier)) return null;
  const [address = ''] = specifier.split(/[?#]/);
  const file = path.posix.join(path.posix.dirname(from), address);
  return file.startsWith('..') ? null : file;
}

/**
 * Returns the files of `roots` and all that they import statically, in the order of discovery. What cannot be read or
 * parsed is left out: `moduleProblems` names it.
 */
export async function loadedTogether(roots: readonly string[], read: ReadFile): Promise<string[]> {
  const found = new Set(roots);
  for (const from of found) {
    const parsed = await read(from)
      .then(importsOf)
      .catch(() => null);
    if (!parsed) found.delete(from);
    for (const { specifier, isLazy } of parsed?.imports ?? []) {
      const file = isLazy ? null : fileOf(from, specifier);
      if (file) found.add(file);
    }
  }
  return [...found];
}

type Checked = Pick<ReleaseRecord, 'module' | 'version' | 'assets' | 'entry' | 'modules'>;

/**
 * Returns problems with the ES modules of a release. The page checks the bytes of listed modules only, and resolves no
 * names of packages.
 */
export async function moduleProblems(record: Checked, read: ReadFile): Promise<string[]> {
  const { module, version, assets, modules = [] } = record;
  const title = `${module} ${version}`;
  const entry = releaseEntry(record);
  const problems: string[] = [];
  if (!assets[entry.file]) return [`${title}: a entrada ${entry.file} não é um arquivo da publicação.`];
  if (entry.type === 'module' && !modules.includes(entry.file))
    problems.push(`${title}: a entrada ${entry.file} é um módulo ES que bundle.json não lista em 'modules'.`);
  for (const from of modules) {
    if (!assets[from]) {
      problems.push(`${title}: bundle.json lista o módulo ES ${from}, que não é um arquivo da publicação.`);
      continue;
    }
    const parsed = await importsOf(await read(from)).catch(() => null);
    if (!parsed) problems.push(`${title}: ${from} não pode ser lido como módulo ES.`);
    for (const { specifier } of parsed?.imports ?? []) {
      const file = fileOf(from, specifier);
      if (!file || !assets[file])
        problems.push(`${title}: ${from} importa '${specifier}', que não é um arquivo da publicação.`);
      else if (!modules.includes(file))
        problems.push(`${title}: ${from} importa ${file}, que bundle.json não lista em 'modules'.`);
    }
  }
  return problems;
}
