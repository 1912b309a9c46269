import type { FreeItemAnswer, ShoppingCart, ShoppingCartUpdate } from '@rodovia/shared/contracts/quotations';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, invalidFields } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import { type Expected, stale } from '../../../crud/versions';
import type { Executor } from '../../../db/database';
import { message, messagePicture, quotation, quotationEvent, quotationItem } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { removeMessagePictures } from '../../../images/message-pictures';
import { visibleQuotations } from '../../../records/quotation-sides';
import { readQuotation } from '../quotation-access';
import { addLine, clientFor, insertLines, linesOf, wordsByProduct } from '../quotation-creation';
import { mailEdit } from '../quotation-mails';
import { changeText, noteItemChanges } from './quotation-changes';
import { answerFreeItem } from './quotation-free-items';

const RELATIONS = 'Person,Seller,ShoppingCartItem';

interface Target {
  code: string;
  /** Action for the refusal, as a verb. */
  verb: string;
  expected: Expected;
}

/** Editing and deletion of quotations, only while they are OPEN and visible to the caller. */
export function createEdits(context: ApiContext) {
  const { config, database } = context;
  const { db } = database;

  /** Records an edit in history and event stream, and notifies the other side. */
  async function notify(
    tx: Executor,
    actor: Actor,
    before: ShoppingCart,
    after: ShoppingCart,
    lead = '',
  ): Promise<void> {
    const note = lead + changeText(before, after);
    if (note === '') return;
    const event = { quotationCode: after.Code, status: after.Status, kind: 'EDIT', note, actorCode: actor.code };
    await tx.insert(quotationEvent).values(event);
    await mailEdit(tx, context, after.Code, actor.code, note);
  }

  /** @throws {HttpError} 409 if there are messages, which were meant for the current client. */
  async function refuseSpoken(tx: Executor, code: string): Promise<void> {
    if ((await tx.$count(message, eq(message.quotationCode, code))) > 0)
      throw conflict('Há uma conversa com o cliente: o orçamento não pode passar a outro.');
  }

  /**
   * Locks an open quotation.
   * @throws {HttpError} 404, 409 if it is not OPEN, or 412 if it has another version.
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
      const lines = await linesOf(tx, input, wordsByProduct(cart));
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
      await notify(tx, actor, cart, changed);
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
      await notify(tx, actor, cart, changed, 'Item por escrito respondido. ');
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
