// Replaces @module-federation/webpack-bundler-runtime in shell and modules: what the plugin's
// containers need of a runtime if one host provides all shared code. It is written for the pinned version of
// the plugin (docs/adr/010) and is covered by the one-copy browser test.

/** State of federation in the page, where developer tools and runtimes of other builds look for it. */
globalThis.__FEDERATION__ ??= { __INSTANCES__: [], moduleInfo: {} };

/** Called once by the shell and by each container: what the build provides becomes its share scope. */
function init({ webpackRequire: { federation } }) {
  const { name, shared } = federation.initOptions;
  const provided = Object.entries(shared).map(([key, [one]]) => [key, { [one.version]: { ...one, from: name } }]);
  // the runtimes of other builds read `options` of every instance in the page
  const options = { ...federation.initOptions, id: name, version: '', plugins: [] };
  const instance = { name, options, shareScopeMap: { default: Object.fromEntries(provided) } };
  globalThis.__FEDERATION__.__INSTANCES__.push(instance);
  return instance;
}

/** Defines `__webpack_share_scopes__`, so that the shell can pass the scope to containers. */
function attachShareScopeMap(webpackRequire) {
  webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
}

/** `init` of a container: uses the host's share scope. */
function initContainerEntry({ webpackRequire: { federation }, shareScope }) {
  federation.instance.shareScopeMap.default = shareScope;
}

const majorOf = (version) => /\d+/.exec(version)?.[0];

/** Returns the shared module for an import; ranges are those of `shared-modules.mjs`, one major version each. */
function providedFor(id, { federation: { instance }, consumesLoadingData }) {
  const { shareKey, requiredVersion } = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const [provided] = Object.values(instance.shareScopeMap.default[shareKey] ?? {});
  if (majorOf(provided?.version) === majorOf(requiredVersion)) return provided;
  throw new Error(`${instance.name} needs ${shareKey} ${requiredVersion}, the shell has ${provided?.version}`);
}

/** Loads a shared module; a failed load is repeated the next time. */
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

/** Registers a loaded shared module for imports. */
function install(id, factory, { m: modules, c: cache }) {
  modules[id] = (module) => {
    delete cache[id];
    module.exports = factory();
  };
}

/** Installs the shared modules of the shell's initial chunks, which are part of its own scripts. */
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

/** Loads the shared modules that a chunk imports before it is ready. */
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
