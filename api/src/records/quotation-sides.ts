import { eq, type SQL } from 'drizzle-orm';
import { quotation } from '../db/schema';
import type { Actor } from '../identity/actor';

/** The people a quotation belongs to. */
export interface QuotationSides {
  personCode: string;
  sellerCode: string | null;
}

/** Clients have their own quotations, sellers those they serve, administrators all. */
export function visibleQuotations(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  return actor.role === 'seller' ? eq(quotation.sellerCode, actor.code) : eq(quotation.personCode, actor.code);
}

/** The same rule for a quotation that has been read. */
export function maySee(actor: Actor, { personCode, sellerCode }: QuotationSides): boolean {
  if (actor.role === 'admin') return true;
  return actor.code === (actor.role === 'seller' ? sellerCode : personCode);
}
