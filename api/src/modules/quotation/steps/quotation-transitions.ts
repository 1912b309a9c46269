import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { and, eq, isNull } from 'drizzle-orm';
import { conflict, forbidden, type HttpError, invalidFields, notFound } from '../../../base/http-error';
import { readDesk } from '../../../calendar/schedule';
import type { ApiContext } from '../../../context/context';
import type { Executor } from '../../../db/database';
import { person, quotation } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { readQuotation } from '../quotation-access';
import { quotationsSeenBy } from '../quotation-history';
import { mailReassignment } from '../quotation-mails';
import { type ChosenOutcome, outcomeOf } from './quotation-outcome';
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

/** How a quotation is finished. */
interface Ending extends ChosenOutcome {
  note: string;
}

/** Quotations to reassign. */
export interface Move {
  codes: readonly string[];
  sellerCode: string;
  reason: string;
}

/** Transitions of quotations and who may make them. */
export function createTransitions(context: ApiContext) {
  const { config, database } = context;
  const { db } = database;
  const take = createSteps(context);
  const move = (actor: Actor, target: Target, step: Transition, change: Change) =>
    db.transaction((tx) => take(tx, actor, target, step, change));

  async function sellerFor(actor: Actor, requested?: string): Promise<string> {
    if (actor.role === 'seller') {
      if (requested && requested !== actor.code) throw forbidden();
      return actor.code;
    }
    if (!requested) throw invalidFields({ sellerCode: 'Selecione um vendedor.' });
    const [seller] = await db
      .select({ code: person.code })
      .from(person)
      .where(and(eq(person.code, requested), eq(person.personTypeCode, config.personTypes.seller), person.isActive));
    if (!seller) throw invalidFields({ sellerCode: 'Vendedor não encontrado ou inativo.' });
    return seller.code;
  }

  /** Returns the seller of a quotation in progress, locked until the end of the transaction. */
  async function servedBy(tx: Executor, actor: Actor, code: string): Promise<QuotationParty | undefined> {
    await tx.select({ code: quotation.code }).from(quotation).where(eq(quotation.code, code)).for('update');
    const source = quotationsSeenBy(config.personTypes, actor);
    return (await readQuotation(tx, actor, code, 'Seller', source)).Seller ?? undefined;
  }

  /** Reassigns a quotation in progress; client and both sellers are notified. */
  async function reassign(actor: Actor, target: Target, requested?: string): Promise<ShoppingCart> {
    const sellerCode = await sellerFor(actor, requested);
    return db.transaction(async (tx) => {
      const before = await servedBy(tx, actor, target.code);
      if (before?.Code === sellerCode) throw conflict('O orçamento já está com este vendedor.');
      const changed = await take(tx, actor, target, REASSIGN, { sellerCode });
      if (before?.IsActive) await mailReassignment(tx, context, target.code, before);
      return changed;
    });
  }

  /** Finishes a quotation: its seller, or an administrator if the seller is inactive. */
  const finish = (actor: Actor, target: Target, { note, ...chosen }: Ending): Promise<ShoppingCart> =>
    db.transaction(async (tx) => {
      const seller = await servedBy(tx, actor, target.code);
      if (actor.role === 'admin' && seller?.IsActive !== false) throw forbidden();
      return take(tx, actor, target, FINISH, { note, ...(await outcomeOf(tx, target.code, chosen)) });
    });

  /** Creates the refusal of taking a quotation, naming its current seller. */
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

  /** Lets a seller take an unassigned open quotation, if the settings allow it. */
  const takeUp = (actor: Actor, code: string): Promise<ShoppingCart> =>
    db.transaction(async (tx) => {
      if (!(await readDesk(tx)).sellersTake)
        throw forbidden('Nesta loja os orçamentos são distribuídos pela administração.');
      const free = and(eq(quotation.code, code), eq(quotation.status, 'OPEN'), isNull(quotation.sellerCode));
      const taken = await tx.update(quotation).set({ sellerCode: actor.code }).where(free).returning();
      if (taken.length === 0) throw await notFree(tx, code);
      return take(tx, actor, { code }, START, { sellerCode: actor.code });
    });

  /** Reassigns several quotations, all or none; clients and both sellers are notified. */
  const moveAll = async (actor: Actor, { codes, sellerCode: requested, reason }: Move): Promise<number> => {
    const sellerCode = await sellerFor(actor, requested);
    return db.transaction(async (tx) => {
      let moved = 0;
      for (const code of [...new Set(codes)].sort()) {
        const before = await servedBy(tx, actor, code);
        if (before?.Code === sellerCode) continue;
        const { Status } = await readQuotation(tx, actor, code);
        await take(tx, actor, { code }, Status === 'OPEN' ? HAND_OVER : REASSIGN, { sellerCode }, { reason });
        if (before?.IsActive) await mailReassignment(tx, context, code, before);
        moved += 1;
      }
      return moved;
    });
  };

  return {
    start: async (actor: Actor, target: Target, requested?: string) =>
      move(actor, target, START, { sellerCode: await sellerFor(actor, requested) }),
    finish,
    takeUp,
    moveAll,
    reassign,
    cancel: (actor: Actor, target: Target, note: string) => move(actor, target, CANCEL, { note }),
  };
}
