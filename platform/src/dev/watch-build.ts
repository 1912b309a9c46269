import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type FSWatcher, watch } from 'chokidar';
import { FACTS, writeFacts } from '../publish/facts/build-facts';
import { MANIFEST } from '../publish/facts/manifest';
import type { BuildNews, WatchedModule } from './module-server';

const QUIET_MS = 50;
/** Folder of a module's build. */
const BUILT = 'dist';

/** What is wrong with a build, or nothing. */
type Outcome = string;

/** Runs the module's own `npm run build`; returns its output if it fails. `signal` ends it, with all that it began. */
function runBuild(dir: string, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', 'build'], {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
      detached: true,
    });
    const stop = () => child.pid && child.exitCode === null && process.kill(-child.pid);
    signal.addEventListener('abort', stop);
    child.once('close', () => signal.removeEventListener('abort', stop));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => resolve(code === 0 ? '' : output.trim() || `npm run build: ${code}`));
  });
}

const hasBuild = (dir: string) => {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    scripts?: { build?: string };
  };
  return scripts.build !== undefined;
};

/** Builds and describes a module, and copies the result to `files` if nothing is wrong. */
async function build(dir: string, files: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const failure = hasBuild(dir) ? await runBuild(dir, signal) : '';
    if (failure) return stripVTControlCharacters(failure);
    await writeFacts(path.join(dir, BUILT));
    // pages keep what they load while the next build replaces it
    await cp(path.join(dir, BUILT), files, { recursive: true });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Files that are written here, or by tools. */
const IGNORED = /(^|\/)(node_modules|package-lock\.json|\.[^/]*)(\/|$)/;
const WRITTEN_HERE = [FACTS, MANIFEST];

/** Calls `onChange` when a source of the module in `dir` changes, once per burst. */
function watchFiles(dir: string, onChange: () => void): FSWatcher {
  const isBuiltHere = hasBuild(dir);
  const isIgnored = (file: string) => {
    const place = path.relative(dir, file).split(path.sep).join('/');
    const isBuilt = place === BUILT || place.startsWith(`${BUILT}/`);
    return IGNORED.test(place) || (isBuilt && (isBuiltHere || WRITTEN_HERE.includes(path.basename(place))));
  };
  let timer: NodeJS.Timeout | undefined;
  return watch(dir, { ignored: isIgnored, ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
}

/**
 * Builds the module in `dir` with its own tools into `files`, at once and on every save, and reports each build to
 * `onBuild`. A module without a script `build` is taken from its `dist` as it is.
 */
export function watchBuild(dir: string, files: string, onBuild: (news: BuildNews) => void): WatchedModule {
  let builds = 0;
  let errors = '';
  let isBuilding = false;
  let isOutdated = false;
  let running = new AbortController();
  const declaration = () => readFileSync(path.join(dir, 'module.json'), 'utf8');
  const news = (): BuildNews => ({
    build: builds,
    errors,
    declaration: declaration(),
    files: existsSync(files) ? readdirSync(files) : [],
  });
  const buildAgain = async () => {
    isOutdated = true;
    running.abort();
    if (isBuilding) return;
    isBuilding = true;
    while (isOutdated) {
      isOutdated = false;
      running = new AbortController();
      const start = Date.now();
      errors = await build(dir, files, running.signal);
      if (isOutdated) continue;
      if (!errors) builds += 1;
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(errors || `Construído em ${seconds} s.`);
      onBuild(news());
    }
    isBuilding = false;
  };
  const watcher = watchFiles(dir, () => void buildAgain());
  const close = () => {
    running.abort();
    void watcher.close();
  };
  return { news, first: buildAgain(), chunks: null, close };
}
