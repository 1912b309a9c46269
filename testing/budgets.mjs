import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * What each stage may cost: its seconds and those of its files, as they were on a machine of the pace that stands
 * beside them. `npm test -- --write-budgets` writes them anew from the run. The seconds of the stages stand a little above
 * what quiet runs took: what runs in turn differs from commit to commit, and packages are fetched.
 */
const file = fileURLToPath(new URL('budgets.json', import.meta.url));

/** A stage may take so many times its budget. */
const ROOM = 1.25;
/** Growth of a file below this many seconds is not worth naming. */
const WORTH_NAMING_S = 1;

/** @typedef {{ seconds: number, pace: number, files: Record<string, number> }} Budget seconds; pace in ms */

/** Budgets by stage. @returns {Record<string, Budget>} */
export const readBudgets = () => JSON.parse(readFileSync(file, 'utf8'));

const rounded = (seconds) => Math.round(seconds * 10) / 10;

/** Seconds by file of the tests of a stage. @returns {Record<string, number>} */
export function secondsByFile(tests) {
  const sums = new Map();
  for (const { file: name, seconds } of tests) if (name) sums.set(name, (sums.get(name) ?? 0) + seconds);
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => [name, rounded(sum)]));
}

/** Writes the budgets of the stages that ran; those of others stay. */
export function writeBudgets(results) {
  const budgets = readBudgets();
  for (const { name, seconds, pace, tests } of results)
    budgets[name] = { seconds: Math.ceil(seconds), pace: Math.round(pace), files: secondsByFile(tests) };
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

/**
 * Judges a stage. The machine's pace in this run, against the one that the budget was written at, stretches the budget
 * and never shortens it.
 * @param {Budget | undefined} budget
 * @returns {{ limit: number, isOver: boolean, grown: { file: string, before: number, now: number }[] }}
 *   `limit` in seconds; `grown`: files that cost more than they did, and new ones, the largest growth first.
 */
export function judge({ seconds, pace, tests }, budget) {
  if (!budget) return { limit: Number.POSITIVE_INFINITY, isOver: false, grown: [] };
  const slowness = Math.max(1, pace / budget.pace);
  const grown = Object.entries(secondsByFile(tests))
    .map(([name, now]) => ({ file: name, before: budget.files[name] ?? 0, now: rounded(now / slowness) }))
    .filter(({ before, now }) => now > before * ROOM && now - before > WORTH_NAMING_S)
    .sort((a, b) => b.now - b.before - (a.now - a.before));
  const limit = budget.seconds * ROOM * slowness;
  return { limit, isOver: seconds > limit, grown };
}
