import type { QuotationAnswer } from '@rodovia/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { proposal, quotation, quotationItem } from '../db/schema';
import { isLate } from './quotation-queues';

const wasAccepted: SQL = sql`exists (select from ${proposal} where ${proposal.quotationCode} = ${quotation.code}
  and ${proposal.status} = 'ACCEPTED')`;

/** How quotations were answered; the list's filter and the figure that opens it are one condition. */
export const ANSWERED: Record<QuotationAnswer, SQL> = {
  PROPOSED: sql`${quotation.firstProposal} is not null`,
  IN_TIME: sql`${quotation.firstProposal} <= ${quotation.responseDue}`,
  LATE: sql`(${quotation.firstProposal} > ${quotation.responseDue} or ${isLate})`,
  ACCEPTED: wasAccepted,
};

/** Quotations of one of the sellers; of all of them where none is named. */
export const ofSellers = (codes: readonly string[]): SQL | undefined =>
  codes.length === 0 ? undefined : sql`${quotation.sellerCode}::text = any(${sql.param(codes)}::text[])`;

/** Quotations that ask for a product of one of the brands; all of them where none is named. */
export const ofBrands = (codes: readonly string[]): SQL | undefined =>
  codes.length === 0
    ? undefined
    : sql`exists (select from ${quotationItem} join product asked on asked.code = ${quotationItem.productCode}
        where ${quotationItem.quotationCode} = ${quotation.code}
          and asked.brand_code::text = any(${sql.param(codes)}::text[]))`;
