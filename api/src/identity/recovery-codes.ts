import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { recoveryCode } from '../db/schema';

const COUNT = 10;
/** Alphabet without similar-looking letters and digits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const draw = () => Array.from({ length: GROUPS }, group).join('-');

/** Digest of a normalized code and its person, so that no code opens another account. */
const digestOf = (personCode: string, code: string) =>
  createHash('sha256')
    .update(`${personCode} ${code.toUpperCase().replace(/[^A-Z2-9]/g, '')}`)
    .digest('base64url');

/**
 * Replaces all recovery codes of a person.
 * @returns the new codes, which are only stored as digests.
 */
export async function drawRecoveryCodes(tx: Executor, personCode: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, draw);
  await tx.delete(recoveryCode).where(eq(recoveryCode.personCode, personCode));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ digest: digestOf(personCode, code), personCode })));
  return codes;
}

const unused = (personCode: string) => and(eq(recoveryCode.personCode, personCode), isNull(recoveryCode.used));

/** Returns the number of unused codes. */
export async function recoveryCodesLeft(db: Executor, personCode: string): Promise<number> {
  return db.$count(recoveryCode, unused(personCode));
}

/** Uses a code, which works once. */
export async function spendRecoveryCode(tx: Executor, personCode: string, code: string): Promise<boolean> {
  const spent = await tx
    .update(recoveryCode)
    .set({ used: sql`now()` })
    .where(and(unused(personCode), eq(recoveryCode.digest, digestOf(personCode, code))))
    .returning({ digest: recoveryCode.digest });
  return spent.length > 0;
}
