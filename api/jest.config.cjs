/** The API suite; every file runs on the embedded engine and, where it is reachable, on PostgreSQL. */
module.exports = {
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/support/host-environment.cjs',
  runtime: '<rootDir>/test/support/shared-packages-runtime.cjs',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  globalSetup: '<rootDir>/test/support/find-engines.cjs',
  globalTeardown: '<rootDir>/test/support/forget-prepared.cjs',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '^@rodovia/shared/contracts$': '<rootDir>/../shared/src/contracts/index.ts',
    '^@rodovia/shared/contracts/(.*)$': '<rootDir>/../shared/src/contracts/$1.ts',
  },
  transform: {
    '^.+\\.(ts|mjs|js)$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // These packages are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(canonicalize|typebox|fast-check|pure-rand)/)'],
};
