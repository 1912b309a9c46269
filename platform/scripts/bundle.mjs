import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { digestOf, root } from './inputs.mjs';

const INPUTS = ['api/build.mjs', 'api/bundle-options.mjs', 'api/src', 'platform/src', 'shared/src/contracts'];
/** Records what the existing bundles were made from. */
const note = path.join(root, 'platform/dist/inputs');

/** Keeps packages external, including the API's own bundle; other workspaces are TypeScript sources and are bundled. */
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
 * Bundles the API into `api/dist`, and the server and the publishing commands into `platform/dist`, unless bundles of
 * the same sources exist.
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
      'module-server': 'platform/src/dev/module-server.ts',
      compress: 'platform/src/publish/contents/compress.ts',
      sizes: 'platform/src/publish/contents/sizes.ts',
      'render-process': 'platform/src/origin/render/render-process.ts',
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
