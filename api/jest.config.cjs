/** Configuration of the API tests. Test files decide on which database engines they run. */
module.exports = {
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/support/jest/host-environment.cjs',
  runtime: '<rootDir>/test/support/jest/shared-packages-runtime.cjs',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // costly files that a whole run leaves to other commits
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.OTHER_TURNS ?? '').split(',').filter(Boolean)],
  globalSetup: '<rootDir>/test/support/jest/find-engines.cjs',
  globalTeardown: '<rootDir>/test/support/jest/forget-prepared.cjs',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '^@rodovia/shared/contracts/(.*)$': '<rootDir>/../shared/src/contracts/$1/index.ts',
  },
  transform: {
    '^.+\\.(ts|mjs|js)$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // packages that are only published as ES modules
  transformIgnorePatterns: ['/node_modules/(?!(canonicalize|typebox|fast-check|pure-rand)/)'],
};
