import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LazyPart, ModuleDeclaration } from '@rodovia/shared/contracts';
import { SHELL } from '../store/discovery';
import type { ReleaseRecord } from '../store/release';
import { precompress } from './compress';

interface Manifest {
  name: string;
  shared: { name: string; version: string; requiredVersion: string }[];
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What a release serves to browsers: neither its compressed copies nor the part that draws on the server. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz|LICENSE\.txt)$/.test(entry.name));
  return files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('server/'))
    .sort();
}

async function assetsOf(folder: string) {
  const assets: Record<string, string> = {};
  for (const file of await filesOf(folder)) {
    const full = path.join(folder, file);
    assets[file] = integrityOf(await readFile(full));
    await precompress(full);
  }
  return assets;
}

interface Assets {
  entry: string[];
  chunks?: Record<string, LazyPart>;
  provided?: Record<string, LazyPart>;
}

type Entry = Pick<ReleaseRecord, 'container' | 'preload' | 'shared'>;

/** The shell: its entry, and the versions it provides. */
function shellEntry({ entry }: Assets, { shared }: Manifest): Entry {
  const provided = Object.fromEntries(shared.map(({ name, version }) => [name, version]));
  return { container: '', preload: entry, shared: provided };
}

/** A module: its container with what `./remote` needs, and the ranges it was built for. */
function moduleEntry({ name, shared, exposes }: Manifest): Entry {
  const exposed = exposes.find((one) => one.name === 'remote');
  if (!exposed) throw new Error(`${name} não expõe ./remote.`);
  const { js, css } = exposed.assets;
  return {
    container: name,
    preload: ['remoteEntry.js', ...css.sync, ...js.sync],
    shared: Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion])),
  };
}

/** Reads what the build in `dir/dist` is: its files with their integrity, what it declares and what it needs. */
export async function readBuild(dir: string, sha: string): Promise<ReleaseRecord> {
  const folder = path.join(dir, 'dist');
  const { name, version } = await readJson<{ name: string; version: string }>(path.join(dir, 'package.json'));
  const manifest = await readJson<Manifest>(path.join(folder, 'mf-manifest.json'));
  const list = path.join(folder, 'assets.json');
  const assets: Assets = existsSync(list) ? await readJson(list) : { entry: [] };
  const module = name.replace(/^@[^/]+\//, '');
  const { chunks, provided } = assets;
  return {
    module,
    version,
    sha,
    ...(module === SHELL ? shellEntry(assets, manifest) : moduleEntry(manifest)),
    ...(chunks && { chunks, provided }),
    declaration: await readJson<ModuleDeclaration>(path.join(dir, 'module.json')),
    assets: await assetsOf(folder),
  };
}
