import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from './api';
import { until } from './wait';

/** What left as a mail, once it has left; lines that were folded on the way are whole again. */
export const sentMail = (api: TestApi, code: string): Promise<string> =>
  until(() => {
    try {
      return readFileSync(join(api.config.filesDir, 'mail', `${code}.eml`), 'utf8').replaceAll('=\r\n', '');
    } catch {
      return undefined;
    }
  });
