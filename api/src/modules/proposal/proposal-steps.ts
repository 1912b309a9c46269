import { createHash } from 'node:crypto';
import {
  formatCents,
  type Proposal,
  type ProposalRequest,
  REFUSAL_WORDS,
  type RefusalReason,
} from '@rodovia/shared/contracts/proposals';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { conflict, invalidFields } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { csvDate } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { conversation, person, proposal, quotation, quotationEvent } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import type { QuotationRow } from '../../records/quotation-lock';
import { type Locked, lockProposal, type ProposalRecord, readProposal, requireInService } from './proposal-access';
import { mailProposal, type ProposalMail } from './proposal-mails';

/** Texts for history and audit log. */
interface EventText {
  note: string;
  audit: string;
}

/** Records what happened to a quotation's proposals in history, event stream and version. */
export async function recordEvent(
  tx: Executor,
  actor: Actor,
  of: QuotationRow,
  { note, audit }: EventText,
): Promise<void> {
  const event = { quotationCode: of.code, status: of.status, kind: 'PROPOSAL', note, actorCode: actor.code };
  await tx.insert(quotationEvent).values(event);
  await tx.update(quotation).set({ updated: sql`now()` }).where(eq(quotation.code, of.code));
  await writeAudit(tx, actor, audit);
}

const at = (instant: Date | null) => (instant ? csvDate(instant.toISOString()).replace(' ', ' às ') : '');

/** Messages about why a sent proposal can no longer be decided. */
const SETTLED: Record<string, (of: ProposalRecord) => string> = {
  DRAFT: () => 'Esta proposta ainda não foi enviada.',
  REPLACED: () => 'Há uma proposta mais nova. Confira-a antes de decidir.',
  ACCEPTED: ({ decided }) => `Esta proposta já foi aceita em ${at(decided)}.`,
  REFUSED: ({ decided }) => `Esta proposta já foi recusada em ${at(decided)}.`,
  WITHDRAWN: ({ decided }) => `Esta proposta foi retirada em ${at(decided)}.`,
};

/** @throws {HttpError} 409 with what happened instead. */
function requireSent({ quotation: of, proposal: sent }: Locked, action: string): void {
  const refusal = SETTLED[sent.status]?.(sent);
  if (refusal) throw conflict(refusal);
  requireInService(of, action);
}

const hasExpired = async (tx: Executor, code: string): Promise<boolean> =>
  (await tx.$count(proposal, sql`${proposal.code} = ${code} and ${proposal.validUntil} < now()`)) > 0;

interface Transition extends EventText {
  mail: ProposalMail;
  change: Partial<ProposalRecord>;
}

/** Decisions about sent proposals. */
export function createSteps(context: ApiContext) {
  const { db } = context.database;
  const nameOf = ({ quotation: of, proposal: sent }: Locked) => `${of.number}/${sent.ordinal}`;

  async function decide(
    tx: Executor,
    actor: Actor,
    locked: Locked,
    { change, mail, ...text }: Transition,
  ): Promise<void> {
    const { code } = locked.proposal;
    const decision = { decided: sql`now()`, decidedBy: actor.code, remind: null, updated: sql`now()` };
    await tx
      .update(proposal)
      .set({ ...change, ...decision })
      .where(eq(proposal.code, code));
    await recordEvent(tx, actor, locked.quotation, text);
    await mailProposal(tx, context, mail, code, actor);
  }

  /** Staff must add a note when they decide for a client. */
  function refuseSilent(actor: Actor, note: string): void {
    if (actor.role !== 'client' && note === '')
      throw invalidFields({ value: 'Conte como o cliente respondeu: por telefone, por exemplo.' });
  }

  /** Clients cannot accept expired proposals; staff can record a late acceptance. */
  async function refuseExpired(tx: Executor, actor: Actor, { proposal: sent }: Locked): Promise<void> {
    if (actor.role === 'client' && (await hasExpired(tx, sent.code)))
      throw conflict(`A validade desta proposta terminou em ${at(sent.validUntil)}. Peça a renovação ao vendedor.`);
  }

  interface Acceptance {
    totalCents: number;
    note: string;
    key?: string;
  }

  const accept = (actor: Actor, code: string, { totalCents, note, key }: Acceptance): Promise<Proposal> =>
    db.transaction(async (tx) => {
      const locked = await lockProposal(tx, actor, code);
      const { status, acceptKey, decidedBy } = locked.proposal;
      const digest = key ? createHash('sha256').update(`${actor.code} ${key} ${totalCents}`).digest('hex') : null;
      const isRetry = status === 'ACCEPTED' && digest !== null && acceptKey === digest && decidedBy === actor.code;
      if (isRetry) return readProposal(tx, context, actor, code);
      requireSent(locked, 'aceitar a proposta');
      refuseSilent(actor, note);
      await refuseExpired(tx, actor, locked);
      if (totalCents !== locked.proposal.totalCents)
        throw conflict(
          `O total desta proposta é ${formatCents(locked.proposal.totalCents)}. Confira-a antes de aceitar.`,
        );
      const name = nameOf(locked);
      const how = actor.role === 'client' ? '' : ` em nome do cliente. ${note}`;
      await decide(tx, actor, locked, {
        change: { status: 'ACCEPTED', acceptKey: digest, decisionNote: note },
        mail: 'proposalAccepted',
        note: `Proposta ${name} aceita${how || '.'}`,
        audit: `aceitou a proposta ${name} (${code})`,
      });
      return readProposal(tx, context, actor, code);
    });

  const refuse = (actor: Actor, code: string, reason: RefusalReason, note: string): Promise<Proposal> =>
    db.transaction(async (tx) => {
      const locked = await lockProposal(tx, actor, code);
      requireSent(locked, 'recusar a proposta');
      refuseSilent(actor, note);
      const name = nameOf(locked);
      const how = actor.role === 'client' ? '' : ' em nome do cliente';
      await decide(tx, actor, locked, {
        change: { status: 'REFUSED', reason, decisionNote: note },
        mail: 'proposalRefused',
        note: `Proposta ${name} recusada${how}: ${REFUSAL_WORDS[reason]}.`,
        audit: `recusou a proposta ${name} (${code})`,
      });
      return readProposal(tx, context, actor, code);
    });

  const withdraw = (actor: Actor, code: string, note: string): Promise<Proposal> =>
    db.transaction(async (tx) => {
      const locked = await lockProposal(tx, actor, code);
      requireSent(locked, 'retirar a proposta');
      const name = nameOf(locked);
      await decide(tx, actor, locked, {
        change: { status: 'WITHDRAWN', decisionNote: note },
        mail: 'proposalWithdrawn',
        note: `Proposta ${name} retirada.${note ? ` ${note}` : ''}`,
        audit: `retirou a proposta ${name} (${code})`,
      });
      return readProposal(tx, context, actor, code);
    });

  /** Notifies the seller of a request immediately, which replaces the notification about its message. */
  async function mailAsked(tx: Executor, { code, sellerCode }: QuotationRow, proposalCode: string, actor: Actor) {
    await mailProposal(tx, context, 'proposalAsked', proposalCode, actor);
    const isServed = sql`exists (select from ${person} where ${person.code} = ${sellerCode}::uuid and ${person.isActive})`;
    await tx
      .update(conversation)
      .set({ staffMail: null, staffMailed: sql`now()` })
      .where(and(eq(conversation.quotationCode, code), isNotNull(conversation.staffMail), isServed));
  }

  /** Requests another version, or more time. */
  const ask = (actor: Actor, code: string, request: ProposalRequest, note: string): Promise<Proposal> =>
    db.transaction(async (tx) => {
      const locked = await lockProposal(tx, actor, code);
      requireSent(locked, 'pedir mudanças');
      if (request === 'CHANGE' && note === '') throw invalidFields({ value: 'Escreva o que deve mudar.' });
      const changes = { request, requestNote: note, requested: sql`now()`, updated: sql`now()` };
      await tx.update(proposal).set(changes).where(eq(proposal.code, code));
      const what = request === 'CHANGE' ? 'Alteração' : 'Renovação';
      const name = nameOf(locked);
      await recordEvent(tx, actor, locked.quotation, {
        note: `${what} da proposta ${name} pedida.`,
        audit: `pediu ${what.toLowerCase()} da proposta ${name} (${code})`,
      });
      await mailAsked(tx, locked.quotation, code, actor);
      return readProposal(tx, context, actor, code);
    });

  return { accept, refuse, withdraw, ask };
}
