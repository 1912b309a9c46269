const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Puts the temporary files of a test run into one folder and removes it afterwards. */
module.exports = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-tests-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
};
