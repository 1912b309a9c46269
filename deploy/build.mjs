import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildReleases, releasesOfSources } from '../platform/scripts/build.mjs';
import { bundleServer } from '../platform/scripts/bundle.mjs';

/*
 * Bundles the server and builds the shell and every module, each under the name of its release, with the compressed
 * copies that a publication needs: where the image runs it may not write.
 */
async function compressAll(folder, precompress) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !/\.(br|gz)$/.test(file)) await precompress(file);
  }
}

await bundleServer();
const releases = releasesOfSources();
await buildReleases(releases, console.log);
const { precompress } = await import('../platform/dist/server.mjs');
for (const { name } of releases) await compressAll(path.resolve(name, 'dist'), precompress);
