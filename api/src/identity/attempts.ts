import { setTimeout as wait } from 'node:timers/promises';
import type { ApiConfig } from '../base/config';
import { HttpError } from '../base/http-error';
import type { Limits } from '../db/limits';
import type { Caller } from './password';

type Settings = Pick<
  ApiConfig,
  'loginAttempts' | 'loginAttemptsPerAddress' | 'loginAttemptsPerAccount' | 'loginWindow'
>;

const tooMany = () => new HttpError(408, 'Muitas tentativas de acesso. Aguarde alguns minutos e tente novamente.');
const REFUSALS = [408, 429];
const REFUSAL_TIME = 300;

/** Delays refusals, so that repeated attempts wait for their answers instead of keeping the server busy. */
export async function refuseSlowly(error: unknown): Promise<never> {
  if (error instanceof HttpError && REFUSALS.includes(error.statusCode)) await wait(REFUSAL_TIME);
  throw error;
}

/** Counters of wrong passwords, shared by all instances. */
export interface Attempts {
  /** Returns the number of attempts by key. */
  made(place: Pick<Caller, 'account' | 'address'>): Promise<Map<string, number>>;
  /**
   * Refuses callers without remaining attempts.
   * @throws {HttpError} 408
   */
  check(caller: Caller, made: Map<string, number>): void;
  /**
   * Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit.
   * @throws {HttpError} 408
   */
  count(caller: Caller): Promise<void>;
  /**
   * Counts a second step before it is checked: codes are short, so attempts are few.
   * @throws {HttpError} 408
   */
  countStep(caller: Caller): Promise<void>;
  /** Takes back an attempt that was not wrong. */
  giveBack(caller: Caller): Promise<void>;
  /** Same, and clears earlier failures of this account at this address. */
  succeed(caller: Caller): Promise<void>;
}

/**
 * Limits for guessing passwords: per account and address, per account over all addresses (higher), and per address over
 * all accounts. Where an account has logged in before, only the first one applies, so that others cannot lock it out.
 */
export function createAttempts(config: Settings, limits: Limits): Attempts {
  const { loginAttempts, loginAttemptsPerAccount, loginAttemptsPerAddress, loginWindow } = config;

  function bounds({ account, address, isKnown }: Caller): [key: string, most: number][] {
    const own: [string, number] = [`login ${account} ${address}`, loginAttempts];
    if (isKnown) return [own];
    return [own, [`login of ${account}`, loginAttemptsPerAccount], [`login from ${address}`, loginAttemptsPerAddress]];
  }
  const keysOf = (caller: Caller) => bounds(caller).map(([key]) => key);

  function refuseBeyond(caller: Caller, made: Map<string, number>, next: number): void {
    if (bounds(caller).some(([key, most]) => (made.get(key) ?? 0) + next > most)) throw tooMany();
  }

  return {
    made: (place) => limits.counts(keysOf({ ...place, isKnown: false })),
    check: (caller, made) => refuseBeyond(caller, made, 1),
    async count(caller) {
      refuseBeyond(caller, await limits.addAll(keysOf(caller), loginWindow), 0);
    },
    async countStep({ account, isKnown }) {
      if (!isKnown && (await limits.add(`second step of ${account}`, loginWindow)) > loginAttempts) throw tooMany();
    },
    giveBack: (caller) => limits.giveBack(keysOf(caller)),
    async succeed(caller) {
      const [own = '', ...others] = keysOf(caller);
      await limits.giveBack(others, [own]);
    },
  };
}
