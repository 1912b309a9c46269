import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { readBudgets, writeBudgets } from './budgets.mjs';
import { commandRunner, reports } from './commands.mjs';
import { watchMachine } from './machine.mjs';
import { asOneTest } from './reports.mjs';
import { GROUPS } from './stages.mjs';
import { printFailures, printOverBudget, printSlowest, printTable } from './summary.mjs';

/*
 * `npm test`: runs every stage and ends with `N passed, N failed`.
 * `--only rules,unit` runs these stages alone; `--long` (`npm run test:long`) runs every cell of every matrix, everything
 * on both engines, and all with the numbers that `long.mjs` holds for it; `--write-budgets` writes what the stages took as their budgets.
 */

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, long: { type: 'boolean' }, 'write-budgets': { type: 'boolean' } },
});
if (options.long) Object.assign(process.env, { TEST_LONG: '1', MATRIX: 'all' });

const AT_ONCE = 2;

/** Runs a step and prints what came of it; what it printed stands together, also where it does not run alone. */
async function perform({ name, step }, isAlone) {
  const started = Date.now();
  const endWatch = watchMachine();
  const output = isAlone ? null : [];
  if (isAlone) console.log(`\n== ${name}`);
  const counts = await step(commandRunner(output)).catch((error) => {
    console.error(error.message);
    return asOneTest(false);
  });
  const result = { name, ...counts, ...(await endWatch()), seconds: (Date.now() - started) / 1000 };
  if (output) process.stdout.write(`\n== ${name}\n${output.join('')}`);
  console.log(`== ${name}: ${result.passed} certos, ${result.failed} errados (${Math.round(result.seconds)} s)`);
  return result;
}

/** The groups with the stages that were asked for. @throws where one is not known. */
function chosenGroups() {
  const wanted = options.only?.split(',');
  const unknown = wanted?.find((id) => !GROUPS.flat().some((stage) => stage.id === id));
  if (unknown) throw new Error(`There is no stage '${unknown}'.`);
  return GROUPS.map((group) => group.filter(({ id }) => !wanted || wanted.includes(id))).filter(
    (group) => group.length,
  );
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();
const results = [];
for (const group of chosenGroups())
  results.push(...(await pLimit(AT_ONCE).map(group, (step) => perform(step, group.length === 1))));

const budgets = readBudgets();
const sum = (key) => results.reduce((total, one) => total + one[key], 0);
printSlowest(results);
printTable(results, budgets);
console.log(`ao todo ${((Date.now() - started) / 60_000).toFixed(1)} min`);
const over = options.long ? 0 : printOverBudget(results, budgets);
printFailures(results);
if (options['write-budgets']) writeBudgets(results);
console.log(`\n${sum('passed')} passed, ${sum('failed') + over} failed`);
process.exit(sum('failed') + over > 0 ? 1 : 0);
