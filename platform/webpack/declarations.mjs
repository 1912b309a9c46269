import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = 'DeclarationsPlugin';
const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = path.join(root, 'shared/src');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { exports: entries } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
/** Ambient declarations that modules may use, which no compiler emits. */
const AMBIENT = 'css.d.ts';

/** Returns the source of an import of `@rodovia/shared/…`, below `shared/src`. */
function sourceOf(key) {
  const subpath = key.replace('@rodovia/shared', '.');
  const whole = entries[subpath] ?? `./src${subpath.slice(1)}.ts`;
  return whole.replace('./src/', '');
}

const declarationOf = (key) => sourceOf(key).replace(/\.tsx?$/, '.d.ts');

function relativeTo(file, target) {
  const way = path.posix.relative(path.posix.dirname(file), target.replace(/\.d\.ts$/, ''));
  return way.startsWith('.') ? way : `./${way}`;
}

/** Makes a declaration refer to the others by relative paths. */
const alone = (file, text) =>
  text.replaceAll(
    /(from |import\()(['"])(@rodovia\/shared\/[^'"]+)\2/g,
    (_, verb, sign, key) => `${verb}${sign}${relativeTo(file, declarationOf(key))}${sign}`,
  );

function compile(project) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, '-p', project], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

/**
 * Returns declarations of the shared packages `keys` and everything they refer to: texts by path (`files`), and the
 * paths of the packages (`entries`).
 */
async function declarationsOf(keys) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-types-'));
  const project = path.join(folder, 'tsconfig.json');
  const outDir = path.join(folder, 'out');
  const emitted = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, types: [] };
  const options = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { ...emitted, rootDir: sources, outDir },
    include: [],
    files: [AMBIENT, ...keys.map(sourceOf)].map((file) => path.join(sources, file)),
  };
  writeFileSync(project, JSON.stringify(options));
  try {
    await compile(project);
    const found = readdirSync(outDir, { recursive: true }).filter((file) => file.endsWith('.d.ts'));
    const files = found.sort().map((file) => {
      const name = file.split(path.sep).join('/');
      return [name, alone(name, readFileSync(path.join(outDir, file), 'utf8'))];
    });
    const ambient = readFileSync(path.join(sources, AMBIENT), 'utf8');
    return {
      entries: Object.fromEntries(keys.map((key) => [key, declarationOf(key)])),
      files: Object.fromEntries([[AMBIENT, ambient], ...files]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes `types.json` with declarations of what the shell provides: modules are checked against those of the live
 * shell.
 */
export class DeclarationsPlugin {
  /** @param {string[]} keys the shared packages of this repository */
  constructor(keys) {
    this.keys = keys;
  }

  apply(compiler) {
    let running;
    // runs in parallel to the build
    compiler.hooks.run.tap(NAME, () => {
      running = declarationsOf(this.keys);
      running.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { Compilation, sources: kinds } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        // not needed in watch mode
        if (running) compilation.emitAsset('types.json', new kinds.RawSource(JSON.stringify(await running)));
      });
    });
  }
}
