import { bundleServer } from './bundle.mjs';

await bundleServer();
await import('../../api/dist/seed.mjs');
