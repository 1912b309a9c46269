import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type LazyPart,
  type ModuleDeclaration,
  type ReleaseEntry,
  releaseEntry,
} from '@rodovia/shared/contracts/platform';
import { SHELL } from '../store/discovery';
import { filesBelow } from '../store/documents';
import type { BundleFacts } from '../store/formats';
import { integrityOf } from '../store/integrity';
import type { ReleaseRecord } from '../store/release';
import { readBundle } from '../store/shapes';
import { precompress } from './contents/compress';
import { loadedTogether } from './contents/es-modules';
import { FACTS } from './facts/build-facts';
import { containerIn, entryIn, MANIFEST, type Manifest } from './facts/manifest';
import { TYPES } from './types';

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

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

type Facts = Pick<BundleFacts, 'packages' | 'uses' | 'names'>;

/** Bundle that renders first views on the server. */
const RENDERER = 'server/render.cjs';

/**
 * Reads what a build contains, and the names that it provides or uses.
 * @throws if that is missing.
 */
async function factsOf(folder: string, module: string): Promise<BundleFacts> {
  const file = path.join(folder, FACTS);
  const cure = `npm run mf -- facts ${path.relative('.', folder) || '.'}`;
  if (!existsSync(file)) throw new Error(`${module} não diz do que é feito (falta ${FACTS}): ${cure}`);
  const facts = readBundle(`${FACTS} de ${module}`, await readFile(file));
  if (!facts.server && existsSync(path.join(folder, RENDERER)))
    throw new Error(
      `${module} não diz do que é feito ${RENDERER} (falta em ${FACTS}): construa-o com platform/webpack.`,
    );
  return facts;
}

/** Returns what a record says of facts; what is unknown is absent. */
function recordedFacts(module: string, { packages, uses, names }: Facts) {
  const own = module === SHELL ? { names } : { uses: uses ?? undefined };
  return withoutAbsent({ packages: packages ?? undefined, ...own });
}

/** Returns an object without the properties that are undefined. */
const withoutAbsent = <T extends object>(of: T) =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

type Entry = Pick<ReleaseRecord, 'container' | 'preload' | 'shared' | 'entry' | 'modules'>;

/** Returns the entry of the shell, and the versions that it provides. */
function shellEntry({ entry }: Assets, { shared }: Manifest): Entry {
  const provided = Object.fromEntries(shared.map(({ name, version = '' }) => [name, version]));
  return { container: '', preload: entry, shared: provided };
}

/** Entry of most builds, which records do not name. */
const isUsual = ({ file, type }: ReleaseEntry) => file === releaseEntry({}).file && type === 'script';

/** Returns the container of a module with what `./remote` needs, and the ranges it was built for. */
async function moduleEntry(folder: string, manifest: Manifest, { shared = {}, modules }: BundleFacts): Promise<Entry> {
  const exposed = manifest.exposes.find((one) => one.name === 'remote');
  if (!exposed) throw new Error(`${manifest.name} não expõe ./remote.`);
  const { js, css } = exposed.assets;
  const entry = entryIn(manifest);
  const scripts = [entry.file, ...js.sync];
  const atStart = modules
    ? await loadedTogether(
        scripts.filter((file) => modules.includes(file)),
        (file) => readFile(path.join(folder, file), 'utf8'),
      )
    : [];
  const ranges = manifest.shared.map((one) => [one.name, one.requiredVersion ?? '*']);
  return {
    container: containerIn(manifest),
    preload: [...new Set([entry.file, ...css.sync, ...js.sync, ...atStart])],
    shared: { ...shared, ...Object.fromEntries(ranges) },
    ...(!isUsual(entry) && { entry }),
    ...(modules && { modules }),
  };
}

/** Reads the build in `dir/dist`: files with integrity, declaration, and requirements. */
export async function readBuild(dir: string, sha: string): Promise<ReleaseRecord> {
  const folder = path.join(dir, 'dist');
  const { name, version } = await readJson<{ name: string; version: string }>(path.join(dir, 'package.json'));
  const manifest = await readJson<Manifest>(path.join(folder, MANIFEST));
  const list = path.join(folder, 'assets.json');
  const assets: Assets = existsSync(list) ? await readJson(list) : { entry: [] };
  const module = name.replace(/^@[^/]+\//, '');
  const { chunks, provided, lazy } = assets;
  const facts = await factsOf(folder, module);
  return {
    module,
    version,
    sha,
    ...(module === SHELL ? shellEntry(assets, manifest) : await moduleEntry(folder, manifest, facts)),
    ...recordedFacts(module, facts),
    ...(facts.server && { server: recordedFacts(module, facts.server) }),
    ...(facts.ownRuntime && { ownRuntime: true }),
    ...(chunks && { chunks, provided }),
    ...(lazy && { lazy }),
    declaration: await readJson<ModuleDeclaration>(path.join(dir, 'module.json')),
    ...(await filesOf(folder)),
    at: new Date().toISOString(),
  };
}
