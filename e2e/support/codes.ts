import type { TOTP } from 'otpauth';
import { expect } from './test';

const PERIOD_MS = 30_000;
const ROOM_MS = 12_000;

/**
 * Returns the code of the previous period, which is accepted until the current one ends and leaves the current one for
 * the log-in that follows. Waits for a period with enough time left for a slow machine to send it.
 */
export async function earlierCode(app: TOTP): Promise<string> {
  const room = () => PERIOD_MS - (Date.now() % PERIOD_MS);
  await expect.poll(room, { timeout: ROOM_MS + 3000 }).toBeGreaterThan(ROOM_MS);
  return app.generate({ timestamp: Date.now() - PERIOD_MS });
}
