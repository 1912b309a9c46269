// Bundles the API into dist/: index.mjs for servers that mount it, server.mjs to run it alone, and its commands.
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.mjs';

await build({
  ...bundleOptions,
  entryPoints: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    seed: 'src/seed/cli.ts',
    admin: 'src/admin/cli.ts',
    backup: 'src/backup/backup-cli.ts',
    restore: 'src/backup/restore-cli.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  splitting: true,
});
