import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { administer, adminUrl } from '../../../testing/postgres.mjs';

/**
 * Creates an empty database for this run, which is dropped when this process ends. PostgreSQL takes half the processor
 * time of the embedded engine; what is particular to the embedded engine is tested by the servers of single tests and
 * by the API's tests.
 * @returns its address; undefined if no PostgreSQL answers
 */
export async function createRunDatabase() {
  const name = `rodovia_e2e_${randomBytes(6).toString('hex')}`;
  try {
    await administer(`create database ${name}`);
  } catch {
    return undefined;
  }
  process.on('exit', () => spawnSync(process.execPath, [fileURLToPath(import.meta.url), name]));
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await administer(`drop database if exists ${process.argv[2]} with (force)`);
