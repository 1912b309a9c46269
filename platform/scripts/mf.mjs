import { bundleServer } from './bundle.mjs';

// The commands are bundled from their sources each time: that takes a second, and they are never older than these.
await bundleServer();
await import('../dist/cli.mjs');
