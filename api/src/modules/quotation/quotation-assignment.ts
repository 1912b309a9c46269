import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import type { Executor } from '../../db/database';
import { deskSettings, person, quotation } from '../../db/schema';
import { canLogIn } from '../../records/person-email';

/**
 * Who serves the next quotation where they are assigned automatically: of the sellers who can log in the one with the fewest that
 * are not settled, of several the one whose turn is longest ago. Null where nobody is assigned, or nobody is there.
 */
export async function nextSeller(tx: Executor, { seller }: ApiConfig['personTypes']): Promise<string | null> {
  const [settings] = await tx.select({ assigns: deskSettings.assigns }).from(deskSettings);
  if (!settings?.assigns) return null;
  // One after the other: two at once would both go to the same seller.
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
