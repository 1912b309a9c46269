const { execFileSync } = require('node:child_process');
const { mkdtempSync } = require('node:fs');
const { tmpdir, userInfo } = require('node:os');
const { join } = require('node:path');
const { Client } = require('pg');

const { ensurePoppler } = require('./poppler.cjs');

/** Decides once which engines the tests run on: TEST_ENGINE names one, otherwise both if PostgreSQL answers. */
module.exports = async () => {
  process.env.TEST_PREPARED = mkdtempSync(join(tmpdir(), 'prepared_'));
  // workers for files and documents run as bundles, like in the product
  execFileSync(process.execPath, [join(__dirname, '../../../build.mjs')]);
  process.env.TEST_POPPLER = ensurePoppler() ? 'yes' : '';
  if (!process.env.TEST_POPPLER && process.env.CI) throw new Error('pdftotext is missing; CI reads the documents.');
  const fallback = `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
  process.env.TEST_DATABASE_URL ??= fallback;
  if (process.env.TEST_ENGINE) {
    process.env.TEST_ENGINES = process.env.TEST_ENGINE;
    return;
  }
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL, connectionTimeoutMillis: 2000 });
  const reachable = await client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
  // in CI, tests must not be skipped silently because PostgreSQL is missing
  if (!reachable && process.env.CI) throw new Error('PostgreSQL is not reachable; CI runs the suite on both engines.');
  process.env.TEST_ENGINES = reachable ? 'pglite,postgres' : 'pglite';
  if (!reachable) console.warn('PostgreSQL is not reachable: the API suite runs on the embedded engine only.');
};
