import path from 'node:path';
import { startCepService } from './cep-service.mjs';
import { copyDatabase, prepareDatabase } from './prepared-database.mjs';
import { createRunDatabase } from './run-database.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.cache/e2e/data'));

process.env.DATA_DIR = dataDir;
process.env.NODE_ENV = 'development';
process.env.VITALS_SHARE ??= '100';
process.env.CEP_SERVICE_URL = await startCepService();
delete process.env.DATABASE_URL;

if (process.env.E2E_PREBUILT) {
  copyDatabase(dataDir);
  await (await import('../../../platform/dist/server.mjs')).serve();
} else {
  const { buildWhatChanged } = await import('../../../platform/scripts/build.mjs');
  // tests start with the first answer, so no build may still be running then
  await buildWhatChanged(path.join(dataDir, 'store'));
  prepareDatabase();
  // Releases are kept between runs, the database is not: every run starts with the demonstration data alone.
  const databaseUrl = await createRunDatabase();
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
  else copyDatabase(dataDir);
  await import('../../../platform/scripts/start.mjs');
}
