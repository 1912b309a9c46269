// Stands in for @module-federation/webpack-bundler-runtime, in the shell and in each module: what the plugin's
// containers ask of a runtime where one host provides all shared code. It holds for the pinned version of the plugin
// (docs/adr/010) and is covered by the one-copy browser test.

/** Everything of federation that runs in the page, where tools look for it. */
globalThis.__FEDERATION__ ??= { __INSTANCES__: [] };

/** Called once by the shell and by each container: what the build says it provides becomes its share scope. */
function init({ webpackRequire: { federation } }) {
  const { name, shared } = federation.initOptions;
  const provided = Object.entries(shared).map(([key, [one]]) => [key, { [one.version]: { ...one, from: name } }]);
  const instance = { name, shareScopeMap: { default: Object.fromEntries(provided) } };
  globalThis.__FEDERATION__.__INSTANCES__.push(instance);
  return instance;
}

/** Lets `__webpack_share_scopes__` be the scope, for the shell to hand it to containers. */
function attachShareScopeMap(webpackRequire) {
  webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
}

/** `init` of a container: it takes its shared code from the host's scope. */
function initContainerEntry({ webpackRequire: { federation }, shareScope }) {
  federation.instance.shareScopeMap.default = shareScope;
}

const majorOf = (version) => /\d+/.exec(version)?.[0];

/** What the scope has for an import of shared code; ranges are those of `shared-modules.mjs`, one major each. */
function providedFor(id, { federation: { instance }, consumesLoadingData }) {
  const { shareKey, requiredVersion } = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const [provided] = Object.values(instance.shareScopeMap.default[shareKey] ?? {});
  if (majorOf(provided?.version) === majorOf(requiredVersion)) return provided;
  throw new Error(`${instance.name} needs ${shareKey} ${requiredVersion}, the shell provides ${provided?.version}`);
}

/** The factory of shared code; code that was lost is asked for anew the next time. */
async function load(provided) {
  provided.loading ??= provided.get();
  try {
    provided.lib = await provided.loading;
    return provided.lib;
  } catch (error) {
    provided.loading = undefined;
    throw error;
  }
}

/** Lets `import` of shared code find what `factory` makes. */
function install(id, factory, { m: modules, c: cache }) {
  modules[id] = (module) => {
    delete cache[id];
    module.exports = factory();
  };
}

/** Imports of the shell's first wave: their code is in its own scripts. */
function installInitialConsumes({ initialConsumes, webpackRequire }) {
  for (const id of initialConsumes) {
    install(
      id,
      () => {
        const provided = providedFor(id, webpackRequire);
        provided.lib ??= provided.get();
        return provided.lib();
      },
      webpackRequire,
    );
  }
}

/** Imports of a chunk that is being loaded: it is ready once they are. */
function consumes({ chunkMapping, chunkId, installedModules, promises, webpackRequire }) {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= (async () => {
      try {
        install(id, await load(providedFor(id, webpackRequire)), webpackRequire);
      } catch (error) {
        delete installedModules[id];
        throw error;
      }
    })();
    promises.push(installedModules[id]);
  }
}

export default {
  attachShareScopeMap,
  bundlerRuntime: { consumes, init, initContainerEntry, installInitialConsumes },
};
