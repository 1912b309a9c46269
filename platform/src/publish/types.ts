import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Type declarations of a shell's release, in the format of `platform/webpack/declarations.mjs`. */
export interface Declarations {
  /** Paths of the declarations of shared packages. */
  entries: Record<string, string>;
  /** Texts by path. */
  files: Record<string, string>;
}

/** Name of that file in a shell's release. */
export const TYPES = 'types.json';

const DEADLINE_MS = 120_000;
const MAX_REPORTED = 5;
/** Entries of a module; everything else is imported from them. */
const BUILT = ['src/remote.tsx', 'src/server.ts'];

const compilerIn = (root: string) => path.join(root, 'node_modules/typescript/bin/tsc');

/** Runs the compiler with a timeout; returns one line per error. */
function compile(project: string, root: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compilerIn(root), '-p', project, '--pretty', 'false'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: DEADLINE_MS,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const errors = output.split('\n').filter((line) => /error TS\d+/.test(line));
      if (signal) resolve([`a conferência passou de ${DEADLINE_MS / 1000} s.`]);
      else resolve(code === 0 ? [] : errors.length > 0 ? errors : [output.trim()]);
    });
  });
}

async function unpack(folder: string, { files }: Declarations) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) throw new Error(`'${file}' não é o caminho de uma declaração.`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** Returns whether a compiler is installed in the repository at `root`. */
export const hasCompiler = (root = process.cwd()) => existsSync(compilerIn(root));

/** Returns whether the sources of a module are available. */
export const hasSources = (dir: string) => existsSync(path.join(dir, 'src/remote.tsx'));

/**
 * Returns type errors of the module in `dir` with the shared packages of a shell: the first ones, as sentences.
 * Everything else is resolved from the repository at `root`, like in the build.
 */
export async function typeProblems(
  dir: string,
  declarations: Declarations,
  shell: string,
  root = process.cwd(),
): Promise<string[]> {
  const module = path.basename(dir);
  await mkdir(path.join(root, '.cache'), { recursive: true });
  // below the root, so that installed packages are found
  const folder = await mkdtemp(path.join(root, '.cache', 'types-'));
  try {
    await unpack(folder, declarations);
    const provided = Object.entries(declarations.entries).map(([key, file]) => [key, [path.join(folder, file)]]);
    const project = path.join(folder, 'tsconfig.json');
    const ambient = Object.keys(declarations.files).filter((file) => !file.includes('/'));
    const built = BUILT.map((file) => path.join(dir, file)).filter((file) => existsSync(file));
    const options = {
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: true, types: [], paths: Object.fromEntries(provided) },
      include: [],
      files: [...ambient.map((file) => path.join(folder, file)), ...built],
    };
    await writeFile(project, JSON.stringify(options));
    const errors = await compile(project, root);
    const more =
      errors.length > MAX_REPORTED ? [`${module}: e mais ${errors.length - MAX_REPORTED} erros de tipos.`] : [];
    return [...errors.slice(0, MAX_REPORTED).map((error) => `${module} com os tipos do ${shell}: ${error}`), ...more];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
