import type { QuotationStatus, ShoppingCart } from '@rodovia/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, forbidden, type HttpError, invalidFields } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { csvDate } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { person, quotation, quotationEvent } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { readQuotation, visibleQuotations } from './quotation-access';
import { quotationsSeenBy } from './quotation-history';
import { mailQuotation, type QuotationMail } from './quotation-mails';

const RELATIONS = 'Person,Seller,ShoppingCartItem';

const LABELS: Record<QuotationStatus, string> = {
  OPEN: 'Aberto',
  'IN PROGRESS': 'Em atendimento',
  COMPLETE: 'Concluído',
  CANCEL: 'Cancelado',
};

interface Transition {
  from: QuotationStatus;
  to: QuotationStatus;
  mail: QuotationMail;
  /** Infinitive for the refusal ('iniciar o atendimento'), past for the audit trail ('cancelou o orçamento'). */
  infinitive: string;
  past: string;
}

const START: Transition = {
  from: 'OPEN',
  to: 'IN PROGRESS',
  mail: 'assigned',
  infinitive: 'iniciar o atendimento',
  past: 'iniciou o atendimento do orçamento',
};
const FINISH: Transition = {
  from: 'IN PROGRESS',
  to: 'COMPLETE',
  mail: 'finished',
  infinitive: 'finalizar o atendimento',
  past: 'finalizou o atendimento do orçamento',
};
const CANCEL: Transition = {
  from: 'OPEN',
  to: 'CANCEL',
  mail: 'cancelled',
  infinitive: 'cancelar',
  past: 'cancelou o orçamento',
};

const moment = (instant: string) => csvDate(instant).replace(' ', ' às ');

interface Change {
  note?: string;
  sellerCode?: string;
}

/** The life of a quotation. Each step is one conditional update: of two at once, one finds nothing to change. */
export function createTransitions(context: ApiContext) {
  const { config, database } = context;
  const { db } = database;
  /** Says which state stands in the way and, where somebody was faster, who. */
  async function refusal(tx: Executor, actor: Actor, code: string, step: Transition): Promise<HttpError> {
    const source = quotationsSeenBy(config.personTypes, actor);
    const { Status, History } = await readQuotation(tx, actor, code, 'History', source);
    const last = Status === 'OPEN' ? undefined : History?.at(-1);
    const by = last ? `, alterado por ${last.ActorName} em ${moment(last.Created)}` : '';
    return conflict(`Não é possível ${step.infinitive}: o orçamento está '${LABELS[Status]}'${by}.`);
  }

  function move(actor: Actor, code: string, step: Transition, change: Change): Promise<ShoppingCart> {
    return db.transaction(async (tx) => {
      const changed = await tx
        .update(quotation)
        .set({ status: step.to, ...change, updated: sql`now()` })
        .where(and(eq(quotation.code, code), eq(quotation.status, step.from), visibleQuotations(actor)))
        .returning({ number: quotation.number });
      if (changed.length === 0) throw await refusal(tx, actor, code, step);
      const current = await readQuotation(tx, actor, code, RELATIONS);
      const event = { quotationCode: code, status: step.to, note: change.note ?? '', actorCode: actor.code };
      await tx.insert(quotationEvent).values(event);
      await writeAudit(tx, actor, `${step.past} ${current.Number} (${code})`);
      await mailQuotation(tx, context, step.mail, code);
      if (step === START && actor.role === 'admin') await mailQuotation(tx, context, 'assignedToSeller', code);
      return current;
    });
  }

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

  return {
    start: async (actor: Actor, code: string, asked?: string) =>
      move(actor, code, START, { sellerCode: await sellerFor(actor, asked) }),
    finish: (actor: Actor, code: string, note: string) => move(actor, code, FINISH, { note }),
    cancel: (actor: Actor, code: string, note: string) => move(actor, code, CANCEL, { note }),
  };
}
