import {
  centsOf,
  lineComplaint,
  type PricedLine,
  type Proposal,
  type ProposalUpdate,
  totalsOf,
} from '@rodovia/shared/contracts/proposals';
import { hiddenInText, isPlainText } from '@rodovia/shared/contracts/rules';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { conflict, type FieldErrors, invalidFields } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { type Expected, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { address, businessSettings, paymentTerm, product, proposal } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { lockQuotation, type QuotationRow } from '../../records/quotation-lock';
import { type Locked, lockProposal, type ProposalRecord, readProposal, requireInService } from './proposal-access';
import {
  checkedLines,
  copyLine,
  itemsOf,
  linesOf,
  type NewLine,
  openFreeItemsOf,
  pendingLine,
  replaceLines,
} from './proposal-lines';
import { lastAccepted } from './proposal-source';

const AGREED = 'A proposta deste orçamento já foi aceita.';

/** @throws {HttpError} 409 if a proposal of the quotation has been accepted. */
export async function refuseAgreed(tx: Executor, { code }: QuotationRow): Promise<void> {
  const agreed = and(eq(proposal.quotationCode, code), eq(proposal.status, 'ACCEPTED'));
  if ((await tx.$count(proposal, agreed)) > 0) throw conflict(AGREED);
}

/** @throws {HttpError} 409 if it was sent. */
export function requireDraft({ status }: ProposalRecord): void {
  if (status !== 'DRAFT') throw conflict('Esta proposta já foi enviada. Para mudar algo, use Corrigir.');
}

/** Adds a line for each free item that has none yet. */
async function withFreeItems(tx: Executor, { code }: QuotationRow, lines: readonly NewLine[]): Promise<NewLine[]> {
  const present = new Set(lines.map(({ freeItemCode }) => freeItemCode));
  const missing = (await openFreeItemsOf(tx, code)).filter((item) => !present.has(item.code));
  return [...lines, ...missing.map(pendingLine)];
}

/** Returns the initial content of the next version. */
export const contentOf = (of: ProposalRecord) => ({
  freightKind: of.freightKind,
  freightCents: of.freightCents,
  paymentTermCode: of.paymentTermCode,
  paymentNote: of.paymentNote,
  deliveryAddressCode: of.deliveryAddressCode,
  validityDays: of.validityDays,
  clientNote: of.clientNote,
  innerNote: of.innerNote,
  subtotalCents: of.subtotalCents,
  totalCents: of.totalCents,
});

/**
 * Returns the initial lines: the requested products with their public price, or the last price that this client
 * accepted.
 */
async function firstLines(tx: Executor, { code, personCode }: QuotationRow): Promise<NewLine[]> {
  const { rows } = await tx.execute<{ code: string; publicPrice: number | null; lastPrice: number | null }>(sql`
    select item.code, ${product.publicPrice}::float8 as "publicPrice",
      ${lastAccepted(sql`agreed_line.unit_price_cents`, sql`item.product_code`, sql`${personCode}`)}::float8 as "lastPrice"
    from quotation_item item join ${product} on ${product.code} = item.product_code
    where item.quotation_code = ${code}`);
  const prices = new Map(
    rows.map((row) => [row.code, row.publicPrice === null ? row.lastPrice : centsOf(row.publicPrice)]),
  );
  return (await itemsOf(tx, code)).map(
    ({ code: quotationItemCode, productCode, quantity, description, size, codePub }) => {
      const hint = prices.get(quotationItemCode) ?? null;
      const unitPriceCents = lineComplaint({ quantity, unitPriceCents: hint }) ? null : hint;
      const lineTotalCents = quantity * (unitPriceCents ?? 0);
      return { quotationItemCode, productCode, quantity, description, size, codePub, unitPriceCents, lineTotalCents };
    },
  );
}

const freightOf = ({ kind, cents }: NonNullable<ProposalUpdate['freight']>) => ({
  freightKind: kind,
  freightCents: kind === 'VALUE' ? (cents ?? 0) : 0,
});

/**
 * Computes the totals.
 * @throws {HttpError} 400 if they are too high.
 */
export function checkedTotals(lines: readonly NewLine[], freightCents: number) {
  const priced: PricedLine[] = lines.map(({ unitPriceCents = null, ...line }) => ({ ...line, unitPriceCents }));
  try {
    const { subtotalCents, totalCents } = totalsOf(priced, freightCents);
    return { subtotalCents, totalCents };
  } catch (error) {
    if (error instanceof RangeError) throw invalidFields({ lines: error.message });
    throw error;
  }
}

const NOTES = [
  ['paymentNote', 'Condições de pagamento'],
  ['clientNote', 'Observação para o cliente'],
  ['innerNote', 'Anotação interna'],
] as const;

/** Drafts of proposals, which clients never see. */
export function createDrafts(context: ApiContext) {
  const { db } = context.database;

  async function refuseUnknown(
    tx: Executor,
    { quotation: { personCode }, proposal: draft }: Locked,
    input: ProposalUpdate,
  ) {
    const errors: FieldErrors = {};
    for (const [field, label] of NOTES) if (!isPlainText(input[field])) errors[field] = hiddenInText(label);
    const { deliveryAddressCode, paymentTermCode } = input;
    const isOwn = and(eq(address.code, deliveryAddressCode ?? ''), eq(address.personCode, personCode));
    if (deliveryAddressCode && (await tx.$count(address, isOwn)) === 0)
      errors.deliveryAddressCode = 'Este endereço não é do cliente.';
    const isKnown = and(eq(paymentTerm.code, paymentTermCode ?? ''), paymentTerm.isActive);
    const isNew = paymentTermCode !== draft.paymentTermCode;
    if (paymentTermCode && isNew && (await tx.$count(paymentTerm, isKnown)) === 0)
      errors.paymentTermCode = 'Condição de pagamento não encontrada ou inativa.';
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
  }

  async function insert(tx: Executor, actor: Actor, of: QuotationRow): Promise<string> {
    const sent = and(eq(proposal.quotationCode, of.code), ne(proposal.status, 'DRAFT'));
    const [before] = await tx.select().from(proposal).where(sent).orderBy(desc(proposal.ordinal)).limit(1);
    const [settings] = await tx.select().from(businessSettings);
    const known = before ? (await linesOf(tx, before.code)).map(copyLine) : await firstLines(tx, of);
    const lines = await withFreeItems(tx, of, known);
    const { validityDays = 5, paymentTermCode = null } = settings ?? {};
    const content = before
      ? contentOf(before)
      : { validityDays, paymentTermCode, deliveryAddressCode: of.deliveryAddressCode, ...checkedTotals(lines, 0) };
    const [made] = await tx
      .insert(proposal)
      .values({ ...content, quotationCode: of.code, authorCode: actor.code })
      .returning({ code: proposal.code });
    await replaceLines(tx, made?.code ?? '', lines);
    await writeAudit(tx, actor, `começou uma proposta para o orçamento ${of.number} (${of.code})`);
    return made?.code ?? '';
  }

  /** Opens the draft of a quotation: the existing one, or a new one from the latest version or the requested items. */
  const open = (actor: Actor, quotationCode: string): Promise<{ isNew: boolean; draft: Proposal }> =>
    db.transaction(async (tx) => {
      const of = await lockQuotation(tx, actor, quotationCode);
      requireInService(of, 'montar a proposta');
      await refuseAgreed(tx, of);
      const isDraft = and(eq(proposal.quotationCode, of.code), eq(proposal.status, 'DRAFT'));
      const [present] = await tx.select({ code: proposal.code }).from(proposal).where(isDraft);
      const code = present?.code ?? (await insert(tx, actor, of));
      return { isNew: !present, draft: await readProposal(tx, context, actor, code) };
    });

  const save = (actor: Actor, input: ProposalUpdate, expected: Expected): Promise<Proposal> =>
    db.transaction(async (tx) => {
      const locked = await lockProposal(tx, actor, input.code);
      const draft = locked.proposal;
      requireDraft(draft);
      requireInService(locked.quotation, 'alterar a proposta');
      if (expected && !expected.includes(draft.revision))
        throw stale(await readProposal(tx, context, actor, draft.code));
      await refuseUnknown(tx, locked, input);
      const { code, lines: typed, freight, paymentNote, clientNote, innerNote, ...rest } = input;
      const lines = typed
        ? await checkedLines(tx, draft.quotationCode, typed)
        : (await linesOf(tx, code)).map(copyLine);
      const carriage = freight ? freightOf(freight) : { freightCents: draft.freightCents };
      await tx
        .update(proposal)
        .set({
          ...rest,
          paymentNote: paymentNote?.trim(),
          clientNote: clientNote?.trim(),
          innerNote: innerNote?.trim(),
          ...carriage,
          ...checkedTotals(lines, carriage.freightCents),
          revision: draft.revision + 1,
          updated: sql`now()`,
        })
        .where(eq(proposal.code, code));
      if (typed) await replaceLines(tx, code, lines);
      return readProposal(tx, context, actor, code);
    });

  const discard = (actor: Actor, code: string, expected: Expected): Promise<void> =>
    db.transaction(async (tx) => {
      const locked = await lockProposal(tx, actor, code);
      requireDraft(locked.proposal);
      if (expected && !expected.includes(locked.proposal.revision))
        throw stale(await readProposal(tx, context, actor, code));
      await tx.delete(proposal).where(eq(proposal.code, code));
      const { number } = locked.quotation;
      await writeAudit(tx, actor, `descartou o rascunho da proposta do orçamento ${number} (${code})`);
    });

  return { open, save, discard };
}
