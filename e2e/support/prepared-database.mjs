import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The demonstration, made once a run; every server of a test begins with a copy. `E2E_DATABASE` names another place. */
const place = () => path.resolve(process.env.E2E_DATABASE ?? path.join(root, '.cache/e2e/prepared'));

/** Makes the demonstration anew: its dates are counted from today. @throws with what was printed where that fails. */
export function prepareDatabase() {
  rmSync(place(), { recursive: true, force: true });
  const env = { ...process.env, DATA_DIR: place(), NODE_ENV: 'development', DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['platform/scripts/seed.mjs'], { cwd: root, env });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Puts a copy of the prepared database into a data folder; where none was prepared, the server makes its own. */
export function copyDatabase(dataDir) {
  rmSync(path.join(dataDir, 'db'), { recursive: true, force: true });
  if (existsSync(place())) cpSync(place(), dataDir, { recursive: true });
}
