import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../base/fair-queue';
import { HttpError } from '../base/http-error';

/** Queue path of a password check: address, then account. */
export interface Caller {
  /** Network as returned by `networkOf`. */
  address: string;
  /** E-mail address or code of the account. */
  account: string;
  /** Whether the account has logged in from this address before; such callers have a separate queue. */
  isKnown: boolean;
}

/** Hashing is slow by design: one at a time keeps the server responsive during a flood of log-ins. */
const AT_ONCE = 1;
/** Maximum queue length in total, and per address. */
const MAX_BYTES = [1024, 64];

const queue = createFairQueue({
  atOnce: AT_ONCE,
  longest: MAX_BYTES,
  full: () => new HttpError(429, 'Muitos acessos ao mesmo tempo. Tente em instantes.'),
});

/**
 * Runs work with passwords in the caller's turn, fairly between addresses and accounts.
 * @throws {HttpError} 429 if the queue is full.
 */
export const inTurn = <T>({ address, account, isKnown }: Caller, work: () => Promise<T>): Promise<T> =>
  queue.run([isKnown ? 'known' : 'unknown', address, account], work);

/** Returns the argon2id hash of a password with salt and parameters. Call it in turn. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Compares a password with the stored hash. It takes the same time without one, so that timing reveals nothing about
 * accounts. Call it in turn.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('senha de ninguém');
  const reference = stored || (await decoy);
  return (await verify(reference, password)) && Boolean(stored);
}
