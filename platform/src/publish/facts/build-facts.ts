import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../store/documents';
import { type BundleFacts, FORMAT } from '../../store/formats';
import { importsOf } from '../contents/es-modules';
import { entryIn, MANIFEST, type Manifest } from './manifest';

/** File with the facts of a build. */
export const FACTS = 'bundle.json';

/** What the builder says that no file of the build does. */
export interface FactOptions {
  /** Name of the container, if the build wrote no manifest. */
  container?: string | undefined;
  /** File of the container, if the build wrote no manifest. */
  entry?: string | undefined;
}

const isScript = (file: string) => /\.m?js$/.test(file) && !file.startsWith('server/');
const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

interface Package {
  name: string;
  version: string;
  peerDependencies?: Record<string, string>;
}

/** Shared packages whose ranges a package's `peerDependencies` give, by the name of the dependency. */
const BY_PEER: Record<string, string> = { '@rodovia/shared': '@rodovia/shared/runtime' };

/** Returns the ranges of shared packages according to `peerDependencies`. */
const peerRanges = ({ peerDependencies = {} }: Package) =>
  Object.fromEntries(Object.entries(peerDependencies).map(([name, range]) => [BY_PEER[name] ?? name, range]));

/** Matches the innermost installed package in a path of a source map. */
const INSTALLED = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Returns the version of an installed package; `?` if it is not installed next to the build. */
async function installedVersion(dir: string, name: string): Promise<string> {
  const found = await readJson<Package>(path.join(dir, 'node_modules', name, 'package.json')).catch(() => null);
  return found?.version ?? '?';
}

/** Returns the bundled packages according to the source maps; null if a script has none. */
async function packagesOf(dir: string, folder: string, scripts: string[]): Promise<Record<string, string> | null> {
  const names = new Set<string>();
  for (const script of scripts) {
    const map = `${path.join(folder, script)}.map`;
    if (!existsSync(map)) return null;
    const { sources } = await readJson<{ sources?: string[] }>(map);
    // a map of maps names its sources elsewhere
    if (!sources) return null;
    for (const source of sources) {
      const [, name] = INSTALLED.exec(source) ?? [];
      if (name) names.add(name);
    }
  }
  const entries = [...names].sort().map(async (name) => [name, await installedVersion(dir, name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Creates the manifest of a build whose bundler writes none. */
async function writeManifest(folder: string, own: Package, { container, entry = 'remoteEntry.js' }: FactOptions) {
  const file = path.join(folder, entry);
  if (!existsSync(file)) throw new Error(`Falta ${MANIFEST} e ${entry} em ${folder}: diga --entry e --container.`);
  const { isModule } = await importsOf(await readFile(file, 'utf8'));
  if (!isModule && !container)
    throw new Error(`Falta ${MANIFEST}: diga com --container a variável global que ${entry} define.`);
  const name = container ?? `${own.name}__${own.version}`.replace(/\W/g, '_');
  const manifest: Manifest = {
    name,
    metaData: { globalName: name, remoteEntry: { name: entry, path: '', type: isModule ? 'module' : 'global' } },
    shared: [],
    exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
  };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
}

/** Runtimes of Module Federation keep their state in this global variable. */
const RUNTIME = '__FEDERATION__';

/**
 * Reads a build of any bundler in `folder`, next to whose parent's `package.json` it lies, and writes `bundle.json`:
 * what the gate has to know and files can say. What they cannot is null.
 * @throws with one sentence if it is no build of a module.
 */
export async function writeFacts(folder: string, options: FactOptions = {}): Promise<BundleFacts> {
  const dir = path.dirname(path.resolve(folder));
  const own = await readJson<Package>(path.join(dir, 'package.json')).catch(() => {
    throw new Error(`Não se lê ${path.join(dir, 'package.json')}: a pasta da construção fica ao lado dele.`);
  });
  if (!existsSync(path.join(folder, MANIFEST))) await writeManifest(folder, own, options);
  const manifest = await readJson<Manifest>(path.join(folder, MANIFEST));
  entryIn(manifest);
  const scripts = (await filesBelow(folder)).filter(isScript).sort();
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  const read = await Promise.all(texts.map(importsOf));
  const modules = scripts.filter((_, i) => read[i]?.isModule);
  const listed = new Set(manifest.shared.map(({ name }) => name));
  const shared = Object.entries(peerRanges(own)).filter(([name]) => !listed.has(name));
  const facts: BundleFacts = {
    format: FORMAT,
    packages: await packagesOf(dir, folder, scripts),
    uses: null,
    ...(shared.length > 0 && { shared: Object.fromEntries(shared) }),
    ...(modules.length > 0 && { modules }),
    ...(texts.some((text) => text.includes(RUNTIME)) && { ownRuntime: true }),
  };
  await writeFile(path.join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`);
  return facts;
}
