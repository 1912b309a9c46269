import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A public JSON answer with its tag. */
export interface TaggedAnswer {
  /** In bytes, so that it is encoded once and not for every caller. */
  payload: Buffer;
  tag: string;
  headers: Record<string, string>;
}

/** An answer in memory; compressed once somebody has asked for that. */
export interface KeptAnswer extends TaggedAnswer {
  brotli?: Buffer;
  isCompressing?: boolean;
}

const WORTH_COMPRESSING = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The compressed form, which is made in another thread for those who ask later. */
export function compressed(answer: KeptAnswer): Buffer | undefined {
  if (answer.isCompressing || answer.payload.length < WORTH_COMPRESSING) return answer.brotli;
  answer.isCompressing = true;
  brotliCompress(answer.payload, QUALITY, (_error, result) => {
    answer.brotli = result;
  });
  return undefined;
}

const LIFETIME_MS = 2000;
const MOST = 300;

/**
 * Public answers of the last two seconds by address: under load the database computes each of them once, and
 * a write on this instance forgets them all. Other instances may be that long behind.
 */
export class RecentAnswers {
  private readonly kept = new LRUCache<string, KeptAnswer>({ max: MOST, ttl: LIFETIME_MS });
  /** Raised by every write: an answer that was begun before it must not be kept after it. */
  version = 0;

  find(address: string): KeptAnswer | undefined {
    return this.kept.get(address);
  }

  keep(address: string, answer: TaggedAnswer, begunAt: number): void {
    if (begunAt === this.version) this.kept.set(address, { ...answer });
  }

  forget(): void {
    this.version += 1;
    this.kept.clear();
  }
}
