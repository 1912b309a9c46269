import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildReleases, releasesOfSources } from '../platform/scripts/build.mjs';
import { bundleServer } from '../platform/scripts/bundle.mjs';

/*
 * Bundles the server and builds the shell and every module, each under the name of its release, with the compressed
 * copies that a publication needs: where the image runs it may not write.
 */
await bundleServer();
for (const { name, folder } of await buildReleases(releasesOfSources())) {
  // a compressed copy that is older than its file would be made again
  await cp(path.join(folder, 'dist'), path.resolve(name, 'dist'), { recursive: true, preserveTimestamps: true });
}
