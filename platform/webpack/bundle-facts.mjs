import { readFileSync } from 'node:fs';
import path from 'node:path';

const NAME = 'BundleFactsPlugin';
const PROVIDED = 'provide-module';
/** Folder of the installed package that a file is of, the innermost one; what the tools of the build write begins with a dot. */
const INSTALLED = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/;
/** All names of a package, where the build cannot tell which. */
export const ANY = '*';

const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

/** The installed packages that modules are files of, by their own names, whatever the folders are called. */
function packagesOf(modules) {
  const folders = new Set(modules.flatMap(({ resource }) => INSTALLED.exec(resource ?? '')?.[0] ?? []));
  const packages = [...folders].map((folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  return sorted(Object.fromEntries(packages.map(({ name, version }) => [name, version])));
}

/** Every dependency of a module, those of its lazy parts too. */
function* dependenciesOf(block) {
  yield* block.dependencies;
  for (const inner of block.blocks) yield* dependenciesOf(inner);
}

/** First of the names that an import leads to; `import * as x`, and `import()` without names that the parser sees, is all of them. */
function namesOf(dependency) {
  const { type, ids, referencedExports } = dependency;
  if (type === 'harmony import specifier' || type === 'harmony export imported specifier') return [ids?.[0] ?? ANY];
  if (type === 'import()') return referencedExports?.map((path) => [path].flat()[0] ?? ANY) ?? [ANY];
  // what an import of no names asks for is the code, not a name
  return type === 'harmony side effect evaluation' ? [] : [ANY];
}

/** What the chunks need of the shared packages `keys`: names, by package. */
function usedNames({ moduleGraph }, modules, keys) {
  const used = new Map();
  for (const module of modules) {
    for (const dependency of dependenciesOf(module)) {
      if (!keys.has(dependency.request) || dependency.type === 'consume shared fallback') continue;
      // an import that nothing in use leads to is shaken out
      if (!moduleGraph.getConnection(dependency)?.isActive(undefined)) continue;
      const names = used.get(dependency.request) ?? new Set();
      for (const name of namesOf(dependency)) names.add(name);
      used.set(dependency.request, names);
    }
  }
  return sorted(Object.fromEntries([...used].map(([key, names]) => [key, [...names].sort()])));
}

/** The names that a shared package has; of one that the build cannot look into, all. */
function namesIn(moduleGraph, shared) {
  const names = moduleGraph.getProvidedExports(shared);
  // of what is no ES module everything together is the default
  const byDefault = shared.getExportsType(moduleGraph, false) === 'namespace' ? [] : ['default'];
  return Array.isArray(names) ? [...new Set([...names, ...byDefault])].sort() : [ANY];
}

/** The names that the shared packages of a shell have. */
function providedNames({ moduleGraph }, modules) {
  const provided = modules.filter(({ type }) => type === PROVIDED);
  const entries = provided.map((module) => {
    const [dependency] = [...dependenciesOf(module)];
    return [module._name, namesIn(moduleGraph, moduleGraph.getModule(dependency))];
  });
  return sorted(Object.fromEntries(entries));
}

/** The names of the shared packages `keys` that the entry of a server's bundle hands on, each package as a whole. */
function handedOn({ moduleGraph, entries }, keys) {
  const roots = [...entries.values()].flatMap(({ dependencies }) =>
    dependencies.map((one) => moduleGraph.getModule(one)),
  );
  const whole = roots
    .flatMap((root) => [...dependenciesOf(root)])
    .filter((dependency) => keys.has(dependency.request) && namesOf(dependency).includes(ANY));
  return sorted(
    Object.fromEntries(
      whole.map((dependency) => [dependency.request, namesIn(moduleGraph, moduleGraph.getModule(dependency))]),
    ),
  );
}

const usedModules = ({ chunkGraph, modules }) =>
  [...modules].filter((one) => chunkGraph.getNumberOfModuleChunks(one) > 0);

/** Takes the facts of a compilation once it is known what is in use, and before modules are joined. */
const noteFacts = (compilation, note) =>
  compilation.hooks.afterOptimizeChunks.tap(NAME, () => note(usedModules(compilation)));

/**
 * Writes `bundle.json`, what the gate of a publication asks of a build: the installed packages that the scripts carry,
 * with their versions (`packages`), the names that they use of each shared package (`uses`), and those that the build
 * itself provides (`names`); and the same of what draws on the server (`server`), which is built before.
 */
export class BundleFactsPlugin {
  /**
   * @param {string[]} keys the shared packages
   * @param {ServerFactsPlugin} [server] of the server's build of the same release
   */
  constructor(keys, server) {
    this.keys = new Set(keys);
    this.server = server;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let facts;
      noteFacts(compilation, (modules) => {
        facts = {
          packages: packagesOf(modules),
          uses: usedNames(compilation, modules, this.keys),
          names: providedNames(compilation, modules),
        };
      });
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.emitAsset(
          'bundle.json',
          new sources.RawSource(JSON.stringify({ ...facts, server: this.server?.facts })),
        );
      });
    });
  }
}

/** Notes what the server's bundle of a release is made of; the browser's build writes it down with its own. */
export class ServerFactsPlugin {
  /** @param {string[]} keys the shared packages */
  constructor(keys) {
    this.keys = new Set(keys);
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      noteFacts(compilation, (modules) => {
        this.facts = {
          packages: packagesOf(modules),
          uses: usedNames(compilation, modules, this.keys),
          names: handedOn(compilation, this.keys),
        };
      });
    });
  }
}
