import { LRUCache } from 'lru-cache';

/** Allowance of an owner: `most` at once, and `perSecond` continuously. Units are up to the caller. */
interface Allowance {
  most: number;
  perSecond: number;
}

interface Account {
  left: number;
  at: number;
}

const MAX_OWNERS = 10_000;

/** Token-bucket budgets by owner, on this instance. Debts are allowed and must be waited out. */
export class Budgets {
  private readonly accounts = new LRUCache<string, Account>({ max: MAX_OWNERS });

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns the seconds until the owner can spend again; 0 if it can now. */
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
