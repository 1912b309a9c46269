const { readdirSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { Client } = require('pg');

/** Takes away what the workers of the run have prepared (`engines.ts`). */
module.exports = async () => {
  const folder = process.env.TEST_PREPARED;
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
