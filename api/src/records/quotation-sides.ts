import { and, eq, type SQL } from 'drizzle-orm';
import { quotation } from '../db/schema';
import type { Actor } from '../identity/actor';

/** The people involved in a quotation. */
export interface QuotationSides {
  code: string;
  personCode: string;
  sellerCode: string | null;
}

/**
 * Condition: clients see their own quotations, sellers those assigned to them, administrators all. A session of one
 * quotation sees that one.
 */
export function visibleQuotations(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  if (actor.role === 'seller') return eq(quotation.sellerCode, actor.code);
  return and(
    eq(quotation.personCode, actor.code),
    actor.quotation === undefined ? undefined : eq(quotation.code, actor.quotation),
  );
}

/** Same rule for a quotation that has been read. */
export function maySee(actor: Actor, { code, personCode, sellerCode }: QuotationSides): boolean {
  if (actor.role === 'admin') return true;
  if (actor.quotation !== undefined && actor.quotation !== code) return false;
  return actor.code === (actor.role === 'seller' ? sellerCode : personCode);
}
