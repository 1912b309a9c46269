import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { conflict, forbidden, invalidFields } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { person, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { readQuotation } from './quotation-access';
import { quotationsSeenBy } from './quotation-history';
import { mailHandOver } from './quotation-mails';
import {
  CANCEL,
  type Change,
  createSteps,
  FINISH,
  REASSIGN,
  START,
  type Target,
  type Transition,
} from './quotation-steps';

/** The life of a quotation: who may take which step with it. */
export function createTransitions(context: ApiContext) {
  const { config, database } = context;
  const { db } = database;
  const take = createSteps(context);
  const move = (actor: Actor, target: Target, step: Transition, change: Change) =>
    db.transaction((tx) => take(tx, actor, target, step, change));

  async function sellerFor(actor: Actor, asked?: string): Promise<string> {
    if (actor.role === 'seller') {
      if (asked && asked !== actor.code) throw forbidden();
      return actor.code;
    }
    if (!asked) throw invalidFields({ sellerCode: 'Selecione um vendedor.' });
    const [seller] = await db
      .select({ code: person.code })
      .from(person)
      .where(and(eq(person.code, asked), eq(person.personTypeCode, config.personTypes.seller), person.isActive));
    if (!seller) throw invalidFields({ sellerCode: 'Vendedor não encontrado ou inativo.' });
    return seller.code;
  }

  /** The seller of a quotation in service, locked so that it stays the one until the end of the transaction. */
  async function servedBy(tx: Executor, actor: Actor, code: string): Promise<QuotationParty | undefined> {
    await tx.select({ code: quotation.code }).from(quotation).where(eq(quotation.code, code)).for('update');
    const source = quotationsSeenBy(config.personTypes, actor);
    return (await readQuotation(tx, actor, code, 'Seller', source)).Seller ?? undefined;
  }

  /** Gives a quotation in service to another seller; the client and both sellers are told. */
  async function reassign(actor: Actor, target: Target, asked?: string): Promise<ShoppingCart> {
    const sellerCode = await sellerFor(actor, asked);
    return db.transaction(async (tx) => {
      const before = await servedBy(tx, actor, target.code);
      if (before?.Code === sellerCode) throw conflict('O orçamento já está com este vendedor.');
      const changed = await take(tx, actor, target, REASSIGN, { sellerCode });
      if (before?.IsActive) await mailHandOver(tx, context, target.code, before);
      return changed;
    });
  }

  /** Service is finished by who serves; by an administrator where the seller was deactivated. */
  async function finish(actor: Actor, target: Target, note: string): Promise<ShoppingCart> {
    if (actor.role !== 'admin') return move(actor, target, FINISH, { note });
    return db.transaction(async (tx) => {
      const seller = await servedBy(tx, actor, target.code);
      if (seller?.IsActive !== false) throw forbidden();
      return take(tx, actor, target, FINISH, { note });
    });
  }

  return {
    start: async (actor: Actor, target: Target, asked?: string) =>
      move(actor, target, START, { sellerCode: await sellerFor(actor, asked) }),
    finish,
    reassign,
    cancel: (actor: Actor, target: Target, note: string) => move(actor, target, CANCEL, { note }),
  };
}
