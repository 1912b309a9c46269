import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** Where somebody has logged in from before; the digest is of account and address, under a key. */
export const knownAddress = pgTable('known_address', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  lastSeen: instant('last_seen'),
});

/** A log-in that has not ended. */
export const session = pgTable('session', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  device: text('device').notNull(),
  created: instant('created'),
  lastSeen: instant('last_seen'),
  expires: moment('expires').notNull(),
});

/** The app of codes that somebody has, from `confirmed` on; `secret` is encrypted. */
export const totp = pgTable('totp', {
  personCode: uuid('person_code').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: integer('last_step').notNull().default(0),
  confirmed: moment('confirmed'),
  created: instant('created'),
});

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

/** What a device has to sign, once. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text('challenge').primaryKey(),
  personCode: uuid('person_code').notNull(),
  expires: moment('expires').notNull(),
});

/** Codes for who has lost the second step, as digests. */
export const recoveryCode = pgTable('recovery_code', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  used: moment('used'),
});
