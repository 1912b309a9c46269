import {
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
} from '@module-federation/enhanced/runtime';
import bundled from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { digests } from './load';

/**
 * Publishes the shell's copy of the federation runtime; the containers of the modules are built to use it
 * instead of carrying their own (platform/webpack/remote.mjs). The shell exposes nothing itself, so its own
 * build leaves out what starts a container: it is added here for those that do.
 */
Object.assign(globalThis, {
  __RODOVIA_FEDERATION__: { ...bundled, bundlerRuntime: { ...bundled.bundlerRuntime, initContainerEntry } },
});

const plugins: ModuleFederationRuntimePlugin[] = [
  {
    name: 'rodovia',
    // A container script runs only where it is the one that was published.
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.integrity = digests.get(url) ?? '';
      return script;
    },
    // The runtime keeps the failed promise of a shared part whose code was lost: without it the part is asked for anew.
    errorLoadShare({ shareScopeMap, pkgName }) {
      for (const shared of Object.values(shareScopeMap.default?.[pkgName] ?? {}))
        if (!shared.lib) shared.loading = null;
    },
  },
];

// For the shell, which exists already, and for the containers of the modules.
registerPlugins(plugins);
registerGlobalPlugins(plugins);
