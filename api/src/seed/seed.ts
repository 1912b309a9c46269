import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { DatabaseHandle } from '../db/database';
import { withoutDeadline } from '../db/deadlines';
import { oneInstanceAtATime } from '../db/instance-lock';
import { leaveUnrecorded } from '../identity/audit';
import { seedCatalogue } from './catalogue';
import { seedMails } from './mails';
import { seedNavbar } from './navbar';
import { seedPersons } from './persons';
import { seedQuotations } from './quotations';
import { random } from './random';
import { seedTraces } from './traces';

/** Accounts of the demonstration; they only exist together with its catalogue. */
export const DEMO_ACCOUNTS = {
  password: 'Rodovia#2026',
  admin: 'admin@rodovia.example',
  seller: 'vendedor@rodovia.example',
  client: 'cliente@rodovia.example',
} as const;

const SEED = 20_261_121;

/**
 * Fills an empty database with the demonstration: catalogue, people, quotations. Does nothing if there is a person or
 * product.
 * @returns whether it did.
 */
export async function seedIfEmpty(
  { db, engine }: DatabaseHandle,
  config: Pick<ApiConfig, 'personTypes' | 'mailFrom' | 'publicUrl'>,
): Promise<boolean> {
  const next = random(SEED);
  return db.transaction(async (tx) => {
    // another instance may be seeding, which takes longer than the lock timeout on slow machines
    await withoutDeadline(tx);
    await oneInstanceAtATime(tx, engine);
    const { rows } = await tx.execute<{ used: boolean }>(
      sql`select exists (select 1 from person) or exists (select 1 from product) as used`,
    );
    if (rows[0]?.used) return false;
    await leaveUnrecorded(tx);
    const products = await seedCatalogue(tx, next);
    const people = await seedPersons(tx, config.personTypes, next);
    await seedQuotations(tx, products, people, next);
    await seedMails(tx, config, next);
    await seedTraces(tx, products, people, next);
    await seedNavbar(tx);
    return true;
  });
}
