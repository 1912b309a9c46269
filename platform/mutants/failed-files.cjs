const { appendFileSync } = require('node:fs');

/**
 * Jest reporter that writes each failed test file to the file in `FAILED_FILES`, even if Jest is stopped afterwards.
 */
module.exports = class FailedFiles {
  onTestResult(_test, { testFilePath, numFailingTests, testExecError }) {
    if (numFailingTests > 0 || testExecError) appendFileSync(process.env.FAILED_FILES, `${testFilePath}\n`);
  }
};
