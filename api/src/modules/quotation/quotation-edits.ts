import type { FreeItemAnswer, ShoppingCart, ShoppingCartUpdate } from '@rodovia/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, invalidFields } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { type Expected, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { message, messagePicture, quotation, quotationEvent, quotationItem } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { removeMessagePictures } from '../../images/message-pictures';
import { visibleQuotations } from '../../records/quotation-sides';
import { readQuotation } from './quotation-access';
import { changeText, noteItemChanges } from './quotation-changes';
import { addLine, clientFor, insertLines, linesOf } from './quotation-creation';
import { answerFreeItem } from './quotation-free-items';
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
  async function tell(tx: Executor, actor: Actor, before: ShoppingCart, after: ShoppingCart, lead = ''): Promise<void> {
    const note = lead + changeText(before, after);
    if (note === '') return;
    const event = { quotationCode: after.Code, status: after.Status, kind: 'EDIT', note, actorCode: actor.code };
    await tx.insert(quotationEvent).values(event);
    await mailEdit(tx, context, after.Code, actor.code, note);
  }

  /** What was written was for the client it has. @throws {HttpError} 409 */
  async function refuseSpoken(tx: Executor, code: string): Promise<void> {
    if ((await tx.$count(message, eq(message.quotationCode, code))) > 0)
      throw conflict('Há uma conversa com o cliente: o orçamento não pode passar a outro.');
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
      const before = cart.Person?.Code;
      if (personCode && personCode !== before) await refuseSpoken(tx, code);
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
      await noteItemChanges(tx, cart, changed);
      await tell(tx, actor, cart, changed);
      return changed;
    });

  const answer = (
    actor: Actor,
    { code, expected }: Omit<Target, 'verb'>,
    input: FreeItemAnswer,
  ): Promise<ShoppingCart> =>
    db.transaction(async (tx) => {
      const cart = await lockOpen(tx, actor, { code, verb: 'alterar', expected });
      const { productCode, quantity } = input;
      const [line] = await linesOf(tx, { shoppingCartItem: [{ productCode, quantity }] });
      if (!line) throw invalidFields({ productCode: 'Produto não encontrado.' });
      await answerFreeItem(tx, cart, input, line);
      await addLine(tx, cart, line);
      await writeAudit(tx, actor, `respondeu um item por escrito do orçamento ${cart.Number} (${code})`);
      const changed = await readQuotation(tx, actor, code, `${RELATIONS},FreeItem`);
      await noteItemChanges(tx, cart, changed);
      await tell(tx, actor, cart, changed, 'Item por escrito respondido. ');
      return changed;
    });

  async function remove(actor: Actor, code: string, expected?: Expected): Promise<void> {
    const pictures = await db.transaction(async (tx) => {
      const cart = await lockOpen(tx, actor, { code, verb: 'excluir', expected });
      const shown = await tx
        .select({ code: messagePicture.code })
        .from(messagePicture)
        .innerJoin(message, eq(message.code, messagePicture.messageCode))
        .where(eq(message.quotationCode, code));
      await tx.delete(quotation).where(eq(quotation.code, code));
      await writeAudit(tx, actor, `excluiu o orçamento ${cart.Number} (${code})`);
      return shown;
    });
    await removeMessagePictures(
      context.images,
      pictures.map((picture) => picture.code),
    );
  }

  return { update, answer, remove };
}
