import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

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

/** Bundles the API into `api/dist`, the server and the publishing commands into `platform/dist`. */
export async function bundleServer() {
  await import('../../api/build.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: {
      server: 'platform/src/server.ts',
      cli: 'platform/src/cli.ts',
      'render-worker': 'platform/src/origin/render-worker.ts',
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
}
