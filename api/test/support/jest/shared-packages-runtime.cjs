const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Returns whether a name refers to an installed package, and not to one of this repository. */
const isPackage = (name) => /^[^./]/.test(name) && !name.startsWith('@rodovia/') && !isBuiltin(name);

/** Conditions of export maps for imports. */
const IMPORT = ['node', 'import', 'default'];

/**
 * Loads the sources again for each test file, like Jest, but installed packages once per worker, like Node: they are
 * most of the code, and loading them would take most of the time.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(config, environment, resolver, ...settings) {
    super(config, environment, resolver, ...settings);
    this.resolver = resolver;
    const { executor } = this;
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    if (!isPackage(name)) return super.requireModuleOrMock(from, name);
    const require = createRequire(from);
    try {
      return require(name);
    } catch (error) {
      // published for `import` only; Node's `require` can load it given the file
      if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
      return require(this.resolver.resolveModule(from, name, { conditions: IMPORT }));
    }
  }
};
