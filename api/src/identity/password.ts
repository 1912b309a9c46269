import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../base/fair-queue';
import { HttpError } from '../base/http-error';

/** Whose turn it is: passwords are asked for from an address, for an account. */
export interface Caller {
  /** As `networkOf` tells it. */
  address: string;
  /** The e-mail address or code of the account that is meant. */
  account: string;
  /** Whether the account has been at the address before: such callers have a lane of their own. */
  isKnown: boolean;
}

/** Hashing is slow on purpose: one at a time leaves the machine to everybody else during a flood of log-ins. */
const AT_ONCE = 1;
/** Most that wait in a lane, and of one address. */
const LONGEST = [1024, 64];

const queue = createFairQueue({
  atOnce: AT_ONCE,
  longest: LONGEST,
  full: () => new HttpError(429, 'Muitos acessos ao mesmo tempo. Tente em instantes.'),
});

/**
 * Does work with passwords once it is the caller's turn: addresses have theirs one after the other, and the accounts
 * of an address too. @throws {HttpError} 429 where too many wait.
 */
export const inTurn = <T>({ address, account, isKnown }: Caller, work: () => Promise<T>): Promise<T> =>
  queue.run([isKnown ? 'known' : 'unknown', address, account], work);

/** argon2id of a password, salt and parameters included. To be called in turn. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Compares with the stored hash; without one, or with that of an account that has no password yet, it takes as long, so that
 * the time tells nothing about accounts. To be called in turn.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('senha de ninguém');
  const reference = stored || (await decoy);
  return (await verify(reference, password)) && Boolean(stored);
}
