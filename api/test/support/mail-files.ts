import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from './api';
import { until } from './wait';

/** Returns the sent mail once it was sent, with unfolded lines. */
export const sentMail = (api: TestApi, code: string): Promise<string> =>
  until(() => {
    try {
      return readFileSync(join(api.config.filesDir, 'mail', `${code}.eml`), 'utf8').replaceAll('=\r\n', '');
    } catch {
      return undefined;
    }
  });
