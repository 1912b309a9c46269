import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { chosenFor } from '../../testing/changed.mjs';
import { allTests, testsOfSources } from '../../testing/maps/api-map.mjs';
import { allSpecs, specsOfSources } from '../../testing/maps/spec-map.mjs';
import { copySources } from '../scripts/generators/repository-copy.mjs';
import { root } from '../scripts/inputs.mjs';
import { readDetections, writeDetections } from './detections.mjs';
import { allMutants, mutated } from './mutants.mjs';
import { buildsOf, jestFailures, passAsIs, playwrightFailures } from './runners.mjs';
import { printTable } from './table.mjs';

/*
 * `npm run test:mutants`: plants each defect in a copy of the repository, runs the test that detected it before
 * (`detections.mjs`), otherwise what `npm test -- --changed` chooses for its file, cheapest stage first, and prints the
 * first stage that detects it. Tests are chosen by what they ran and loaded in an earlier `npm test -- --map`. `--area
 * money-and-sizes` or `--about text` selects defects, `--unseen` those that the previous run missed. `--without browser`
 * skips a stage; `--near` only runs the tests closest to a file. `--tree folder` plants them in another checkout with
 * installed packages.
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

function copyWithBuilds() {
  const tree = copySources();
  const builds = buildsOf(root);
  if (existsSync(builds)) cpSync(builds, buildsOf(tree), { recursive: true });
  return tree;
}

const folders = options.tree ? [path.resolve(options.tree)] : Array.from({ length: AT_ONCE }, copyWithBuilds);
for (const folder of folders) mkdirSync(path.join(folder, '.cache'), { recursive: true });
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4320);
/** Each tree has its own port for the browser tests' server. */
const trees = folders.map((folder, at) => ({ folder, port: String(FIRST_PORT + at) }));
const maps = { testsOf: testsOfSources(), specsOf: specsOfSources() };

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

/**
 * Stages, cheapest first. `one` runs a single test file, `all` the stage's part of a choice; both resolve to the files of
 * what failed.
 */
const STAGES = {
  unit: {
    one: (tree, test) => jestFailures(tree, 'unit', ['--runTestsByPath', test]),
    all: async (tree, part, { file }) => {
      const own = ownTest(file);
      const failures = own ? await jestFailures(tree, 'unit', ['--runTestsByPath', own]) : [];
      if (failures.length > 0) return failures;
      return jestFailures(tree, 'unit', part === true ? [] : ['--findRelatedTests', ...part]);
    },
  },
  api: {
    one: (tree, test) => jestFailures(tree, 'api', ['--runTestsByPath', test]),
    all: (tree, part, mutant) => apiFailures(tree, part === true ? allTests() : part, mutant),
  },
  browser: {
    one: (tree, test) => playwrightFailures(tree, [test], 'all'),
    all: (tree, part, mutant) => browserFailures(tree, part === true ? allSpecs() : part, mutant),
  },
};

/** Returns the part of a stage that runs for a mutant; undefined if changes of its file do not need that stage. */
const partFor = ({ file }, stage) => chosenFor([file], maps)[stage];

/** Runs tests with a planted defect. Resolves to what failed. */
async function failuresWith(mutant, tree, runTests) {
  const place = path.join(tree.folder, mutant.file);
  const whole = readFileSync(place, 'utf8');
  writeFileSync(place, mutated(mutant, tree.folder));
  try {
    return await runTests();
  } finally {
    writeFileSync(place, whole);
  }
}

/** Resolves to the failures that a defect causes in a stage; Jest's test files have to pass without it. */
async function detected(mutant, stage, tree, runTests) {
  const failures = await failuresWith(mutant, tree, runTests);
  return stage === 'browser' || (await passAsIs(tree, stage, failures)) ? failures : [];
}

const before = options.unseen ? JSON.parse(readFileSync(report, 'utf8')) : [];
const mutants = await allMutants();
const results = mutants
  .filter(({ area, about }) => (!options.area || area === options.area) && about.includes(options.about ?? ''))
  .map((mutant) => {
    const { seenBy = null, test = null, seconds = 0 } = before.find(({ about }) => about === mutant.about) ?? {};
    return { ...mutant, seenBy, test, seconds };
  });

/** A test file that can be run by itself: not one whose tests other files declare. */
const isOwnFile = (file) => /\.(test|spec)\.tsx?$/.test(file);

/** Runs tests of a stage for a defect and notes the first one that detects it. */
async function judge(result, stage, testsIn) {
  const tree = trees.pop();
  const started = Date.now();
  try {
    const [first] = await detected(result, stage, tree, () => testsIn(tree));
    if (first) Object.assign(result, { seenBy: stage, test: isOwnFile(first) ? first : null });
  } finally {
    trees.push(tree);
  }
  result.seconds += (Date.now() - started) / 1000;
  writeFileSync(report, JSON.stringify(results, null, 2));
  console.log(
    `${(result.seenBy ?? `not ${stage}`).padEnd(12)} ${result.seconds.toFixed(0).padStart(4)} s  ${result.about}`,
  );
}

const isAskedFor = (stage) => !options.without?.split(',').includes(stage);

/** Asks the test that detected a defect when it was last asked. */
async function askRecordedTests() {
  const recorded = readDetections();
  const isKnown = ({ about, seenBy }) => seenBy === null && recorded[about]?.test && isAskedFor(recorded[about].stage);
  const known = results.filter(isKnown);
  console.log(`\n== recorded: ${known.length}`);
  await pLimit(trees.length).map(known, (result) => {
    const { stage, test } = recorded[result.about];
    return judge(result, stage, (tree) => STAGES[stage].one(tree, test));
  });
}

/** Asks all that a change of a defect's file can break in a stage. */
async function askStage(stage) {
  const undetected = results.filter((one) => one.seenBy === null && isAsked(partFor(one, stage)));
  console.log(`\n== ${stage}: ${undetected.length}`);
  await pLimit(trees.length).map(undetected, (result) =>
    judge(result, stage, (tree) => STAGES[stage].all(tree, partFor(result, stage), result)),
  );
}

mkdirSync(path.dirname(report), { recursive: true });
try {
  await askRecordedTests();
  for (const stage of Object.keys(STAGES).filter(isAskedFor)) await askStage(stage);
  writeDetections(
    options.without || options.near ? results.filter(({ seenBy }) => seenBy) : results,
    mutants.map(({ about }) => about),
  );
} finally {
  if (!options.tree) for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = printTable(results) > 0 ? 1 : 0;
