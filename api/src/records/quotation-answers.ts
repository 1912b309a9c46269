import type { QuotationAnswer } from '@rodovia/shared/contracts/quotations';
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

/** Condition for quotations of sellers; all if none is named. */
export const ofSellers = (codes: readonly string[]): SQL | undefined =>
  codes.length === 0 ? undefined : sql`${quotation.sellerCode}::text = any(${sql.param(codes)}::text[])`;

/** Condition for quotations with products of brands; all if none is named. */
export const ofBrands = (codes: readonly string[]): SQL | undefined =>
  codes.length === 0
    ? undefined
    : sql`exists (select from ${quotationItem} join product asked on asked.code = ${quotationItem.productCode}
        where ${quotationItem.quotationCode} = ${quotation.code}
          and asked.brand_code::text = any(${sql.param(codes)}::text[]))`;
