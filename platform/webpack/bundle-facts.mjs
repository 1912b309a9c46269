import { readFileSync } from 'node:fs';
import path from 'node:path';

const NAME = 'BundleFactsPlugin';
const PROVIDED = 'provide-module';
/** Matches the folder of the innermost installed package; generated files of build tools begin with a dot. */
const INSTALLED = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/;
/** All names of a package, if the build cannot tell which. */
export const ANY = '*';

const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

/** Returns the installed packages of modules by name, regardless of folders. */
function packagesOf(modules) {
  const folders = new Set(modules.flatMap(({ resource }) => INSTALLED.exec(resource ?? '')?.[0] ?? []));
  const packages = [...folders].map((folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  return sorted(Object.fromEntries(packages.map(({ name, version }) => [name, version])));
}

/** Yields all dependencies of a module, including its lazy parts. */
function* dependenciesOf(block) {
  yield* block.dependencies;
  for (const inner of block.blocks) yield* dependenciesOf(inner);
}

/** Returns the imported names; `import * as x`, and `import()` without destructuring, mean all. */
function namesOf(dependency) {
  const { type, ids, referencedExports } = dependency;
  if (type === 'harmony import specifier' || type === 'harmony export imported specifier') return [ids?.[0] ?? ANY];
  if (type === 'import()') return referencedExports?.map((path) => [path].flat()[0] ?? ANY) ?? [ANY];
  // an import without names only needs the code to run
  return type === 'harmony side effect evaluation' ? [] : [ANY];
}

/** Returns the names that chunks use of the shared packages `keys`. */
function usedNames({ moduleGraph }, modules, keys) {
  const used = new Map();
  for (const module of modules) {
    for (const dependency of dependenciesOf(module)) {
      if (!keys.has(dependency.request) || dependency.type === 'consume shared fallback') continue;
      // unused imports are removed by tree shaking
      if (!moduleGraph.getConnection(dependency)?.isActive(undefined)) continue;
      const names = used.get(dependency.request) ?? new Set();
      for (const name of namesOf(dependency)) names.add(name);
      used.set(dependency.request, names);
    }
  }
  return sorted(Object.fromEntries([...used].map(([key, names]) => [key, [...names].sort()])));
}

/** Returns the exports of a shared package; all if the build cannot tell. */
function namesIn(moduleGraph, shared) {
  const names = moduleGraph.getProvidedExports(shared);
  // the default export of a CommonJS module is the whole module
  const byDefault = shared.getExportsType(moduleGraph, false) === 'namespace' ? [] : ['default'];
  return Array.isArray(names) ? [...new Set([...names, ...byDefault])].sort() : [ANY];
}

/** Returns the exports of a shell's shared packages. */
function providedNames({ moduleGraph }, modules) {
  const provided = modules.filter(({ type }) => type === PROVIDED);
  const entries = provided.map((module) => {
    const [dependency] = [...dependenciesOf(module)];
    return [module._name, namesIn(moduleGraph, moduleGraph.getModule(dependency))];
  });
  return sorted(Object.fromEntries(entries));
}

/** Returns which shared packages the entry of a server bundle passes on as a whole. */
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

/** Collects facts after tree shaking and before module concatenation. */
const noteFacts = (compilation, note) =>
  compilation.hooks.afterOptimizeChunks.tap(NAME, () => note(usedModules(compilation)));

/**
 * Writes `bundle.json` for the publication gate: bundled packages with versions (`packages`), used names of shared
 * packages (`uses`), and provided names (`names`); and the same for the server bundle (`server`), which is built first.
 */
export class BundleFactsPlugin {
  /**
   * @param {string[]} keys the shared packages
   * @param {ServerFactsPlugin} [server] of the server build of the same release
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

/** Collects facts about the server bundle; the browser build writes them. */
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
