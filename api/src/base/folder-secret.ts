import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from './is-missing';
import { makeFolder } from './make-folder';

const NAME = 'token-secret';
const ONLY_OWNER = 0o600;

const draw = () => randomBytes(32).toString('base64url');

/** Links the file atomically: if two processes start at once, one succeeds, and both read the same secret. */
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
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Returns the secret of a data folder, created on first use and readable by its owner only. In-memory databases get a
 * new one each time.
 */
export function folderSecret(folder: string): string {
  if (folder.includes('://')) return draw();
  const file = join(folder, NAME);
  const known = read(file);
  if (known !== undefined) return known;
  create(folder, file);
  return read(file) ?? '';
}
