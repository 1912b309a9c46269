import {
  type QuotationEventKind,
  type QuotationOutcome,
  type QuotationStatus,
  type ShoppingCart,
  statusWords,
} from '@rodovia/shared/contracts/quotations';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, type HttpError } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import { type Expected, hasVersion, stale } from '../../../crud/versions';
import { csvDate } from '../../../csv/write-csv';
import type { Executor } from '../../../db/database';
import { quotation, quotationEvent } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { visibleQuotations } from '../../../records/quotation-sides';
import { readQuotation } from '../quotation-access';
import { quotationsSeenBy } from '../quotation-history';
import { mailQuotation, type QuotationMail } from '../quotation-mails';

const RELATIONS = 'Person,Seller,ShoppingCartItem';

/** A transition of a quotation's status as data. */
export interface Transition {
  kind: QuotationEventKind;
  from: QuotationStatus;
  to: QuotationStatus;
  /** Mail to the client, if any. */
  mail?: QuotationMail;
  /** Infinitive for the refusal ('iniciar o atendimento'), past tense for the audit log ('cancelou o orçamento'). */
  infinitive: string;
  past: string;
}

/** A seller starts serving an open quotation. */
export const START: Transition = {
  kind: 'STEP',
  from: 'OPEN',
  to: 'IN PROGRESS',
  mail: 'assigned',
  infinitive: 'iniciar o atendimento',
  past: 'iniciou o atendimento do orçamento',
};
/** Serving ends, with an outcome. */
export const FINISH: Transition = {
  kind: 'STEP',
  from: 'IN PROGRESS',
  to: 'COMPLETE',
  mail: 'finished',
  infinitive: 'finalizar o atendimento',
  past: 'finalizou o atendimento do orçamento',
};
/** The client or the staff cancel a quotation. */
export const CANCEL: Transition = {
  kind: 'STEP',
  from: 'OPEN',
  to: 'CANCEL',
  mail: 'cancelled',
  infinitive: 'cancelar',
  past: 'cancelou o orçamento',
};

/** A quotation in service goes to another seller. */
export const REASSIGN: Transition = {
  kind: 'REASSIGNMENT',
  from: 'IN PROGRESS',
  to: 'IN PROGRESS',
  mail: 'assigned',
  infinitive: 'reatribuir',
  past: 'reatribuiu o orçamento',
};

const moment = (instant: string) => csvDate(instant).replace(' ', ' às ');

/** Assigns an open quotation to a seller, or to another one. */
export const HAND_OVER: Transition = {
  kind: 'REASSIGNMENT',
  from: 'OPEN',
  to: 'OPEN',
  infinitive: 'passar a outro vendedor',
  past: 'passou a outro vendedor o orçamento',
};

/** Columns that a transition changes, with a note for the history. */
export interface Change {
  note?: string;
  sellerCode?: string;
  outcome?: QuotationOutcome;
  lossReasonCode?: string | null;
}

/** What a transition adds to the history. */
export interface StepDetails {
  reason?: string;
}

/** The quotation and the expected versions. */
export interface Target {
  code: string;
  expected?: Expected;
}

/**
 * Runs transitions within a transaction. Each is a conditional update, so that of two simultaneous ones one succeeds.
 */
export function createSteps(context: ApiContext) {
  const { config } = context;
  /** Creates the refusal: names the current status and, if somebody was faster, who. */
  async function refusal(tx: Executor, actor: Actor, code: string, step: Transition): Promise<HttpError> {
    const source = quotationsSeenBy(config.personTypes, actor);
    const present = await readQuotation(tx, actor, code, `${RELATIONS},History`, source);
    const { Status, History } = present;
    if (Status === step.from)
      return stale(
        present,
        `Não é possível ${step.infinitive}: o orçamento foi alterado. Confira-o e tente novamente.`,
      );
    const last = Status === 'OPEN' ? undefined : History?.at(-1);
    const by = last ? `, alterado por ${last.ActorName} em ${moment(last.Created)}` : '';
    return conflict(`Não é possível ${step.infinitive}: o orçamento está '${statusWords(Status)}'${by}.`);
  }

  return async function take(
    tx: Executor,
    actor: Actor,
    { code, expected }: Target,
    step: Transition,
    change: Change,
    { reason = change.note ?? '' }: StepDetails = {},
  ): Promise<ShoppingCart> {
    const version = hasVersion(quotation.version, expected);
    const changed = await tx
      .update(quotation)
      .set({ status: step.to, ...change, updated: sql`now()` })
      .where(and(eq(quotation.code, code), eq(quotation.status, step.from), visibleQuotations(actor), version))
      .returning({ number: quotation.number });
    if (changed.length === 0) throw await refusal(tx, actor, code, step);
    const current = await readQuotation(tx, actor, code, RELATIONS);
    const { sellerCode } = change;
    const { kind, to: status } = step;
    await tx
      .insert(quotationEvent)
      .values({ quotationCode: code, status, kind, note: reason, sellerCode, actorCode: actor.code });
    await writeAudit(tx, actor, `${step.past} ${current.Number} (${code})`);
    if (step.mail) await mailQuotation(tx, context, step.mail, code);
    if (sellerCode && actor.role === 'admin') await mailQuotation(tx, context, 'assignedToSeller', code);
    return current;
  };
}
