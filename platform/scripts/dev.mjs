import path from 'node:path';
import { watchSources } from '../dev/watch-sources.mjs';
import { bundleServer } from './bundle.mjs';
import { root } from './inputs.mjs';

// Serves the module of this folder from its sources, and everything else from a running shell (`SHELL_URL`).
await bundleServer();
const { serveModule } = await import('../dist/module-server.mjs');

const shell = new URL(process.env.SHELL_URL ?? 'http://localhost:3000');
const port = Number(process.env.DEV_PORT ?? 3100);
const dir = process.cwd();
const name = path.basename(dir);
// two servers of the same module do not overwrite each other
const files = path.join(root, '.cache/dev', `${name}-${port}`);
const watch = (onBuild) => watchSources(dir, files, onBuild);
const { address } = await serveModule({ name, files, shell, port, watch });
console.log(`${name} dos fontes em ${address}, o resto de ${shell.origin}`);
