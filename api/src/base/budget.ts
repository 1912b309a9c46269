import { LRUCache } from 'lru-cache';

/** What somebody may spend: `most` at once, and `perSecond` again and again. Units are the caller's. */
interface Allowance {
  most: number;
  perSecond: number;
}

interface Account {
  left: number;
  at: number;
}

const MOST_OWNERS = 10_000;

/** Budgets by owner, on this instance. What is spent comes back with time; a debt has to be waited for. */
export class Budgets {
  private readonly accounts = new LRUCache<string, Account>({ max: MOST_OWNERS });

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Seconds until the owner may spend again; 0 where it may now. */
  wait(owner: string): number {
    const { left } = this.account(owner);
    return left > 0 ? 0 : Math.ceil(-left / this.allowance.perSecond) || 1;
  }

  spend(owner: string, amount: number): void {
    const account = this.account(owner);
    account.left -= amount;
    this.accounts.set(owner, account);
  }

  private account(owner: string): Account {
    const { most, perSecond } = this.allowance;
    const at = this.now();
    const known = this.accounts.get(owner) ?? { left: most, at };
    known.left = Math.min(most, known.left + ((at - known.at) / 1000) * perSecond);
    known.at = at;
    return known;
  }
}
