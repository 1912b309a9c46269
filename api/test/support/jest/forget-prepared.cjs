const { cpSync, existsSync, rmSync } = require('node:fs');
const { basename, join } = require('node:path');
const { Client } = require('pg');

/** File for the shapes of executed statements, read at the end of the run (`statements.ts`). */
const STATEMENTS = join(__dirname, '../../../../.cache/reports/statements');

/** Removes what the run has prepared (`engines.ts`). */
module.exports = async () => {
  const folder = process.env.TEST_PREPARED;
  const recorded = join(folder, 'statements');
  rmSync(STATEMENTS, { recursive: true, force: true });
  if (existsSync(recorded)) cpSync(recorded, STATEMENTS, { recursive: true });
  if (process.env.TEST_ENGINES.includes('postgres')) {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    await client.query(`drop database if exists rodovia_test_${basename(folder).toLowerCase()} with (force)`);
    await client.end();
  }
  rmSync(folder, { recursive: true });
};
