import type { LastPrice } from '@rodovia/shared/contracts/proposals';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/** Maximum number of products; those accepted most recently come first. */
const MOST = 500;

/**
 * Returns the unit price in centavos that a client last accepted for each product, and the quotation of it, the most
 * recent first.
 */
export async function lastPricesOf(db: Executor, clientCode: string): Promise<LastPrice[]> {
  const { rows } = await db.execute<LastPrice & Record<string, unknown>>(sql`
    select "ProductCode", "Cents", "QuotationNumber" from (
      select distinct on (line.product_code) line.product_code as "ProductCode",
        line.unit_price_cents::float8 as "Cents", quotation.number as "QuotationNumber", agreed.decided
      from proposal agreed join proposal_line line on line.proposal_code = agreed.code
      join quotation on quotation.code = agreed.quotation_code
      where agreed.status = 'ACCEPTED' and not line.declined and line.unit_price_cents is not null
        and line.product_code is not null and quotation.person_code = ${clientCode}
      order by line.product_code, agreed.decided desc) latest
    order by decided desc limit ${MOST}`);
  return rows;
}
