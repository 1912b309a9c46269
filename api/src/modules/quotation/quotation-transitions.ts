import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { conflict, forbidden, type HttpError, invalidFields, notFound } from '../../base/http-error';
import { readDesk } from '../../calendar/schedule';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { person, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { readQuotation } from './quotation-access';
import { quotationsSeenBy } from './quotation-history';
import { mailHandOver } from './quotation-mails';
import { outcomeOf } from './quotation-outcome';
import {
  CANCEL,
  type Change,
  createSteps,
  FINISH,
  HAND_OVER,
  REASSIGN,
  START,
  type Target,
  type Transition,
} from './quotation-steps';

/** How a service ends. */
export interface Ending {
  note: string;
  lossReasonCode?: string;
}

/** Quotations that go to another seller. */
export interface Move {
  codes: readonly string[];
  sellerCode: string;
  reason: string;
}

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
  const finish = (actor: Actor, target: Target, { note, lossReasonCode }: Ending): Promise<ShoppingCart> =>
    db.transaction(async (tx) => {
      const seller = await servedBy(tx, actor, target.code);
      if (actor.role === 'admin' && seller?.IsActive !== false) throw forbidden();
      return take(tx, actor, target, FINISH, { note, ...(await outcomeOf(tx, target.code, lossReasonCode)) });
    });

  /** Why a quotation cannot be taken: who serves it by now, where somebody does. */
  async function notFree(tx: Executor, code: string): Promise<HttpError> {
    const [present] = await tx
      .select({ server: person.name })
      .from(quotation)
      .leftJoin(person, eq(person.code, quotation.sellerCode))
      .where(eq(quotation.code, code));
    if (!present) return notFound('Orçamento não encontrado.');
    const why = present.server ? `está com ${present.server}` : 'foi encerrado';
    return conflict(`O orçamento já não está livre: ${why}.`);
  }

  /** An open quotation that nobody serves becomes the seller's own, where the settings let sellers take them. */
  const takeUp = (actor: Actor, code: string): Promise<ShoppingCart> =>
    db.transaction(async (tx) => {
      if (!(await readDesk(tx)).sellersTake)
        throw forbidden('Nesta loja os orçamentos são distribuídos pela administração.');
      const free = and(eq(quotation.code, code), eq(quotation.status, 'OPEN'), isNull(quotation.sellerCode));
      const taken = await tx.update(quotation).set({ sellerCode: actor.code }).where(free).returning();
      if (taken.length === 0) throw await notFree(tx, code);
      return take(tx, actor, { code }, START, { sellerCode: actor.code });
    });

  /** Gives several quotations to another seller, all of them or none; clients and both sellers are told. */
  const moveAll = async (actor: Actor, { codes, sellerCode: asked, reason }: Move): Promise<number> => {
    const sellerCode = await sellerFor(actor, asked);
    return db.transaction(async (tx) => {
      let moved = 0;
      for (const code of [...new Set(codes)].sort()) {
        const before = await servedBy(tx, actor, code);
        if (before?.Code === sellerCode) continue;
        const { Status } = await readQuotation(tx, actor, code);
        await take(tx, actor, { code }, Status === 'OPEN' ? HAND_OVER : REASSIGN, { sellerCode }, { reason });
        if (before?.IsActive) await mailHandOver(tx, context, code, before);
        moved += 1;
      }
      return moved;
    });
  };

  return {
    start: async (actor: Actor, target: Target, asked?: string) =>
      move(actor, target, START, { sellerCode: await sellerFor(actor, asked) }),
    finish,
    takeUp,
    moveAll,
    reassign,
    cancel: (actor: Actor, target: Target, note: string) => move(actor, target, CANCEL, { note }),
  };
}
