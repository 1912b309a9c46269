// Stands in for @module-federation/webpack-bundler-runtime in a module's container: the same object, built
// from the copy that the shell runs (see shell/src/remotes/federation.ts).
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.__RODOVIA_FEDERATION__;

// The shell's `init` finds its instance by the shell's build; a container needs the one of its own name.
const init = (options) => {
  const known = runtime.getInstance((instance) => instance.name === options.name);
  return known ? known.initOptions(options) && known : runtime.createInstance(options);
};

export default {
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
