import { and, eq } from 'drizzle-orm';
import { notFound } from '../base/http-error';
import type { Executor } from '../db/database';
import { quotation } from '../db/schema';
import type { Actor } from '../identity/actor';
import { visibleQuotations } from './quotation-sides';

export type QuotationRow = typeof quotation.$inferSelect;

/**
 * Reads and locks a quotation that the actor may see, which serializes all operations on it.
 * @throws {HttpError} 404
 */
export async function lockQuotation(tx: Executor, actor: Actor, code: string): Promise<QuotationRow> {
  const where = and(eq(quotation.code, code), visibleQuotations(actor));
  const [found] = await tx.select().from(quotation).where(where).for('update');
  if (!found) throw notFound('Orçamento não encontrado.');
  return found;
}
