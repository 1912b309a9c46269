import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

const NAME = 'token-secret';
const ONLY_OWNER = 0o600;

const draw = () => randomBytes(32).toString('base64url');

/** A link is made or it is not: of two that start at once one makes it, and both read the same. */
function create(folder: string, file: string): void {
  makeFolder(folder);
  const pending = join(folder, `.${NAME}-${randomUUID()}`);
  writeFileSync(pending, draw(), { mode: ONLY_OWNER, flag: 'wx' });
  try {
    linkSync(pending, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(pending);
  }
}

function read(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    chmodSync(file, ONLY_OWNER);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The secret of a data folder, drawn when it is first asked for and readable by its owner alone. A database in memory has a new one each time. */
export function folderSecret(folder: string): string {
  if (folder.includes('://')) return draw();
  const file = join(folder, NAME);
  const known = read(file);
  if (known !== undefined) return known;
  create(folder, file);
  return read(file) ?? '';
}
