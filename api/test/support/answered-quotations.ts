import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database';

/** A quotation in progress with a proposal in force and a draft that corrects it. */
export interface Answered {
  quotation: string;
  sent: string;
  draft: string;
}

/** Copies a quotation with all proposals in the database, for tests with many rounds. */
export async function copyAnswered(db: Database, { quotation, sent, draft }: Answered): Promise<Answered> {
  const [copy, item, newSent, newDraft] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await db.execute(sql`insert into quotation (code, status, person_code, seller_code, created_by)
    select ${copy}, status, person_code, seller_code, created_by from quotation where code = ${quotation}`);
  await db.execute(sql`insert into quotation_item
    (code, quotation_code, product_code, position, quantity, description, size, code_pub, intern_code)
    select ${item}, ${copy}, product_code, position, quantity, description, size, code_pub, intern_code
    from quotation_item where quotation_code = ${quotation}`);
  for (const [from, to] of [
    [sent, newSent],
    [draft, newDraft],
  ]) {
    await db.execute(sql`insert into proposal (code, quotation_code, status, ordinal, validity_days, subtotal_cents,
        total_cents, author_code, sent, valid_until, digest, verify_token)
      select ${to}, ${copy}, status, ordinal, validity_days, subtotal_cents, total_cents, author_code, sent,
        valid_until, digest, case when verify_token is not null then ${randomUUID()}::text end
      from proposal where code = ${from}`);
    await db.execute(sql`insert into proposal_line (proposal_code, position, quotation_item_code, product_code,
        description, size, code_pub, quantity, unit_price_cents, line_total_cents)
      select ${to}, position, ${item}, product_code, description, size, code_pub, quantity, unit_price_cents,
        line_total_cents from proposal_line where proposal_code = ${from}`);
  }
  return { quotation: copy, sent: newSent, draft: newDraft };
}
