const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Packages by name, and not those of this repository, which are its sources. */
const isPackage = (name) => /^[^./]/.test(name) && !name.startsWith('@rodovia/') && !isBuiltin(name);

/**
 * Runs the sources anew for each test file, as Jest does, and the installed packages once for all files of a worker, as
 * Node does: they are most of the code, and what loads and compiles them would be most of the time.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...settings) {
    super(...settings);
    const { executor } = this;
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    return isPackage(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};
