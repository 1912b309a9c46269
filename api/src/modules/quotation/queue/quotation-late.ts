import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ApiContext } from '../../../context/context';
import { person, quotation } from '../../../db/schema';
import { mailTexts } from '../../../mail/texts';
import { canLogIn, personEmail } from '../../../records/person-email';
import { isLate } from '../../../records/quotation-queues';

/** Maximum number of notifications per transaction. */
const BATCH = 50;

/**
 * Notifies seller and administrators once that an answer is late.
 * @returns the number of quotations.
 */
export function notifyLate({ config, database, mails }: ApiContext): Promise<number> {
  return database.db.transaction(async (tx) => {
    const late = await tx
      .select()
      .from(quotation)
      .where(and(isLate, isNull(quotation.lateTold)))
      .orderBy(quotation.responseDue)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { code, number, sellerCode } of late) {
      await tx.update(quotation).set({ lateTold: sql`now()` }).where(eq(quotation.code, code));
      const readers = await tx
        .select({ code: person.code, name: person.name, email: sql<string>`${personEmail}` })
        .from(person)
        .where(sql`${canLogIn} and (${person.personTypeCode} = ${config.personTypes.admin}
          or ${person.code} = ${sellerCode}::uuid)`);
      const facts = { number, url: `${config.publicUrl}/orcamentos/${code}`, lines: [] };
      for (const to of readers) await mails.add(tx, 'late', to, mailTexts.late(to.name, facts));
    }
    return late.length;
  });
}
