import { rmSync } from 'node:fs';
import { addWarranty, addWarrantyTest } from './new-field/warranty.mjs';
import {
  checkCopy,
  copyRepository,
  environmentOf,
  linesAdded,
  rememberCopy,
  runInCopy,
  tools,
} from './repository-copy.mjs';

/*
 * In a copy of the repository: generates an entity, adds a field to the products, checks the whole copy as
 * `npm run check` would, and runs the browser tests of both. The shell and the other modules are the releases that are
 * built already: nothing of them changes with an entity or a field.
 */

/** What an entity that is nothing but a name may cost, over all files. */
const MOST_LINES = 63;
const MOST_LINES_OF_API = 25;
/** Files that a field of products may touch, from form and list to export, import and API. */
const MOST_FILES = 4;

const copy = copyRepository();
const run = (...args) => runInCopy(copy, args, environmentOf(copy, process.env.NEW_ENTITY_PORT ?? '4330'));
const sum = (rows) => rows.reduce((total, [, count]) => total + count, 0);

/** Prints what a change added, and what it sums up to. Answers the rows. */
function cost(what) {
  const rows = linesAdded(copy);
  for (const [file, lines] of rows) console.log(`${String(lines).padStart(4)} ${file}`);
  console.log(`${what}: ${sum(rows)} linhas em ${rows.length} arquivos`);
  rememberCopy(copy);
  return rows;
}

try {
  await run('platform/scripts/new-entity.mjs', 'rim', 'aro', 'Aros');
  const entity = cost('entidade');
  const api = entity.filter(([file]) => file.startsWith('api/'));
  if (sum(entity) > MOST_LINES || sum(api) > MOST_LINES_OF_API) throw new Error('uma entidade custa linhas demais');
  addWarranty(copy);
  if (cost('campo').length > MOST_FILES) throw new Error('um campo custa arquivos demais');
  addWarrantyTest(copy);
  await checkCopy(run);
  await run('platform/scripts/build.mjs', 'mf-catalog-admin');
  const specs = ['rims', 'warranty'].map((name) => `e2e/specs/back-office/${name}.spec.ts`);
  await run(tools.playwright, 'test', '--config', 'e2e/playwright.config.ts', ...specs);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
