import { randomBytes } from 'node:crypto';
import { formatCents, type Proposal } from '@rodovia/shared/contracts/proposals';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { conflict, invalidFields } from '../../base/http-error';
import { readDaysOff } from '../../calendar/days-off';
import { readSchedule } from '../../calendar/schedule';
import { remindAt, validUntil } from '../../calendar/working-days';
import { workingMinutesBetween } from '../../calendar/working-time';
import type { ApiContext } from '../../context/context';
import { type Expected, stale } from '../../crud/versions';
import { csvDate } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { paymentTerm, proposal, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import type { QuotationRow } from '../../records/quotation-lock';
import { lockProposal, type ProposalRecord, readProposal, requireInService } from './proposal-access';
import { digestOf } from './proposal-digest';
import { checkedTotals, refuseAgreed, requireDraft } from './proposal-draft';
import { copyLine, isPending, itemsOf, linesOf, type NewLine, openFreeItemsOf, replaceLines } from './proposal-lines';
import { mailProposal, type ProposalMail } from './proposal-mails';
import { deliveryNow } from './proposal-source';
import { recordEvent } from './proposal-steps';

const TOKEN_BYTES = 24;

const UNDECIDED = {
  decided: null,
  decidedBy: null,
  reason: null,
  decisionNote: '',
  acceptKey: null,
  request: null,
  requestNote: '',
  requested: null,
};

/** @throws {HttpError} if a draft is incomplete. */
async function refuseUnanswered(tx: Executor, { code }: QuotationRow, lines: readonly NewLine[]): Promise<void> {
  const answered = new Set(lines.map(({ quotationItemCode, freeItemCode }) => quotationItemCode ?? freeItemCode));
  const errors: Record<string, string> = {};
  lines.forEach((line, index) => {
    if (line.declined && !line.declineReason)
      errors[`lines.${index}.declineReason`] = 'Diga por que o item não é atendido.';
    if (!line.declined && !isPending(line) && (line.unitPriceCents ?? null) === null)
      errors[`lines.${index}.unitPriceCents`] = `Informe o preço de ${line.description}.`;
  });
  const requested = [
    ...(await itemsOf(tx, code)),
    ...(await openFreeItemsOf(tx, code)).map((item) => ({ ...item, description: `“${item.text}”` })),
  ];
  const missing = requested.find((item) => !answered.has(item.code));
  if (missing) errors.lines = `Responda todos os itens pedidos: falta ${missing.description}.`;
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** A proposal being sent. */
interface Sending {
  actor: Actor;
  quotation: QuotationRow;
  content: ProposalRecord;
  lines: readonly NewLine[];
  mail: ProposalMail;
  /** Past participle for the history: 'enviada'. */
  past: string;
  /**
   * Writes the document to its row.
   * @returns the row's code.
   */
  write: (tx: Executor, document: Omit<ProposalRecord, 'code'>) => Promise<string>;
}

/** Returns copies of related data, so that a document is self-contained. */
async function copiesFor(tx: Executor, { code, paymentTermCode }: ProposalRecord) {
  const [term] = paymentTermCode
    ? await tx.select().from(paymentTerm).where(eq(paymentTerm.code, paymentTermCode))
    : [];
  const [place] = await tx
    .select({ delivery: sql<string>`${deliveryNow}` })
    .from(proposal)
    .where(eq(proposal.code, code));
  const { description = '', days = 0, text = '' } = term ?? {};
  return { paymentTerm: term ? { description, days, text } : null, delivery: place?.delivery ?? '' };
}

/**
 * Replaces the proposal in force, if any.
 * @returns the latest sent version.
 */
async function replaceLast(tx: Executor, quotationCode: string): Promise<ProposalRecord | undefined> {
  await tx
    .update(proposal)
    .set({ status: 'REPLACED', remind: null })
    .where(and(eq(proposal.quotationCode, quotationCode), eq(proposal.status, 'SENT')));
  const sent = and(eq(proposal.quotationCode, quotationCode), isNotNull(proposal.ordinal));
  const [last] = await tx.select().from(proposal).where(sent).orderBy(desc(proposal.ordinal)).limit(1);
  return last;
}

/** Adds what a document has in addition to a draft: its place in the chain, time of sending, and no decision. */
async function stamped(tx: Executor, content: ProposalRecord, last: ProposalRecord | undefined) {
  const daysOff = await readDaysOff(tx);
  const sent = new Date();
  const until = validUntil(sent, content.validityDays, daysOff);
  return {
    ...content,
    ...UNDECIDED,
    status: 'SENT',
    ordinal: (last?.ordinal ?? 0) + 1,
    sent,
    updated: sent,
    validUntil: until,
    remind: remindAt(sent, until, daysOff),
    previousDigest: last?.digest ?? '',
    verifyToken: randomBytes(TOKEN_BYTES).toString('base64url'),
  };
}

/** Stores how long the first answer took, in working minutes. */
async function noteAnswer(tx: Executor, { code, created, firstProposal }: QuotationRow, sent: Date): Promise<void> {
  if (firstProposal) return;
  const answerMinutes = workingMinutesBetween(created, sent, await readSchedule(tx));
  await tx.update(quotation).set({ firstProposal: sent, answerMinutes }).where(eq(quotation.code, code));
}

/** Sending of proposals: a draft, or a renewal with the same content. */
export function createSending(context: ApiContext) {
  const { db } = context.database;

  /**
   * Puts a proposal in force, in the transaction that has locked its quotation.
   * @returns its code.
   */
  async function dispatch(tx: Executor, { actor, quotation: of, content, lines, mail, past, write }: Sending) {
    const last = await replaceLast(tx, of.code);
    const { code: _draft, ...document } = await stamped(tx, content, last);
    const row = { ...document, authorCode: actor.code };
    await noteAnswer(tx, of, row.sent);
    const code = await write(tx, { ...row, digest: digestOf(row, of.number, lines) });
    const name = `${of.number}/${row.ordinal}`;
    const until = csvDate(row.validUntil.toISOString());
    const note = `Proposta ${name} ${past}: ${formatCents(row.totalCents)}, válida até ${until}.`;
    await recordEvent(tx, actor, of, { note, audit: `enviou a proposta ${name} (${code})` });
    await mailProposal(tx, context, mail, code, actor);
    return code;
  }

  const send = (actor: Actor, code: string, expected: Expected): Promise<Proposal> =>
    db.transaction(async (tx) => {
      const { quotation: of, proposal: draft } = await lockProposal(tx, actor, code);
      requireDraft(draft);
      requireInService(of, 'enviar a proposta');
      await refuseAgreed(tx, of);
      if (expected && !expected.includes(draft.revision)) throw stale(await readProposal(tx, context, actor, code));
      const lines = (await linesOf(tx, code)).map(copyLine);
      await refuseUnanswered(tx, of, lines);
      const totals = checkedTotals(lines, draft.freightCents);
      if (totals.totalCents === 0) throw invalidFields({ lines: 'O total da proposta precisa ser maior que zero.' });
      const content = { ...draft, ...totals, ...(await copiesFor(tx, draft)) };
      const isFirst = (await tx.$count(proposal, eq(proposal.quotationCode, of.code))) === 1;
      const words = isFirst
        ? ({ mail: 'proposalSent', past: 'enviada' } as const)
        : ({ mail: 'proposalCorrected', past: 'enviada com correções' } as const);
      const write: Sending['write'] = async (inTx, document) => {
        await inTx.update(proposal).set(document).where(eq(proposal.code, code));
        return code;
      };
      await dispatch(tx, { actor, quotation: of, content, lines, write, ...words });
      return readProposal(tx, context, actor, code);
    });

  /** Sends the same content with a new validity as the next version; an existing draft is kept. */
  const renew = (actor: Actor, code: string): Promise<Proposal> =>
    db.transaction(async (tx) => {
      const { quotation: of, proposal: old } = await lockProposal(tx, actor, code);
      requireInService(of, 'renovar a proposta');
      await refuseAgreed(tx, of);
      if (old.status !== 'SENT') throw conflict('Só a última proposta enviada pode ser renovada.');
      const lines = (await linesOf(tx, code)).map(copyLine);
      const write: Sending['write'] = async (inTx, document) => {
        const [made] = await inTx.insert(proposal).values(document).returning({ code: proposal.code });
        await replaceLines(inTx, made?.code ?? '', lines);
        return made?.code ?? '';
      };
      const sending = { actor, quotation: of, content: { ...old, created: new Date() }, lines, write };
      const renewed = await dispatch(tx, { ...sending, mail: 'proposalRenewed', past: 'renovada' });
      return readProposal(tx, context, actor, renewed);
    });

  return { send, renew };
}
