// Bundles the API into dist/: index.mjs for servers that mount it, bucket.mjs and network.mjs for separate use,
// server.mjs to run it alone, its commands, the workers for files and documents, and the lock of a data folder.
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.mjs';

await build({
  ...bundleOptions,
  entryPoints: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    bucket: 'src/base/bucket.ts',
    network: 'src/base/network.ts',
    seed: 'src/seed/cli.ts',
    admin: 'src/admin/cli.ts',
    backup: 'src/backup/backup-cli.ts',
    restore: 'src/backup/restore-cli.ts',
    'verify-proposals': 'src/admin/verify-proposals.ts',
    'import-thread': 'src/import-thread.ts',
    'document-thread': 'src/document-thread.ts',
    'data-folder-lock': 'src/db/embedded/data-folder-lock.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  splitting: true,
});
