import type { PasskeyCreation, PasskeyProof } from '@rodovia/shared/contracts/people';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { passkey, passkeyChallenge } from '../db/schema';

/** Loaded with the first use, because the library parses certificates of many vendors. */
const library = () => import('@simplewebauthn/server');

const CHALLENGE_LIFETIME = sql`interval '5 minutes'`;
/** Maximum number of pending challenges per person. */
const MAX_CHALLENGES = 10;

type PasskeyRow = typeof passkey.$inferSelect;

/** Stored transports, returned to browsers as received. */
type Transports = NonNullable<
  NonNullable<
    Parameters<Awaited<ReturnType<typeof library>>['generateAuthenticationOptions']>[0]['allowCredentials']
  >[0]['transports']
>;
const transportsOf = ({ transports }: PasskeyRow) => transports.split(' ').filter(Boolean) as Transports;
const descriptorOf = (row: PasskeyRow) => ({ id: row.credentialId, transports: transportsOf(row) });

/** Reads the passkeys of a person, oldest first. */
export const passkeysOf = (db: Executor, personCode: string) =>
  db.select().from(passkey).where(eq(passkey.personCode, personCode)).orderBy(passkey.created, passkey.code);

async function remember(tx: Executor, personCode: string, challenge: string): Promise<void> {
  await tx.insert(passkeyChallenge).values({ challenge, personCode, expires: sql`now() + ${CHALLENGE_LIFETIME}` });
  await tx.execute(sql`delete from passkey_challenge where challenge in (select challenge from passkey_challenge
    where person_code = ${personCode} order by expires desc, challenge offset ${MAX_CHALLENGES})`);
}

/** Consumes a challenge; returns whether it belonged to the person and has not expired. */
async function consume(tx: Executor, personCode: string, challenge: string): Promise<boolean> {
  const own = and(
    eq(passkeyChallenge.challenge, challenge),
    eq(passkeyChallenge.personCode, personCode),
    gt(passkeyChallenge.expires, sql`now()`),
  );
  return (await tx.delete(passkeyChallenge).where(own).returning({ challenge: passkeyChallenge.challenge })).length > 0;
}

/** Deletes expired challenges. */
export const purgeChallenges = async (db: Executor): Promise<void> => {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expires, sql`now()`));
};

interface Owner {
  code: string;
  name: string;
  email: string;
}

/** Passkeys (WebAuthn) of this site. */
export function createPasskeys({ publicUrl }: Pick<ApiConfig, 'publicUrl'>) {
  const { origin, hostname: rpID } = new URL(publicUrl);
  const expected = (tx: Executor, personCode: string) => ({
    expectedChallenge: (challenge: string) => consume(tx, personCode, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  });

  return {
    /** Returns the options for creating a passkey, as JSON. */
    async creationOptions(tx: Executor, { code, name, email }: Owner): Promise<string> {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: 'Rodovia',
        rpID,
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(code),
        attestationType: 'none',
        excludeCredentials: (await passkeysOf(tx, code)).map(descriptorOf),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      });
      await remember(tx, code, options.challenge);
      return JSON.stringify(options);
    },

    /**
     * Stores a created passkey.
     * @returns whether it is valid.
     */
    async create(tx: Executor, personCode: string, name: string, credential: PasskeyCreation): Promise<boolean> {
      const { verifyRegistrationResponse } = await library();
      const response = { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'];
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        ...expected(tx, personCode),
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) return false;
      const { id, publicKey, counter } = registrationInfo.credential;
      const transports = credential.response.transports?.join(' ') ?? '';
      const key = { publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
      await tx.insert(passkey).values({ personCode, credentialId: id, name, ...key });
      return true;
    },

    /** Returns the options for a passkey assertion, as JSON. */
    async proofOptions(tx: Executor, personCode: string): Promise<string> {
      const { generateAuthenticationOptions } = await library();
      const allowCredentials = (await passkeysOf(tx, personCode)).map(descriptorOf);
      const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' });
      await remember(tx, personCode, options.challenge);
      return JSON.stringify(options);
    },

    /** Returns whether an assertion is valid and its challenge unused. */
    async check(tx: Executor, personCode: string, proof: PasskeyProof): Promise<boolean> {
      const { verifyAuthenticationResponse } = await library();
      const row = (await passkeysOf(tx, personCode)).find(({ credentialId }) => credentialId === proof.id);
      if (!row) return false;
      const publicKey = new Uint8Array(Buffer.from(row.publicKey, 'base64url'));
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...proof, clientExtensionResults: {} },
        ...expected(tx, personCode),
        credential: { id: row.credentialId, publicKey, counter: row.counter, transports: transportsOf(row) },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return false;
      const seen = { counter: authenticationInfo.newCounter, lastUsed: sql`now()` };
      await tx.update(passkey).set(seen).where(eq(passkey.code, row.code));
      return true;
    },
  };
}
