const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Has a run of tests keep its temporary files in one folder, which goes with it. */
module.exports = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-tests-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
};
