import type { TOTP } from 'otpauth';
import { expect } from './test';

const PERIOD_MS = 30_000;
const ROOM_MS = 12_000;

/**
 * The code of the period before, which is taken until the present one ends: it leaves the present one for the log-in
 * that follows. Waits for a period that has room for a slow machine to send it.
 */
export async function earlierCode(app: TOTP): Promise<string> {
  const room = () => PERIOD_MS - (Date.now() % PERIOD_MS);
  await expect.poll(room, { timeout: ROOM_MS + 3000 }).toBeGreaterThan(ROOM_MS);
  return app.generate({ timestamp: Date.now() - PERIOD_MS });
}
