import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../../../base/config';
import type { Executor } from '../../../db/database';
import { deskSettings, person, quotation } from '../../../db/schema';
import { canLogIn } from '../../../records/person-email';

/**
 * Returns the seller for automatic assignment: of the active sellers, the one with the fewest unfinished quotations,
 * then the one assigned longest ago. Null if disabled, or if there is none.
 */
export async function nextSeller(tx: Executor, { seller }: ApiConfig['personTypes']): Promise<string | null> {
  const [settings] = await tx.select({ assigns: deskSettings.assigns }).from(deskSettings);
  if (!settings?.assigns) return null;
  // serialized, otherwise two quotations would go to the same seller
  await tx.select({ onlyRow: deskSettings.onlyRow }).from(deskSettings).for('update');
  const { rows } = await tx.execute<{ code: string }>(sql`
    select ${person.code} as code from ${person}
    left join ${quotation} on ${quotation.sellerCode} = ${person.code}
    where ${person.personTypeCode} = ${seller} and ${canLogIn}
    group by ${person.code}
    order by count(*) filter (where ${quotation.status} in ('OPEN', 'IN PROGRESS')),
      max(${quotation.created}) nulls first, ${person.code}
    limit 1`);
  return rows[0]?.code ?? null;
}
