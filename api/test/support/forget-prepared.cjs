const { cpSync, existsSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { Client } = require('pg');

/** Where the shapes of the statements that ran are left for the end of the whole run (`statements.ts`). */
const STATEMENTS = join(__dirname, '../../../.cache/reports/statements');

/** Takes away what the workers of the run have prepared (`engines.ts`). */
module.exports = async () => {
  const folder = process.env.TEST_PREPARED;
  const recorded = join(folder, 'statements');
  rmSync(STATEMENTS, { recursive: true, force: true });
  if (existsSync(recorded)) cpSync(recorded, STATEMENTS, { recursive: true });
  const notes = readdirSync(folder).filter((name) => name.endsWith('-postgres'));
  if (notes.length > 0) {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    for (const note of notes)
      await client.query(`drop database if exists ${readFileSync(join(folder, note), 'utf8')} with (force)`);
    await client.end();
  }
  rmSync(folder, { recursive: true });
};
