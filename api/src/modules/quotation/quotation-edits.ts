import type { ShoppingCart, ShoppingCartUpdate } from '@rodovia/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { conflict } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { quotation, quotationItem } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { readQuotation, visibleQuotations } from './quotation-access';
import { clientFor, insertLines, linesOf } from './quotation-creation';

/** Changing and deleting quotations: only while they are OPEN, and each caller only what it may see. */
export function createEdits({ config, database: { db } }: ApiContext) {
  /** Locks the quotation against a transition at the same time. @throws {HttpError} 404, or 409 once it is not OPEN. */
  async function lockOpen(tx: Executor, actor: Actor, code: string, verb: string): Promise<ShoppingCart> {
    const own = and(eq(quotation.code, code), visibleQuotations(actor));
    await tx.select({ code: quotation.code }).from(quotation).where(own).for('update');
    const cart = await readQuotation(tx, actor, code);
    if (cart.Status !== 'OPEN') throw conflict(`Só é possível ${verb} um orçamento aberto.`);
    return cart;
  }

  const update = (actor: Actor, input: ShoppingCartUpdate): Promise<ShoppingCart> =>
    db.transaction(async (tx) => {
      const { code, personCode } = input;
      const cart = await lockOpen(tx, actor, code, 'alterar');
      const lines = await linesOf(tx, input);
      const client = personCode && { personCode: await clientFor(tx, config.personTypes, actor, personCode) };
      await tx
        .update(quotation)
        .set({ ...client, updated: sql`now()` })
        .where(eq(quotation.code, code));
      await tx.delete(quotationItem).where(eq(quotationItem.quotationCode, code));
      await insertLines(tx, code, lines);
      await writeAudit(tx, actor, `alterou o orçamento ${cart.Number} (${code})`);
      return readQuotation(tx, actor, code, 'Person,Seller,ShoppingCartItem');
    });

  const remove = (actor: Actor, code: string): Promise<void> =>
    db.transaction(async (tx) => {
      const cart = await lockOpen(tx, actor, code, 'excluir');
      await tx.delete(quotation).where(eq(quotation.code, code));
      await writeAudit(tx, actor, `excluiu o orçamento ${cart.Number} (${code})`);
    });

  return { update, remove };
}
