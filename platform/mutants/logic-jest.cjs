const { projects } = require('../../jest.config.cjs');

const [unit] = projects;

/** The unit tests of pure logic alone, which Stryker runs some thousand times. */
module.exports = {
  ...unit,
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/shared/src/contracts/*.test.ts',
    '<rootDir>/shared/src/crud/list/list-state.test.ts',
    '<rootDir>/shared/src/forms/masks.test.ts',
    '<rootDir>/mf-quotations/src/features/proposal/saving/save-state.test.ts',
    '<rootDir>/platform/src/telemetry/verdict.test.ts',
  ],
};
