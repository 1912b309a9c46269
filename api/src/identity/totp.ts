import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { ApiConfig } from '../base/config';
import { keyFor } from '../base/keys';
import type { Executor } from '../db/database';
import { totp } from '../db/schema';

const ISSUER = 'Rodovia';
const SECRET_BYTES = 20;
const PERIOD = 30;
/** Clocks may differ by one time step. */
const WINDOW = 1;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sixDigits = /^\d{6}$/;

const appOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });

/** Authenticator codes (RFC 6238). Secrets are encrypted with a key that is not in the database. */
export function createTotp(config: Pick<ApiConfig, 'tokenSecret'>) {
  const key = keyFor(config, 'totp');

  function seal(personCode: string, secret: Secret): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(personCode));
    const sealed = Buffer.concat([cipher.update(Buffer.from(secret.bytes)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Returns undefined if the installation's secret has changed. */
  function unseal(personCode: string, text: string): Secret | undefined {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(personCode))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return new Secret({ buffer: new Uint8Array(opened).buffer });
    } catch {
      return undefined;
    }
  }

  /** Returns the time step of a code among the currently accepted ones. */
  function stepOf(secret: Secret, code: string): number | undefined {
    const timestamp = Date.now();
    const delta = sixDigits.test(code) ? appOf(secret, '').validate({ token: code, timestamp, window: WINDOW }) : null;
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
  }

  /** Accepts a code once: a simultaneous second use fails. */
  async function accept(tx: Executor, personCode: string, code: string, isConfirmed: boolean): Promise<boolean> {
    const state = isConfirmed ? isNotNull(totp.confirmed) : isNull(totp.confirmed);
    const own = and(eq(totp.personCode, personCode), state);
    const [row] = await tx.select().from(totp).where(own);
    const secret = row && unseal(personCode, row.secret);
    const step = secret && stepOf(secret, code.replace(/\s/g, ''));
    if (!step) return false;
    const used = await tx
      .update(totp)
      .set({ lastStep: step, ...(!isConfirmed && { confirmed: sql`now()` }) })
      .where(and(own, lt(totp.lastStep, step)))
      .returning({ personCode: totp.personCode });
    return used.length > 0;
  }

  return {
    /** Creates a secret, which is activated when `confirm` accepts a first code. */
    async begin(tx: Executor, personCode: string, label: string): Promise<{ secret: string; uri: string }> {
      const secret = new Secret({ size: SECRET_BYTES });
      const row = { secret: seal(personCode, secret), lastStep: 0, confirmed: null };
      await tx
        .insert(totp)
        .values({ personCode, ...row })
        .onConflictDoUpdate({ target: totp.personCode, set: row });
      return { secret: secret.base32, uri: appOf(secret, label).toString() };
    },
    confirm: (tx: Executor, personCode: string, code: string) => accept(tx, personCode, code, false),
    check: (tx: Executor, personCode: string, code: string) => accept(tx, personCode, code, true),
  };
}
