import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { chosenFor } from '../../testing/changed.mjs';
import { allTests, testsOfSources } from '../../testing/maps/api-map.mjs';
import { allSpecs, specsOfSources } from '../../testing/maps/spec-map.mjs';
import { playwrightCounts } from '../../testing/reports.mjs';
import { copySources, tools } from '../scripts/generators/repository-copy.mjs';
import { root } from '../scripts/inputs.mjs';
import { allMutants, mutated } from './mutants.mjs';
import { printTable } from './table.mjs';

/*
 * `npm run test:mutants`: plants each defect in a copy of the repository, runs what `npm test -- --changed` chooses for
 * its file, cheapest stage first, and prints the first stage that detects it. Tests are chosen by what they ran and
 * loaded in an earlier `npm test -- --map`. `--area money-and-sizes` or `--about text` selects defects, `--unseen`
 * those that the previous run missed. `--without browser` skips a stage; `--near` only runs the tests closest to a
 * file. `--tree folder` plants them in another checkout with installed packages.
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
/** Number of API test files or browser specs that run before all others. */
const FIRST = { api: 12, browser: 12 };
const report = path.join(root, '.cache/reports/mutants.json');
/** Each copy has its own build cache, because its builds contain defects. */
const buildsOf = (tree) => path.join(tree, '.cache/builds');

function copyWithBuilds() {
  const tree = copySources();
  const builds = buildsOf(root);
  if (existsSync(builds)) cpSync(builds, buildsOf(tree), { recursive: true });
  return tree;
}

const trees = options.tree ? [path.resolve(options.tree)] : Array.from({ length: AT_ONCE }, copyWithBuilds);
for (const tree of trees) mkdirSync(path.join(tree, '.cache'), { recursive: true });
const maps = { testsOf: testsOfSources(), specsOf: specsOfSources() };

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4320);
/** Each tree has its own port for the browser tests' server. */
const ports = new Map(trees.map((tree, at) => [tree, String(FIRST_PORT + at)]));

/** Runs a tool in a tree. Resolves to whether it failed. */
const fails = (tree, tool, args, more = {}) =>
  new Promise((resolve) => {
    const env = { ...process.env, BUILD_CACHE: buildsOf(tree), E2E_PORT: ports.get(tree), ...more };
    const child = spawn(process.execPath, [tool, ...args], { cwd: tree, env, stdio: 'ignore' });
    child.on('error', () => resolve(true));
    child.on('close', (status) => resolve(status !== 0));
  });

/** Runs tests of a Jest project in a tree until one fails. Resolves to the failed test files. */
async function jestFailures(tree, project, args) {
  const noted = path.join(tree, '.cache/failed-files');
  writeFileSync(noted, '');
  const options = ['--bail', '--silent', '--forceExit', '--maxWorkers=1', '--passWithNoTests'];
  const reporter = path.join(root, 'platform/mutants/failed-files.cjs');
  const all = [`--selectProjects=${project}`, `--reporters=${reporter}`, ...options, ...args];
  if (!(await fails(tree, tools.jest, all, { FAILED_FILES: noted, MATRIX: 'all' }))) return [];
  const files = readFileSync(noted, 'utf8').split('\n').filter(Boolean);
  if (files.length === 0) console.log('  no test has failed, and yet Jest has');
  return files.map((name) => path.relative(tree, name));
}

/** Whether test files pass without a defect, by file. */
const controls = new Map();

/** Resolves to whether all of these test files pass in an unchanged tree; each file is run once. */
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

/**
 * Runs specs in a tree until a test fails. Resolves to the names of failed tests; prints why none ran.
 * @param {string} turn `MATRIX` of `testing/rotation.mjs`
 */
async function playwrightFailures(tree, specs, turn) {
  const file = path.join(tree, '.cache/e2e/report.json');
  rmSync(file, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', '-x', '--workers=2', ...specs];
  if (!(await fails(tree, tools.playwright, args, { MATRIX: turn }))) return [];
  const names = existsSync(file) ? playwrightCounts(file).failures.map(({ test }) => test) : [];
  const why = existsSync(file) ? JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).errors) : 'no report';
  console.log(`  ${names[0] ?? why}`);
  return names;
}

/** Returns the test next to a source, which detects most of its defects. */
const ownTest = (file) =>
  ['ts', 'tsx']
    .map((kind) => file.replace(/\.tsx?$/, `.test.${kind}`))
    .find((test) => existsSync(path.join(root, test)));

const wordsOf = (file) => new Set(file.split(/[^a-z]+/));

/** Returns the tests that a mutant names, or the few whose names share most words with its file; no whole folder. */
function nearest(tests, { file, near }, few) {
  const words = wordsOf(file);
  const shared = (test) => [...wordsOf(test)].filter((word) => words.has(word)).length;
  if (near) return tests.filter((test) => near.some((name) => test.includes(name)));
  const files = tests.filter((test) => /\.tsx?(:\d+)?$/.test(test));
  return files.toSorted((one, other) => shared(other) - shared(one)).slice(0, few);
}

async function apiFailures(tree, tests, mutant) {
  const first = nearest(tests, mutant, FIRST.api);
  const ask = (files) => (files.length > 0 ? jestFailures(tree, 'api', ['--runTestsByPath', ...files]) : []);
  const failures = await ask(first);
  return failures.length > 0 || options.near ? failures : ask(tests.filter((test) => !first.includes(test)));
}

/** Runs the closest specs with one turn of their matrices, then all specs with all turns. */
async function browserFailures(tree, specs, mutant) {
  const first = nearest(specs, mutant, FIRST.browser);
  const failures = first.length > 0 ? await playwrightFailures(tree, first, '0') : [];
  return failures.length > 0 || options.near ? failures : playwrightFailures(tree, specs, 'all');
}

const isAsked = (part) => part === true || part?.length > 0;

/** Stages, cheapest first: each runs its part of a choice and resolves to what failed. */
const STAGES = {
  unit: async (tree, part, { file }) => {
    const own = ownTest(file);
    const failures = own ? await jestFailures(tree, 'unit', ['--runTestsByPath', own]) : [];
    if (failures.length > 0) return failures;
    return jestFailures(tree, 'unit', part === true ? [] : ['--findRelatedTests', ...part]);
  },
  api: (tree, part, mutant) => apiFailures(tree, part === true ? allTests() : part, mutant),
  browser: (tree, part, mutant) => browserFailures(tree, part === true ? allSpecs() : part, mutant),
};

/** Returns the part of a stage that runs for a mutant; undefined if changes of its file do not need that stage. */
const partFor = ({ file }, stage) => chosenFor([file], maps)[stage];

/** Runs a stage with a planted defect. Resolves to what failed. */
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

/** Resolves to whether a stage detects a defect: a test fails with it, and Jest's test files pass without it. */
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
    const undetected = results.filter((one) => one.seenBy === null && isAsked(partFor(one, stage)));
    console.log(`\n== ${stage}: ${undetected.length}`);
    await pLimit(trees.length).map(undetected, (result) => judge(result, stage));
  }
} finally {
  if (!options.tree) for (const tree of trees) rmSync(tree, { recursive: true, force: true });
}
process.exitCode = printTable(results) > 0 ? 1 : 0;
