import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { assetPath } from '../../src/base/assets';

/**
 * Bundles an entry of the API for a separate process.
 * @returns the file to run.
 */
export function bundleFor(entry: string, name: string): string {
  const outfile = join(assetPath('dist', 'commands'), `${name}.mjs`);
  const script = `
    import { build } from 'esbuild';
    import { bundleOptions } from '${assetPath('bundle-options.mjs')}';
    await build({ ...bundleOptions, entryPoints: ['${entry}'], outfile: '${outfile}' });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: assetPath('.'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return outfile;
}
