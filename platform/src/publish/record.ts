import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LazyPart, ModuleDeclaration } from '@rodovia/shared/contracts/platform';
import { SHELL } from '../store/discovery';
import { filesBelow } from '../store/documents';
import { integrityOf } from '../store/integrity';
import type { ReleaseRecord } from '../store/release';
import { precompress } from './contents/compress';
import { TYPES } from './types';

interface Manifest {
  name: string;
  shared: { name: string; version: string; requiredVersion: string }[];
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

/** File with the build's facts for the gate. */
const FACTS = 'bundle.json';

/**
 * Returns whether a file is not served: compressed copies by their own name, licences, source maps, the server bundle,
 * and files for the gate.
 */
const isBeside = (file: string) =>
  /\.(br|gz|map|LICENSE\.txt)$/.test(file) || file.startsWith('server/') || file === FACTS || file === TYPES;

const digests = async (folder: string, files: string[]) =>
  Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, integrityOf(await readFile(path.join(folder, file)))] as const)),
  );

/** Returns digests of all files of a build after creating compressed copies: served ones, and the others. */
async function filesOf(folder: string): Promise<Pick<ReleaseRecord, 'assets' | 'others'>> {
  const served = (await filesBelow(folder)).filter((file) => !isBeside(file)).sort();
  for (const file of served) await precompress(path.join(folder, file));
  const beside = (await filesBelow(folder)).filter(isBeside).sort();
  return { assets: await digests(folder, served), others: await digests(folder, beside) };
}

interface Assets {
  entry: string[];
  chunks?: Record<string, LazyPart>;
  provided?: Record<string, LazyPart>;
  lazy?: Record<string, string>;
}

type Facts = Required<Pick<ReleaseRecord, 'packages' | 'uses' | 'names'>>;

/** Format written by `platform/webpack/bundle-facts.mjs`. */
type BundleFacts = Facts & { server?: Facts };

/** Bundle that renders first views on the server. */
const RENDERER = 'server/render.cjs';

/**
 * Reads what a build contains, and the names that it provides or uses.
 * @throws if that is missing.
 */
async function factsOf(folder: string, module: string): Promise<Pick<ReleaseRecord, keyof BundleFacts>> {
  const file = path.join(folder, FACTS);
  if (!existsSync(file))
    throw new Error(`${module} não diz do que é feito (falta ${FACTS}): construa-o com platform/webpack.`);
  const { server, ...browser } = await readJson<BundleFacts>(file);
  if (!server && existsSync(path.join(folder, RENDERER)))
    throw new Error(
      `${module} não diz do que é feito ${RENDERER} (falta em ${FACTS}): construa-o com platform/webpack.`,
    );
  const own = ({ packages, uses, names }: Facts) => (module === SHELL ? { packages, names } : { packages, uses });
  return { ...own(browser), ...(server && { server: own(server) }) };
}

type Entry = Pick<ReleaseRecord, 'container' | 'preload' | 'shared'>;

/** Returns the entry of the shell, and the versions that it provides. */
function shellEntry({ entry }: Assets, { shared }: Manifest): Entry {
  const provided = Object.fromEntries(shared.map(({ name, version }) => [name, version]));
  return { container: '', preload: entry, shared: provided };
}

/** Returns the container of a module with what `./remote` needs, and the ranges it was built for. */
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

/** Reads the build in `dir/dist`: files with integrity, declaration, and requirements. */
export async function readBuild(dir: string, sha: string): Promise<ReleaseRecord> {
  const folder = path.join(dir, 'dist');
  const { name, version } = await readJson<{ name: string; version: string }>(path.join(dir, 'package.json'));
  const manifest = await readJson<Manifest>(path.join(folder, 'mf-manifest.json'));
  const list = path.join(folder, 'assets.json');
  const assets: Assets = existsSync(list) ? await readJson(list) : { entry: [] };
  const module = name.replace(/^@[^/]+\//, '');
  const { chunks, provided, lazy } = assets;
  return {
    module,
    version,
    sha,
    ...(module === SHELL ? shellEntry(assets, manifest) : moduleEntry(manifest)),
    ...(await factsOf(folder, module)),
    ...(chunks && { chunks, provided }),
    ...(lazy && { lazy }),
    declaration: await readJson<ModuleDeclaration>(path.join(dir, 'module.json')),
    ...(await filesOf(folder)),
    at: new Date().toISOString(),
  };
}
