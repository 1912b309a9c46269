import { eq, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { keyedDigest, keyFor } from '../base/keys';
import type { Executor } from '../db/database';
import { knownAddress } from '../db/schema';

/** Maximum number of known addresses per account; the least recently used one is dropped. */
const MAX_ADDRESSES = 20;
const FORGOTTEN_AFTER = sql`interval '180 days'`;

/** Addresses from which accounts have logged in, stored as keyed digests only. */
export interface KnownAddresses {
  /** Returns the digest of an account and address. */
  digestOf(account: string, address: string): string;
  isKnown(db: Executor, digest: string): Promise<boolean>;
  /** Records a log-in. */
  remember(tx: Executor, personCode: string, digest: string): Promise<void>;
  purge(db: Executor): Promise<void>;
}

/** Creates the memory of addresses from which an account has logged in; only keyed digests are stored. */
export function createKnownAddresses(config: Pick<ApiConfig, 'tokenSecret'>): KnownAddresses {
  const key = keyFor(config, 'known address');
  return {
    digestOf: (account, address) => keyedDigest(key, `${account} ${address}`),
    async isKnown(db, digest) {
      const [found] = await db.select().from(knownAddress).where(eq(knownAddress.digest, digest));
      return found !== undefined;
    },
    async remember(tx, personCode, digest) {
      const stale = sql`${knownAddress.lastSeen} < now() - interval '1 day'`;
      const changed = await tx
        .insert(knownAddress)
        .values({ digest, personCode })
        .onConflictDoUpdate({ target: knownAddress.digest, set: { lastSeen: sql`now()` }, setWhere: stale })
        .returning({ digest: knownAddress.digest });
      if (changed.length === 0) return;
      await tx.execute(sql`delete from known_address where digest in (select digest from known_address
        where person_code = ${personCode} order by last_seen desc, digest offset ${MAX_ADDRESSES})`);
    },
    async purge(db) {
      await db.execute(sql`delete from known_address where last_seen < now() - ${FORGOTTEN_AFTER}`);
    },
  };
}
