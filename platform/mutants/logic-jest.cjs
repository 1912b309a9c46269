const { projects } = require('../../jest.config.cjs');

const [unit] = projects;

/** Jest configuration with the unit tests of pure logic only, which Stryker runs thousands of times. */
module.exports = {
  ...unit,
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/shared/src/contracts/**/*.test.ts',
    '<rootDir>/shared/src/crud/list/list-state.test.ts',
    '<rootDir>/shared/src/forms/masks.test.ts',
    '<rootDir>/api/test/search/{list,search}-grammar.test.ts',
    '<rootDir>/mf-storefront/src/features/tyre-list/list-lines.test.ts',
    '<rootDir>/mf-quotations/src/features/proposal/saving/save-state.test.ts',
    '<rootDir>/platform/src/telemetry/verdict.test.ts',
  ],
};
