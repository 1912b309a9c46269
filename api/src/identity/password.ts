import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../base/gate';
import { HttpError } from '../base/http-error';

const AT_ONCE = 1;
const LONGEST_QUEUE = 64;

/** Hashing is slow on purpose: one at a time leaves the machine to everybody else during a flood of log-ins. */
const gated = createGate(
  AT_ONCE,
  LONGEST_QUEUE,
  () => new HttpError(429, 'Muitos acessos ao mesmo tempo. Tente em instantes.'),
);

/** argon2id of a password, salt and parameters included. */
export const hashPassword = (password: string) => gated(() => hash(password));

let decoy: Promise<string> | undefined;

/** Compares with the stored hash; without one it takes as long, so that the time tells nothing about accounts. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('senha de ninguém');
  const reference = stored ?? (await decoy);
  return (await gated(() => verify(reference, password))) && stored !== undefined;
}
