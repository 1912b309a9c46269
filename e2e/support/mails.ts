import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.env.DATA_DIR ?? path.resolve('.cache/e2e/data'), 'mail');

/** What left as a mail of this code, folded lines whole again; nothing before it has left. */
export function sentMail(code: string): string {
  const file = path.join(folder, `${code}.eml`);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('=\r\n', '') : '';
}
