import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../platform/scripts/inputs.mjs';

/*
 * Compares the SQL that both engines executed in the last run of the API tests, by words: tables, columns, functions,
 * types, operators, clauses. A word that only PostgreSQL executed is untested on the embedded engine: a test file that
 * uses it must run on both, with `ENGINES` instead of `ONE_ENGINE`.
 */

const folder = path.join(root, '.cache/reports/statements');

/**
 * Words that are only executed on PostgreSQL: the embedded engine rolls back through another call, and some tests
 * inspect connections and triggers.
 */
const OF_POSTGRES = new Set([
  ...['rollback'],
  ...['pg_terminate_backend', 'pg_stat_activity', 'pid', 'query'],
  ...['pg_trigger', 'tgname', 'tgrelid', '::regclass'],
  ...['events', 'gaps', 'seconds'],
]);

const runs = existsSync(folder)
  ? readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  : [];

/** Returns the words of a statement without literals and aliases. */
function wordsOf(statement) {
  const found = statement.replace(/'(?:[^']|'')*'/g, '').match(/[A-Za-z_]\w*|::\w+|[^\s\w"'.,()?…]+/g) ?? [];
  return found.filter((word) => word === word.toLowerCase());
}

/** Returns the files by the words executed on an engine. */
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
