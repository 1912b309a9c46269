import type { ShoppingCart, ShoppingCartUpdate } from '@rodovia/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { conflict } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { type Expected, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { quotation, quotationEvent, quotationItem } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { visibleQuotations } from '../../records/quotation-sides';
import { readQuotation } from './quotation-access';
import { changeText } from './quotation-changes';
import { clientFor, insertLines, linesOf } from './quotation-creation';
import { mailEdit } from './quotation-mails';

const RELATIONS = 'Person,Seller,ShoppingCartItem';

interface Target {
  code: string;
  /** What is about to be done, for the refusal. */
  verb: string;
  expected: Expected;
}

/** Changing and deleting quotations: only while they are OPEN, and each caller only what it may see. */
export function createEdits(context: ApiContext) {
  const { config, database } = context;
  const { db } = database;

  /** History, open streams and the other side's mailbox hear of an edit that changed something. */
  async function tell(tx: Executor, actor: Actor, before: ShoppingCart, after: ShoppingCart): Promise<void> {
    const note = changeText(before, after);
    if (note === '') return;
    const event = { quotationCode: after.Code, status: after.Status, kind: 'EDIT', note, actorCode: actor.code };
    await tx.insert(quotationEvent).values(event);
    await mailEdit(tx, context, after.Code, actor.code, note);
  }

  /**
   * Locks the quotation against a transition at the same time.
   * @throws {HttpError} 404, 409 once it is not OPEN, or 412 where it has another version.
   */
  async function lockOpen(tx: Executor, actor: Actor, { code, verb, expected }: Target): Promise<ShoppingCart> {
    const own = and(eq(quotation.code, code), visibleQuotations(actor));
    await tx.select({ code: quotation.code }).from(quotation).where(own).for('update');
    const cart = await readQuotation(tx, actor, code, RELATIONS);
    if (cart.Status !== 'OPEN') throw conflict(`Só é possível ${verb} um orçamento aberto.`);
    if (expected && !expected.includes(cart.Version ?? 0)) throw stale(cart);
    return cart;
  }

  const update = (actor: Actor, input: ShoppingCartUpdate, expected?: Expected): Promise<ShoppingCart> =>
    db.transaction(async (tx) => {
      const { code, personCode } = input;
      const cart = await lockOpen(tx, actor, { code, verb: 'alterar', expected });
      const lines = await linesOf(tx, input);
      const client = personCode && { personCode: await clientFor(tx, config.personTypes, actor, personCode) };
      await tx
        .update(quotation)
        .set({ ...client, updated: sql`now()` })
        .where(eq(quotation.code, code));
      await tx.delete(quotationItem).where(eq(quotationItem.quotationCode, code));
      await insertLines(tx, code, lines);
      await writeAudit(tx, actor, `alterou o orçamento ${cart.Number} (${code})`);
      const changed = await readQuotation(tx, actor, code, RELATIONS);
      await tell(tx, actor, cart, changed);
      return changed;
    });

  const remove = (actor: Actor, code: string, expected?: Expected): Promise<void> =>
    db.transaction(async (tx) => {
      const cart = await lockOpen(tx, actor, { code, verb: 'excluir', expected });
      await tx.delete(quotation).where(eq(quotation.code, code));
      await writeAudit(tx, actor, `excluiu o orçamento ${cart.Number} (${code})`);
    });

  return { update, remove };
}
