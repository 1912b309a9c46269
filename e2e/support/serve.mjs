import { rmSync } from 'node:fs';
import path from 'node:path';
import { startCepService } from './cep-service.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.cache/e2e/data'));

// The releases are kept between runs, the database is not: every run starts from the demonstration alone.
rmSync(path.join(dataDir, 'db'), { recursive: true, force: true });
process.env.DATA_DIR = dataDir;
process.env.NODE_ENV = 'development';
process.env.VITALS_SHARE ??= '100';
process.env.CEP_SERVICE_URL = await startCepService();
delete process.env.DATABASE_URL;

if (process.env.E2E_PREBUILT) await (await import('../../platform/dist/server.mjs')).serve();
else await import('../../platform/scripts/start.mjs');
