import { rmSync } from 'node:fs';
import { copyRepository, environmentOf, runInCopy, tools } from './repository-copy.mjs';

/*
 * Generates an entity in a copy of the repository and runs its browser test as it was generated. The shell and the
 * other modules are the releases that are built already: nothing of them changes with an entity.
 */

const copy = copyRepository();
const run = (...args) => runInCopy(copy, args, environmentOf(copy, process.env.NEW_ENTITY_PORT ?? '4330'));
try {
  await run('platform/scripts/new-entity.mjs', 'rim', 'aro', 'Aros');
  await run('platform/scripts/build.mjs', 'mf-catalog-admin');
  await run(tools.playwright, 'test', '--config', 'e2e/playwright.config.ts', 'e2e/specs/back-office/rims.spec.ts');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
