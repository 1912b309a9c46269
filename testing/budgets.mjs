import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Budgets of stages: their seconds and those of their files, with the pace of the machine. `npm test --
 * --write-budgets` writes them from a run. Seconds of stages are slightly above those of quiet runs, because rotating
 * tests differ between commits and packages are fetched.
 */
const file = fileURLToPath(new URL('budgets.json', import.meta.url));

/** Maximum ratio of a stage to its budget. */
const ROOM = 1.25;
/** Share of other programs above which a run says nothing about its tests. */
const MAX_OF_OTHERS = 0.9;
/** Minimum growth of a file that is reported, in seconds. */
const WORTH_NAMING_S = 1;

/** @typedef {{ seconds: number, pace: number, files: Record<string, number> }} Budget seconds; pace in ms */

/**
 * Reads the budgets by stage.
 * @returns {Record<string, Budget>}
 */
export const readBudgets = () => JSON.parse(readFileSync(file, 'utf8'));

const rounded = (seconds) => Math.round(seconds * 10) / 10;

/**
 * Returns the seconds of a stage by file.
 * @returns {Record<string, number>}
 */
export function secondsByFile(tests) {
  const sums = new Map();
  for (const { file: name, seconds } of tests) if (name) sums.set(name, (sums.get(name) ?? 0) + seconds);
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => [name, rounded(sum)]));
}

/** Writes the budgets of the stages that ran; others are kept. */
export function writeBudgets(results) {
  const budgets = readBudgets();
  for (const { name, seconds, pace, tests } of results)
    budgets[name] = { seconds: Math.ceil(seconds), pace: Math.round(pace), files: secondsByFile(tests) };
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

/**
 * Judges a stage. A slower machine, or processor time taken by other programs, extends the budget; a faster machine
 * does not reduce it.
 * @param {Budget | undefined} budget
 * @returns {{ limit: number, isOver: boolean, grown: { file: string, before: number, now: number }[] }} `limit` in
 * seconds; `grown`: new files and those that take longer, largest growth first.
 */
export function judge({ seconds, pace, others, tests }, budget) {
  if (!budget) return { limit: Number.POSITIVE_INFINITY, isOver: false, grown: [] };
  const slowness = Math.max(1, pace / budget.pace, 1 / (1 - Math.min(others, MAX_OF_OTHERS)));
  const grown = Object.entries(secondsByFile(tests))
    .map(([name, now]) => ({ file: name, before: budget.files[name] ?? 0, now: rounded(now / slowness) }))
    .filter(({ before, now }) => now > before * ROOM && now - before > WORTH_NAMING_S)
    .sort((a, b) => b.now - b.before - (a.now - a.before));
  const limit = budget.seconds * ROOM * slowness;
  return { limit, isOver: seconds > limit, grown };
}
