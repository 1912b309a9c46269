import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Runs a command; its output is only reported if it fails. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')}\n${output}`))));
  });
}

/** Returns the version that a module of this repository is published as. */
export async function versionOf(name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(name, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** Builds modules of this repository for production, each under the name of its release. */
export async function buildModules(modules: { name: string; sha: string }[]): Promise<void> {
  for (const { name, sha } of modules) {
    const env = { ...process.env, RELEASE: `${await versionOf(name)}-${sha}`, NODE_ENV: 'production' };
    const webpack = path.resolve('node_modules/webpack/bin/webpack.js');
    await run(process.execPath, [webpack, '--config', `${name}/webpack.config.mjs`, '--mode', 'production'], env);
  }
}
