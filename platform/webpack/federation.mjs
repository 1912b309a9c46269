import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import ShareRuntimeModule from 'webpack/lib/sharing/ShareRuntimeModule.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const federationRuntime = fileURLToPath(new URL('./federation-runtime.js', import.meta.url));

/** Fixed ids for modules of federation whose names would contain their location, or `undefined` for other modules. */
function fixedId(module) {
  if (module.nameForCondition()?.includes('/.federation/entry.')) return 'federation';
  const identifier = module.identifier();
  if (identifier.startsWith('container entry')) return 'container';
  if (identifier.startsWith('provide module')) return identifier.replace(/@[^@]*$/, '');
}

/** Whether a name keeps an absolute path: webpack makes those relative that begin a part of the name. */
const keepsLocation = (module) =>
  module
    .identifier()
    .split(/[|!]/)
    .some((part) => part.lastIndexOf(root) > 0);

/**
 * Makes ids of modules independent of the folder of the repository, so that a release has the same files wherever it
 * is built. Ids are hashes of names, and where two hashes are equal one of both gets another id. A module that would be
 * named by its absolute path fails the build.
 */
const placelessIds = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('placeless-ids', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('placeless-ids', (modules) => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
          else if (keepsLocation(module)) throw new Error(`Absolute path in the name of ${module.identifier()}`);
        }
      }),
    ),
};

/** Data of imports of shared packages that `federation-runtime.js` does not read: one host provides every package. */
const UNREAD = /^\s*(fallback|shareScope|singleton|strictVersion|eager|layer): .*,$/gm;

/**
 * Leaves out runtime code that lists the shared packages and is not read: webpack's own code for filling share scopes,
 * which the federation plugin replaces, and data of imports.
 */
const lessSharingRuntime = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('less-sharing-runtime', (compilation) =>
      compilation.hooks.runtimeModule.tap('less-sharing-runtime', (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null;
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => generate()?.replace(UNREAD, '') ?? null;
      }),
    ),
};

/**
 * Federation plugins of shell and modules: the official plugin with a small runtime.
 * @param {object} options of the plugin
 */
export const federation = (options) => [
  new ModuleFederationPlugin({ dts: false, ...options }),
  new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime/, federationRuntime),
  placelessIds,
  lessSharingRuntime,
];
