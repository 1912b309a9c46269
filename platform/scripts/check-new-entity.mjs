import { rmSync } from 'node:fs';
import { checkCopy, copyRepository, environmentOf, linesAdded, runInCopy, tools } from './repository-copy.mjs';

/*
 * Generates an entity in a copy of the repository, checks the whole copy as `npm run check` would, and runs its browser
 * test as it was generated. The shell and the other modules are the releases that are built already: nothing of them
 * changes with an entity.
 */

/** What an entity that is nothing but a name may cost, over all files. */
const MOST_LINES = 60;
const MOST_LINES_OF_API = 25;

const copy = copyRepository();
const run = (...args) => runInCopy(copy, args, environmentOf(copy, process.env.NEW_ENTITY_PORT ?? '4330'));

function checkCost() {
  const added = linesAdded(copy);
  const api = added.filter(([file]) => file.startsWith('api/'));
  const sum = (lines) => lines.reduce((total, [, count]) => total + count, 0);
  console.log(added.map(([file, count]) => `${String(count).padStart(4)} ${file}`).join('\n'));
  console.log(`${sum(added)} linhas, ${sum(api)} delas na API`);
  if (sum(added) > MOST_LINES || sum(api) > MOST_LINES_OF_API) throw new Error('uma entidade custa linhas demais');
}

try {
  await run('platform/scripts/new-entity.mjs', 'rim', 'aro', 'Aros');
  checkCost();
  await checkCopy(run);
  await run('platform/scripts/build.mjs', 'mf-catalog-admin');
  await run(tools.playwright, 'test', '--config', 'e2e/playwright.config.ts', 'e2e/specs/back-office/rims.spec.ts');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
