import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** Addresses from which an account has logged in; the digest is keyed, of account and address. */
export const knownAddress = pgTable('known_address', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  lastSeen: instant('last_seen'),
});

/** Active sessions. */
export const session = pgTable('session', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  device: text('device').notNull(),
  /** The only quotation that the session opens; null for a log-in, which opens everything of its person. */
  quotationCode: uuid('quotation_code'),
  created: instant('created'),
  lastSeen: instant('last_seen'),
  expires: moment('expires').notNull(),
});

/** Authenticator apps, active from `confirmed` on; `secret` is encrypted. */
export const totp = pgTable('totp', {
  personCode: uuid('person_code').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: integer('last_step').notNull().default(0),
  confirmed: moment('confirmed'),
  created: instant('created'),
});

/** Passkeys registered by an account. */
export const passkey = pgTable('passkey', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: text('transports').notNull().default(''),
  name: text('name').notNull(),
  created: instant('created'),
  lastUsed: moment('last_used'),
});

/** Single-use challenges for passkeys. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text('challenge').primaryKey(),
  personCode: uuid('person_code').notNull(),
  expires: moment('expires').notNull(),
});

/** Recovery codes as digests. */
export const recoveryCode = pgTable('recovery_code', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  used: moment('used'),
});
