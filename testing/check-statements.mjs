import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../platform/scripts/inputs.mjs';

/*
 * Holds the two engines of the last run of the API's tests against each other, by the words of SQL that each was asked:
 * tables, columns, functions, types, operators, clauses. A word that PostgreSQL was asked and the embedded engine was not
 * has never been tried there: a file of tests that asks for it has to run on both, with `ENGINES` instead of `ONE_ENGINE`.
 */

const folder = path.join(root, '.cache/reports/statements');

/**
 * Words that only PostgreSQL is asked: a transaction is taken back by another call on the embedded engine, and
 * some tests look at connections, and name what they count.
 */
const OF_POSTGRES = new Set([
  ...['rollback'],
  ...['pg_terminate_backend', 'pg_stat_activity', 'pid', 'query'],
  ...['events', 'gaps', 'seconds'],
]);

const runs = existsSync(folder)
  ? readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  : [];

/** The words of a statement, without its texts and the names that it gives to what it answers. */
function wordsOf(statement) {
  const found = statement.replace(/'(?:[^']|'')*'/g, '').match(/[A-Za-z_]\w*|::\w+|[^\s\w"'.,()?…]+/g) ?? [];
  return found.filter((word) => word === word.toLowerCase());
}

/** Files by the words that they ask of an engine. */
function askedOf(engine) {
  const files = new Map();
  for (const run of runs.filter((one) => one.engine === engine))
    for (const word of run.shapes.flatMap(wordsOf)) files.set(word, (files.get(word) ?? new Set()).add(run.file));
  return files;
}

const [postgres, embedded] = [askedOf('postgres'), askedOf('pglite')];
const untried = [...postgres].filter(([word]) => !embedded.has(word) && !OF_POSTGRES.has(word));
for (const [word, files] of untried) console.error(`${word}: ${[...files].sort().join(', ')}`);
console.log(`${postgres.size} palavras de SQL no PostgreSQL, ${untried.length} delas nunca no motor embutido`);
process.exitCode = untried.length > 0 || embedded.size === 0 ? 1 : 0;
