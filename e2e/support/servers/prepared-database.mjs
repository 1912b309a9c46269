import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Folder of the demonstration database, made once per run and copied for every server of a test. `E2E_DATABASE` names
 * another folder.
 */
const place = () => path.resolve(process.env.E2E_DATABASE ?? path.join(root, '.cache/e2e/prepared'));

/**
 * Creates the demonstration database again, because its dates are relative to today.
 * @throws with the output if that fails
 */
export function prepareDatabase() {
  rmSync(place(), { recursive: true, force: true });
  const env = { ...process.env, DATA_DIR: place(), NODE_ENV: 'development', DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['platform/scripts/seed.mjs'], { cwd: root, env });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Copies the prepared database into a data folder; if there is none, the server creates its own. */
export function copyDatabase(dataDir) {
  rmSync(path.join(dataDir, 'db'), { recursive: true, force: true });
  if (existsSync(place())) cpSync(place(), dataDir, { recursive: true });
}
