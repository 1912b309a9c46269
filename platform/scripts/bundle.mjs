import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { digestOf, root } from './inputs.mjs';

const INPUTS = ['api/build.mjs', 'api/bundle-options.mjs', 'api/src', 'platform/src', 'shared/src/contracts'];
/** What the bundles that are there were made from. */
const note = path.join(root, 'platform/dist/inputs');

/** Leaves every package to Node, the API's own bundle too; the other workspaces are TypeScript sources. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(hooks) {
    hooks.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || (name.startsWith('@rodovia/') && !/^@rodovia\/api(\/|$)/.test(name))
        ? null
        : { external: true },
    );
  },
};

/**
 * Bundles the API into `api/dist`, the server and the publishing commands into `platform/dist`, unless they are there
 * from the same sources.
 */
export async function bundleServer() {
  const inputs = digestOf([...INPUTS, 'platform/scripts/bundle.mjs']);
  if (existsSync(note) && readFileSync(note, 'utf8') === inputs) return;
  rmSync(note, { force: true });
  await import('../../api/build.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: {
      server: 'platform/src/server.ts',
      cli: 'platform/src/cli.ts',
      compress: 'platform/src/publish/compress.ts',
      sizes: 'platform/src/publish/sizes.ts',
      'render-process': 'platform/src/origin/render-process.ts',
    },
    outdir: path.join(root, 'platform/dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  });
  writeFileSync(note, inputs);
}
