import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { REMEMBERED_MS } from '../cache/public-changes';

/** A public JSON answer with its ETag. */
export interface TaggedAnswer {
  /** Encoded once instead of for every caller. */
  payload: Buffer;
  tag: string;
  headers: Record<string, string>;
}

/** A cached answer; compressed after the first request for it. */
export interface CachedAnswer extends TaggedAnswer {
  brotli?: Buffer;
  isCompressing?: boolean;
}

const WORTH_COMPRESSING = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the compressed form, which is created in the background for later requests. */
export function compressed(answer: CachedAnswer): Buffer | undefined {
  if (answer.isCompressing || answer.payload.length < WORTH_COMPRESSING) return answer.brotli;
  answer.isCompressing = true;
  brotliCompress(answer.payload, QUALITY, (_error, result) => {
    answer.brotli = result;
  });
  return undefined;
}

const MAX_ANSWERS = 300;

/**
 * Cache of recent public answers by address: each is computed once until what it says changes, on whichever instance.
 */
export class RecentAnswers {
  private readonly answers = new LRUCache<string, CachedAnswer>({ max: MAX_ANSWERS, ttl: REMEMBERED_MS });
  /** Incremented by every write: an answer that was started before must not be stored afterwards. */
  version = 0;

  find(address: string): CachedAnswer | undefined {
    return this.answers.get(address);
  }

  keep(address: string, answer: TaggedAnswer, begunAt: number): void {
    if (begunAt === this.version) this.answers.set(address, { ...answer });
  }

  forget(): void {
    this.version += 1;
    this.answers.clear();
  }
}
