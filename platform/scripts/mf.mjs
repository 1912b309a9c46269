import { bundleServer } from './bundle.mjs';

// the commands are never older than their sources
await bundleServer();
await import('../dist/cli.mjs');
