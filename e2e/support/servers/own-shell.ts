import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveFolder } from '../../../platform/scripts/live-folder.mjs';
import { mf } from './own-module';

/** Commit hash in the names of the releases of `publishShell`. */
export const SHELL_SHA = 'abc1234';

/** Builds another version of a store's live shell, as a team would; `change` may alter its entry. */
export async function buildShell(storeDir: string, version: string, change = (entry: string) => entry) {
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'rodovia-shell-')), 'shell');
  await cp(liveFolder(storeDir, 'shell'), path.join(dir, 'dist'), { recursive: true });
  const { preload, declaration } = JSON.parse(await readFile(path.join(dir, 'dist/release.json'), 'utf8'));
  await rm(path.join(dir, 'dist/release.json'));
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ name: '@rodovia/shell', version }));
  await writeFile(path.join(dir, 'module.json'), JSON.stringify(declaration));
  const entry = path.join(
    dir,
    'dist',
    preload.findLast((file: string) => file.endsWith('.js')),
  );
  await writeFile(entry, change(await readFile(entry, 'utf8')));
  return dir;
}

/** Publishes a version of the shell into a running system. */
export async function publishShell(storeDir: string, version: string, ...options: string[]): Promise<string> {
  const dir = await buildShell(storeDir, version);
  return mf(storeDir, 'publish', dir, '--built', '--no-probe', '--sha', SHELL_SHA, ...options);
}
