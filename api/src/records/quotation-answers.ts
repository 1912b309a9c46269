import { type QuotationAnswer, WITHOUT } from '@rodovia/shared/contracts/quotations';
import { type SQL, sql } from 'drizzle-orm';
import { proposal, quotation, quotationItem } from '../db/schema';
import { isLate } from './quotation-queues';

const wasAccepted: SQL = sql`exists (select from ${proposal} where ${proposal.quotationCode} = ${quotation.code}
  and ${proposal.status} = 'ACCEPTED')`;

/** SQL conditions for how quotations were answered, shared by the list's filter and the dashboard. */
export const ANSWERED: Record<QuotationAnswer, SQL> = {
  PROPOSED: sql`${quotation.firstProposal} is not null`,
  IN_TIME: sql`${quotation.firstProposal} <= ${quotation.responseDue}`,
  LATE: sql`(${quotation.firstProposal} > ${quotation.responseDue} or ${isLate})`,
  ACCEPTED: wasAccepted,
};

/** Builds a filter by codes: all quotations if none is named; `WITHOUT` adds those that have none. */
const byCodes =
  (having: (codes: SQL) => SQL, without: SQL) =>
  (codes: readonly string[]): SQL | undefined => {
    if (codes.length === 0) return undefined;
    const named = having(sql`any(${sql.param(codes)}::text[])`);
    return codes.includes(WITHOUT.toLowerCase()) ? sql`(${named} or ${without})` : named;
  };

/** Condition for quotations of sellers. Codes are in lower case. */
export const ofSellers = byCodes(
  (codes) => sql`${quotation.sellerCode}::text = ${codes}`,
  sql`${quotation.sellerCode} is null`,
);

/** Condition for quotations lost for reasons. Codes are in lower case. */
export const ofLossReasons = byCodes(
  (codes) => sql`${quotation.lossReasonCode}::text = ${codes}`,
  sql`(${quotation.outcome} = 'LOST' and ${quotation.lossReasonCode} is null)`,
);

const hasItem = (condition: SQL): SQL =>
  sql`exists (select from ${quotationItem} join product asked on asked.code = ${quotationItem.productCode}
    where ${quotationItem.quotationCode} = ${quotation.code} and ${condition})`;

/** Condition for quotations that request brands. Codes are in lower case. */
export const ofBrands = byCodes(
  (codes) => hasItem(sql`asked.brand_code::text = ${codes}`),
  sql`not ${hasItem(sql`true`)}`,
);
