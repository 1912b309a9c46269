import { eq, type SQL } from 'drizzle-orm';
import { quotation } from '../db/schema';
import type { Actor } from '../identity/actor';

/** The people involved in a quotation. */
export interface QuotationSides {
  personCode: string;
  sellerCode: string | null;
}

/** Condition: clients see their own quotations, sellers those assigned to them, administrators all. */
export function visibleQuotations(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  return actor.role === 'seller' ? eq(quotation.sellerCode, actor.code) : eq(quotation.personCode, actor.code);
}

/** Same rule for a quotation that has been read. */
export function maySee(actor: Actor, { personCode, sellerCode }: QuotationSides): boolean {
  if (actor.role === 'admin') return true;
  return actor.code === (actor.role === 'seller' ? sellerCode : personCode);
}
