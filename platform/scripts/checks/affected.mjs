import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseOf, changedFiles } from '../changed-files.mjs';
import { installedBy } from '../inputs.mjs';

/*
 * `npm run affected -- build test`: runs these scripts in the packages affected by a change, including dependents. The
 * change is compared with `SINCE` (default `origin/main`). Files that everything is built and tested with belong to no
 * package: after a change to them, the scripts run everywhere. The same applies to the lock file if it installs other
 * packages.
 */
const LOCK = 'package-lock.json';
const COMMON = /^(package\.json|tsconfig\.json|jest\.config\.cjs|lerna\.json|platform\/webpack\/.*)$/;

const scripts = process.argv.slice(2).join(',') || 'build';
const since = process.env.SINCE ?? 'origin/main';

function installsOthers(base) {
  const before = execFileSync('git', ['show', `${base}:${LOCK}`], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return installedBy(before) !== installedBy(readFileSync(LOCK, 'utf8'));
}

try {
  const base = baseOf(since);
  const everywhere = changedFiles(base).some((file) => (file === LOCK ? installsOthers(base) : COMMON.test(file)));
  const args = ['run', scripts, '--stream', ...(everywhere ? [] : ['--since', since])];
  const lerna = path.resolve('node_modules/.bin/lerna');
  process.exit(spawnSync(lerna, args, { stdio: 'inherit' }).status ?? 1);
} catch {
  console.error(`Não há '${since}' para comparar. Diga com que: SINCE=HEAD~1 npm run affected -- build test`);
  process.exit(1);
}
