import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildReleases, releasesOfSources } from '../platform/scripts/build.mjs';
import { bundleServer } from '../platform/scripts/bundle.mjs';

/*
 * Bundles the server and builds the shell and every module, each named after its release, together with the compressed
 * copies that a publication needs. The image does this while it is built because it may not write to disk where it
 * runs.
 */
await bundleServer();
for (const { name, folder } of await buildReleases(releasesOfSources())) {
  // a compressed copy that is older than its file would be made again at publication
  await cp(path.join(folder, 'dist'), path.resolve(name, 'dist'), { recursive: true, preserveTimestamps: true });
}
