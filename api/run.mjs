// Bundles a command of the API and runs it: `node api/run.mjs src/backup/cli.ts <arguments>`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.mjs';

const [entry = '', ...rest] = process.argv.slice(2);
const name = entry.replace(/\W+/g, '-');
const outfile = fileURLToPath(new URL(`dist/commands/${name}.mjs`, import.meta.url));
await build({ ...bundleOptions, entryPoints: [entry], outfile });
const child = spawn(process.execPath, ['--expose-gc', outfile, ...rest], { stdio: 'inherit' });
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
