/*
 * Creates the database of a first start in a separate process during the build, in the given folder. It appears
 * complete or not at all: if this fails or is interrupted, the server creates its own and reports the error.
 */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { loadConfig, openMigrated } from '../dist/server.mjs';

const config = loadConfig();
const folder = process.argv[2];
const database = await openMigrated({ ...config, dataDir: folder }, console.log);
await database.close();
renameSync(path.join(folder, 'db'), path.join(config.dataDir, 'db'));
