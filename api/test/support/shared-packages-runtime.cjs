const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Packages by name, and not those of this repository, which are its sources. */
const isPackage = (name) => /^[^./]/.test(name) && !name.startsWith('@rodovia/') && !isBuiltin(name);

/** As the export maps of packages call it that modules are imported. */
const IMPORT = ['node', 'import', 'default'];

/**
 * Runs the sources anew for each test file, as Jest does, and the installed packages once for all files of a worker, as
 * Node does: they are most of the code, and what loads and compiles them would be most of the time.
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
      // published for `import` alone, which Node's `require` can load all the same once it knows the file
      if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
      return require(this.resolver.resolveModule(from, name, { conditions: IMPORT }));
    }
  }
};
