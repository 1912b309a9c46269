import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { allTests, testsOfSources } from '../../testing/api-map.mjs';
import { chosenFor } from '../../testing/changed.mjs';
import { playwrightCounts } from '../../testing/reports.mjs';
import { allSpecs, specsOfSources } from '../../testing/spec-map.mjs';
import { root } from '../scripts/inputs.mjs';
import { copySources, tools } from '../scripts/repository-copy.mjs';
import { allMutants, mutated } from './mutants.mjs';
import { printTable } from './table.mjs';

/*
 * `npm run test:mutants`: plants each defect in a copy of the repository, runs what `npm test -- --changed` chooses for
 * the file that it is in, the cheapest stage first, and prints which is the first that sees it. The tests are chosen by
 * what they ran and loaded in an earlier run, `npm test -- --map`.
 * `--area money-and-sizes` or `--about text` takes some defects, `--unseen` those that the run before has not seen.
 * `--without browser` leaves a stage out; `--near` asks the few tests alone that are nearest to a file.
 * `--tree folder` plants them in another checkout, whose packages are installed.
 */

const { values: options } = parseArgs({
  options: {
    area: { type: 'string' },
    about: { type: 'string' },
    tree: { type: 'string' },
    without: { type: 'string' },
    unseen: { type: 'boolean' },
    near: { type: 'boolean' },
  },
});
const AT_ONCE = 2;
/** So many files of tests are asked before all others that could see a defect. */
const FIRST = { api: 12, browser: 4 };
const report = path.join(root, '.cache/reports/mutants.json');
/** Each copy keeps builds of its own: those with a defect in them are nobody else's. */
const buildsOf = (tree) => path.join(tree, '.cache/builds');

function copyWithBuilds() {
  const tree = copySources();
  const builds = buildsOf(root);
  if (existsSync(builds)) cpSync(builds, buildsOf(tree), { recursive: true });
  return tree;
}

const trees = options.tree ? [path.resolve(options.tree)] : Array.from({ length: AT_ONCE }, copyWithBuilds);
const maps = { testsOf: testsOfSources(), specsOf: specsOfSources() };

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4320);
/** Each tree has its own port for the server of the browser's tests. */
const ports = new Map(trees.map((tree, at) => [tree, String(FIRST_PORT + at)]));

/** Runs a tool in a tree. Resolves to whether it failed. */
const fails = (tree, tool, args) =>
  new Promise((resolve) => {
    const env = { ...process.env, MATRIX: 'all', BUILD_CACHE: buildsOf(tree), E2E_PORT: ports.get(tree) };
    const child = spawn(process.execPath, [tool, ...args], { cwd: tree, env, stdio: 'ignore' });
    child.on('error', () => resolve(true));
    child.on('close', (status) => resolve(status !== 0));
  });

/** Runs tests of a Jest project in a tree until one fails. Resolves to the test files that failed. */
async function jestFailures(tree, project, args) {
  const file = path.join(tree, '.cache/jest-report.json');
  rmSync(file, { force: true });
  const options = ['--bail', '--silent', '--forceExit', '--maxWorkers=1', '--passWithNoTests'];
  const reporting = ['--json', '--outputFile', file];
  if (!(await fails(tree, tools.jest, [`--selectProjects=${project}`, ...options, ...reporting, ...args]))) return [];
  if (!existsSync(file)) {
    console.log('  no report');
    return [];
  }
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(tree, name));
}

/** Whether test files pass without a defect, by file. */
const controls = new Map();

/** Resolves to whether all of these test files pass in a tree as it is; each file is run once. */
async function passAsIs(tree, project, files) {
  for (const file of files) {
    if (!controls.has(file)) controls.set(file, jestFailures(tree, project, ['--runTestsByPath', file]));
    if ((await controls.get(file)).length > 0) {
      console.log(`  fails without a defect too: ${file}`);
      return false;
    }
  }
  return true;
}

/** Runs specs in a tree until a test fails. Resolves to the names of the tests that failed; prints why none ran. */
async function playwrightFailures(tree, specs) {
  const file = path.join(tree, '.cache/e2e/report.json');
  rmSync(file, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', '-x', '--workers=2', ...specs];
  if (!(await fails(tree, tools.playwright, args))) return [];
  const names = existsSync(file) ? playwrightCounts(file).names : [];
  const why = existsSync(file) ? JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).errors) : 'no report';
  console.log(`  ${names[0] ?? why}`);
  return names;
}

/** The test that stands beside a source, which sees most of what is wrong with it. */
const ownTest = (file) =>
  ['ts', 'tsx']
    .map((kind) => file.replace(/\.tsx?$/, `.test.${kind}`))
    .find((test) => existsSync(path.join(root, test)));

const wordsOf = (file) => new Set(file.split(/[^a-z]+/));

/** Runs the tests that a mutant names, or the few with the most words in common with its file name, then all others. */
async function nearestFirst(tests, { file, near }, few, failuresOf) {
  const words = wordsOf(file);
  const shared = (test) => [...wordsOf(test)].filter((word) => words.has(word)).length;
  const first = near
    ? tests.filter((test) => near.some((name) => test.includes(name)))
    : tests.toSorted((one, other) => shared(other) - shared(one)).slice(0, few);
  const rest = options.near ? [] : tests.filter((test) => !first.includes(test));
  const failures = first.length > 0 ? await failuresOf(first) : [];
  return failures.length > 0 || rest.length === 0 ? failures : failuresOf(rest);
}

const isAsked = (part) => part === true || part?.length > 0;

/** The stages, the cheapest first: each runs its part of a choice and resolves to what failed. */
const STAGES = {
  unit: async (tree, part, { file }) => {
    const own = ownTest(file);
    const failures = own ? await jestFailures(tree, 'unit', ['--runTestsByPath', own]) : [];
    if (failures.length > 0) return failures;
    return jestFailures(tree, 'unit', part === true ? [] : ['--findRelatedTests', ...part]);
  },
  api: (tree, part, mutant) =>
    nearestFirst(part === true ? allTests() : part, mutant, FIRST.api, (tests) =>
      jestFailures(tree, 'api', ['--runTestsByPath', ...tests]),
    ),
  browser: (tree, part, mutant) =>
    nearestFirst(part === true ? allSpecs() : part, mutant, FIRST.browser, (specs) => playwrightFailures(tree, specs)),
};

/** What of a stage is run for a mutant; nothing where no change of its file asks for that stage. */
const partFor = ({ file }, stage) => chosenFor([file], maps)[stage];

/** Runs one stage with a defect planted. Resolves to what failed. */
async function failuresWith(mutant, stage, tree) {
  const place = path.join(tree, mutant.file);
  const whole = readFileSync(place, 'utf8');
  writeFileSync(place, mutated(mutant, tree));
  try {
    return await STAGES[stage](tree, partFor(mutant, stage), mutant);
  } finally {
    writeFileSync(place, whole);
  }
}

/** Resolves to whether a stage sees a defect: a test fails with it, and Jest's test files pass without it. */
async function isSeen(mutant, stage, tree) {
  const failures = await failuresWith(mutant, stage, tree);
  return failures.length > 0 && (stage === 'browser' || passAsIs(tree, stage, failures));
}

const before = options.unseen ? JSON.parse(readFileSync(report, 'utf8')) : [];
const results = (await allMutants())
  .filter(({ area, about }) => (!options.area || area === options.area) && about.includes(options.about ?? ''))
  .map((mutant) => {
    const known = before.find(({ about }) => about === mutant.about);
    return { ...mutant, seenBy: known?.seenBy ?? null, seconds: known?.seconds ?? 0 };
  });

async function judge(result, stage) {
  const tree = trees.pop();
  const started = Date.now();
  try {
    if (await isSeen(result, stage, tree)) result.seenBy = stage;
  } finally {
    trees.push(tree);
  }
  result.seconds += (Date.now() - started) / 1000;
  writeFileSync(report, JSON.stringify(results, null, 2));
  console.log(
    `${(result.seenBy ?? `not ${stage}`).padEnd(12)} ${result.seconds.toFixed(0).padStart(4)} s  ${result.about}`,
  );
}

mkdirSync(path.dirname(report), { recursive: true });
try {
  for (const stage of Object.keys(STAGES)) {
    if (options.without?.split(',').includes(stage)) continue;
    const asked = results.filter((one) => one.seenBy === null && isAsked(partFor(one, stage)));
    console.log(`\n== ${stage}: ${asked.length}`);
    await pLimit(trees.length).map(asked, (result) => judge(result, stage));
  }
} finally {
  if (!options.tree) for (const tree of trees) rmSync(tree, { recursive: true, force: true });
}
process.exitCode = printTable(results) > 0 ? 1 : 0;
