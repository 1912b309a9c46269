import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../platform/scripts/inputs.mjs';
import { copySources, tools } from '../../platform/scripts/repository-copy.mjs';
import { testsOfSources } from '../api-map.mjs';
import { allMutants, mutated } from './mutants.mjs';

/*
 * `npm run test:mutants`: plants each defect in a copy of the repository, runs the tests that cover what it touches, and
 * prints which stage sees it. `--area money-and-sizes` or `--about text` takes some of them, `--tree folder` plants them
 * in another checkout, whose packages are installed. The API's tests are chosen by what they ran in an earlier
 * run, `npm test -- --map --only api`; without that all of them run.
 */

const { values: options } = parseArgs({
  options: { area: { type: 'string' }, about: { type: 'string' }, tree: { type: 'string' } },
});
const tree = options.tree ? path.resolve(options.tree) : copySources();
const testsOf = testsOfSources();

/** Runs Jest in the tree. Answers whether a test failed. */
function fails(args) {
  const { status } = spawnSync(process.execPath, [tools.jest, '--bail', '--silent', '--forceExit', ...args], {
    cwd: tree,
    env: { ...process.env, TEST_ENGINE: 'postgres' },
    stdio: 'ignore',
  });
  return status !== 0;
}

/** What sees a defect in a file, the cheapest first. */
const STAGES = {
  unit: (file) => !file.startsWith('api/') && fails(['--selectProjects=unit', '--findRelatedTests', file]),
  api: (file) => {
    if (file.startsWith('platform/')) return false;
    const tests = testsOf(file);
    return fails(['--selectProjects=api', '--maxWorkers=2', ...(tests ? ['--runTestsByPath', ...tests] : [])]);
  },
};

function judge(mutant) {
  const place = path.join(tree, mutant.file);
  const whole = readFileSync(place, 'utf8');
  writeFileSync(place, mutated(mutant, tree));
  const started = Date.now();
  try {
    const seenBy = Object.entries(STAGES).filter(([, isSeen]) => isSeen(mutant.file));
    return { ...mutant, seenBy: seenBy.map(([name]) => name), seconds: (Date.now() - started) / 1000 };
  } finally {
    writeFileSync(place, whole);
  }
}

const wanted = (await allMutants()).filter(
  ({ area, about }) => (!options.area || area === options.area) && (!options.about || about.includes(options.about)),
);
const results = [];
try {
  for (const mutant of wanted) {
    const result = judge(mutant);
    results.push(result);
    const seen = result.seenBy.join(' ') || 'nobody';
    console.log(`${seen.padEnd(10)} ${`${result.seconds.toFixed(0)} s`.padStart(6)}  ${result.area}: ${result.about}`);
  }
} finally {
  if (!options.tree) rmSync(tree, { recursive: true, force: true });
}
mkdirSync(path.join(root, '.cache/reports'), { recursive: true });
writeFileSync(path.join(root, '.cache/reports/mutants.json'), JSON.stringify(results, null, 2));
const unseen = results.filter(({ seenBy }) => seenBy.length === 0).length;
console.log(`\n${results.length} planted, ${results.length - unseen} seen, ${unseen} by nobody`);
process.exitCode = unseen > 0 ? 1 : 0;
