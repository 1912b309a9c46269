/** Pure logic, state and components of the browser's packages and the platform; the API has its own project. */
const unit = {
  displayName: 'unit',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/shared/src/testing/environment-of-file.cjs',
  testMatch: ['<rootDir>/(shared|shell|platform|mf-*)/src/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/shared/src/testing/temporary-folder.cjs',
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/shared/src/testing/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/no-console-error.ts', '<rootDir>/shared/src/testing/patience.cjs'],
  moduleNameMapper: {
    '^@rodovia/shared/(runtime|forms|ui|crud|testing)$': '<rootDir>/shared/src/$1/index.ts',
    '^@rodovia/shared/(router|antd-list|antd-form)$': '<rootDir>/shared/src/vendor/$1.ts',
    '^@rodovia/shared/crud-form$': '<rootDir>/shared/src/crud/form/form-code.ts',
    '^@rodovia/shared/tokens$': '<rootDir>/shared/src/tokens/tokens.ts',
    '^@rodovia/shared/contracts/(.*)$': '<rootDir>/shared/src/contracts/$1/index.ts',
    '^@rodovia/api/(bucket|network)$': '<rootDir>/api/src/base/$1.ts',
    '\\.module\\.css$': '<rootDir>/shared/src/testing/css-classes.cjs',
    '\\.css$': '<rootDir>/shared/src/testing/css-classes.cjs',
  },
  transform: {
    '^.+\\.(tsx?|m?js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(aws4fetch|d3-dsv|p-limit|yocto-queue|typebox|fast-check|pure-rand|axios|zustand|@brazilian-utils|@tanstack|antd|@rc-component|@ant-design|@babel/runtime)/)',
  ],
};

module.exports = {
  projects: [unit, '<rootDir>/api'],
  // A machine that does much else at once is slow, and no fault: tests wait on conditions, this only ends those that hang.
  testTimeout: 300_000,
  // What a test file leaves in memory slows down those that follow it.
  workerIdleMemoryLimit: '500MB',
};
