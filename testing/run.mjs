import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { baseOf, changedFiles } from '../platform/scripts/changed-files.mjs';
import { root } from '../platform/scripts/inputs.mjs';
import { readBudgets, writeBudgets } from './budgets.mjs';
import { chosenFor } from './changed.mjs';
import { BROWSER_REPORT, commandRunner, DATA_DIR, reports } from './commands.mjs';
import { watchMachine } from './machine.mjs';
import { apiMap, testsOfSources } from './maps/api-map.mjs';
import { specsOfSources, writeSpecMap } from './maps/spec-map.mjs';
import { asOneTest } from './reports.mjs';
import { GROUPS, LONG_GROUPS } from './stages.mjs';
import { printFailures, printOverBudget, printSlowest, printTable } from './summary.mjs';

/*
 * `npm test`: runs all stages and ends with `N passed, N failed`. `--only rules,unit` only runs these stages;
 * `--changed` runs what the difference to `SINCE` (default `origin/main`, otherwise the last commit) can break; `--map`
 * records what tests run and load, which `--changed` uses; `--long` (`npm run test:long`) runs complete matrices, both
 * engines, larger numbers (`long.mjs`) and the long stages; `--write-budgets` writes the measured times as budgets.
 */

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean' },
    map: { type: 'boolean' },
    long: { type: 'boolean' },
    'write-budgets': { type: 'boolean' },
  },
});
if (options.long) Object.assign(process.env, { TEST_LONG: '1', MATRIX: 'all' });
if (options.map) Object.assign(process.env, { TEST_MAP: apiMap });

const AT_ONCE = 2;

/** Runs a stage and prints its result; output of parallel stages is kept together. */
async function perform({ id, name, step }, isAlone) {
  const started = Date.now();
  const endWatch = watchMachine();
  const output = isAlone ? null : [];
  if (isAlone) console.log(`\n== ${name}`);
  const counts = await step(commandRunner(output)).catch((error) => {
    console.error(error.message);
    return asOneTest(false);
  });
  const result = { id, name, ...counts, ...(await endWatch()), seconds: (Date.now() - started) / 1000 };
  if (output) process.stdout.write(`\n== ${name}\n${output.join('')}`);
  console.log(`== ${name}: ${result.passed} certos, ${result.failed} errados (${Math.round(result.seconds)} s)`);
  return result;
}

/** Number of tests above which only their number is printed. */
const MANY = 20;

function shortened(part) {
  if (part === true) return 'tudo';
  return part.length > MANY ? `${part.length} testes ou arquivos` : part.join(' ');
}

/**
 * Chooses what the current change can break.
 * @returns {import('./changed.mjs').Choice}
 */
function choiceOfChange() {
  const files = changedFiles(baseOfChange());
  const choice = chosenFor(files, { testsOf: testsOfSources(), specsOf: specsOfSources() });
  console.log(`${files.length} arquivos mudaram`);
  for (const [id, part] of Object.entries(choice)) console.log(`  ${id}: ${shortened(part)}`);
  return choice;
}

/** @throws if the commit in `SINCE` does not exist. */
function baseOfChange() {
  if (process.env.SINCE) return baseOf(process.env.SINCE);
  try {
    return baseOf('origin/main');
  } catch {
    return 'HEAD';
  }
}

/** Returns a stage reduced to a choice, without deleted tests; none if nothing is left. */
function narrowed(stage, part) {
  if (part === undefined) return [];
  if (part === true) return [stage];
  const present = part.filter((test) => existsSync(path.join(root, test.replace(/:\d+$/, ''))));
  return present.length > 0 ? [{ ...stage, step: stage.stepFor(present) }] : [];
}

/** Returns what a whole run of this commit has of a stage; none if that is left to other commits. */
function ofTurn(stage) {
  const step = stage.stepOfTurn ? stage.stepOfTurn() : stage.step;
  return step ? [{ ...stage, step }] : [];
}

/**
 * Returns the groups with the requested stages.
 * @throws if one is unknown.
 */
function chosenGroups() {
  if (options.changed) {
    const choice = choiceOfChange();
    return GROUPS.map((group) => group.flatMap((stage) => narrowed(stage, choice[stage.id])));
  }
  const groups = options.long ? [...GROUPS, ...LONG_GROUPS] : GROUPS;
  if (!options.only && !options.map) return groups.map((group) => group.flatMap(ofTurn));
  const wanted = options.only?.split(',');
  const unknown = wanted?.find((id) => !groups.flat().some((stage) => stage.id === id));
  if (unknown) throw new Error(`There is no stage '${unknown}'.`);
  return groups.map((group) => group.filter(({ id }) => !wanted || wanted.includes(id)));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();
const results = [];
for (const group of chosenGroups())
  results.push(...(await pLimit(AT_ONCE).map(group, (step) => perform(step, group.length === 1))));

if (options.map && results.some(({ id }) => id === 'browser'))
  writeSpecMap(BROWSER_REPORT, path.join(root, DATA_DIR, 'store'));
const budgets = readBudgets();
const sum = (key) => results.reduce((total, one) => total + one[key], 0);
printSlowest(results);
printTable(results, budgets);
console.log(`ao todo ${((Date.now() - started) / 60_000).toFixed(1)} min`);
const over = options.long || options.changed ? 0 : printOverBudget(results, budgets);
printFailures(results);
if (options['write-budgets']) writeBudgets(results);
console.log(`\n${sum('passed')} passed, ${sum('failed') + over} failed`);
process.exit(sum('failed') + over > 0 ? 1 : 0);
