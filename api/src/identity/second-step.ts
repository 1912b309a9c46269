import type { LoginInput, SecondStep } from '@rodovia/shared/contracts/people';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { passkey, recoveryCode, totp } from '../db/schema';
import { createPasskeys, passkeysOf } from './passkeys';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes';
import { createTotp } from './totp';

const APP_CODE = /^\s*(\d\s*){6}$/;

const WAYS = ['passkey', 'totp', 'recovery'] as const;
/** Method of a second step. */
export type Way = (typeof WAYS)[number];

async function hasTotp(db: Executor, personCode: string): Promise<boolean> {
  const confirmed = and(eq(totp.personCode, personCode), isNotNull(totp.confirmed));
  return (await db.select({ code: totp.personCode }).from(totp).where(confirmed)).length > 0;
}

/** Reads the configured methods of a person. */
export async function secondStepOf(db: Executor, personCode: string): Promise<Omit<SecondStep, 'IsDemanded'>> {
  const keys = await passkeysOf(db, personCode);
  return {
    HasTotp: await hasTotp(db, personCode),
    RecoveryCodes: await recoveryCodesLeft(db, personCode),
    Passkeys: keys.map(({ code, name, created, lastUsed }) => ({
      Code: code,
      Name: name,
      Created: created.toISOString(),
      LastUsed: lastUsed?.toISOString() ?? null,
    })),
  };
}

/**
 * Removes all methods.
 * @returns whether there was one.
 */
export async function removeSecondStep(tx: Executor, personCode: string): Promise<boolean> {
  const { HasTotp, Passkeys } = await secondStepOf(tx, personCode);
  await tx.delete(totp).where(eq(totp.personCode, personCode));
  await tx.delete(passkey).where(eq(passkey.personCode, personCode));
  await tx.delete(recoveryCode).where(eq(recoveryCode.personCode, personCode));
  return HasTotp || Passkeys.length > 0;
}

/** Second step of the log-in. */
export function createSecondStep(config: ApiConfig) {
  const app = createTotp(config);
  const passkeys = createPasskeys(config);

  return {
    /** Returns the methods of a person; none if the password is enough. */
    async waysOf(db: Executor, personCode: string): Promise<Way[]> {
      const { rows } = await db.execute<Record<Way, boolean>>(sql`select
        exists (select from passkey where person_code = ${personCode}) as passkey,
        exists (select from totp where person_code = ${personCode} and confirmed is not null) as totp,
        exists (select from recovery_code where person_code = ${personCode} and used is null) as recovery`);
      const ways = WAYS.filter((way) => rows[0]?.[way]);
      return ways.some((way) => way !== 'recovery') ? ways : [];
    },

    /** Returns the challenge after a correct password. */
    async challenge(tx: Executor, personCode: string, ways: Way[]): Promise<Record<string, string>> {
      const options = ways.includes('passkey') && { passkey: await passkeys.proofOptions(tx, personCode) };
      return { secondStep: ways.join(' '), ...options };
    },

    /** Returns the method of the given step; undefined if it is wrong. */
    async check(
      tx: Executor,
      personCode: string,
      { code, passkey }: Pick<LoginInput, 'code' | 'passkey'>,
    ): Promise<Way | undefined> {
      if (passkey) return (await passkeys.check(tx, personCode, passkey)) ? 'passkey' : undefined;
      if (!code) return undefined;
      if (APP_CODE.test(code)) return (await app.check(tx, personCode, code)) ? 'totp' : undefined;
      return (await spendRecoveryCode(tx, personCode, code)) ? 'recovery' : undefined;
    },
  };
}
