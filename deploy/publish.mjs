import { spawnSync } from 'node:child_process';
import { Bucket } from '../platform/dist/server.mjs';
import { releaseOf, releasesOfSources } from '../platform/scripts/build.mjs';

/*
 * Creates missing buckets and publishes the modules this image was built from. Modules that somebody has set by hand
 * stay as they are.
 */
for (const address of [process.env.MF_STORE, process.env.STORAGE_URL]) await new Bucket(address).ensure();
const sources = releasesOfSources().map((one) => [one.name, releaseOf(one), one.name].join('='));
const { status } = spawnSync(process.execPath, ['platform/dist/cli.mjs', 'sources', ...sources, '--why', 'imagem'], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
