import { loadConfig } from '../../src/base/config';
import { migrate } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open';
import { listRoutes } from '../../src/route-list';
import { MATRIX } from '../support/cases/access-matrix';
import { coverageOf } from '../support/cases/route-coverage';

/** Prints method, path, roles and the tests that call each route. */
async function print(): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test' });
  const database = await openDatabase({ dataDir: 'memory://' });
  await migrate(database, config);
  const routes = await listRoutes({ config, database });
  await database.close();
  const coverage = coverageOf(routes, MATRIX);
  for (const { method, path, roles } of routes) {
    const files = [...(coverage.get(`${method} ${path}`) ?? [])].map((name) => name.replace('.test.ts', ''));
    console.info([method.padEnd(7), path.padEnd(42), roles.padEnd(22), files.join(', ')].join(' '));
  }
  console.info(`${routes.length} rotas`);
}

print().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
