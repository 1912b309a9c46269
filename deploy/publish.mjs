import { spawnSync } from 'node:child_process';
import { Bucket } from '../platform/dist/server.mjs';
import { releasesOfSources } from '../platform/scripts/build.mjs';

/*
 * Creates the buckets that are missing and publishes what this image was built from, by the command that teams
 * publish with. Releases that are in the store already stay as they are, live or not.
 */
for (const address of [process.env.MF_STORE, process.env.STORAGE_URL]) await new Bucket(address).ensure();
const pairs = releasesOfSources().map(({ name, sha }) => `${name}=${sha}`);
const flags = ['--built', '--snapshot', '--missing', '--sha', 'image', '--why', 'imagem'];
const { status } = spawnSync(process.execPath, ['platform/dist/cli.mjs', 'publish', ...pairs, ...flags], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
