import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { statusWords } from '@rodovia/shared/contracts/quotations';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { readOne } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { proposal, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { visibleProposals } from '../../records/proposal-state';
import { lockQuotation, type QuotationRow } from '../../records/quotation-lock';
import { visibleQuotations } from '../../records/quotation-sides';
import { proposalsSeenBy } from './proposal-source';

export type ProposalRecord = typeof proposal.$inferSelect;

/** A proposal and its quotation, both locked. */
export interface Locked {
  quotation: QuotationRow;
  proposal: ProposalRecord;
}

const notThere = () => notFound('Proposta não encontrada.');

/** Condition for proposals that the viewer may see; clients do not see drafts. */
export const visibleTo = (viewer: Actor) => {
  const own = visibleQuotations(viewer);
  const ofOwn =
    own && sql`exists (select from ${quotation} where ${quotation.code} = ${proposal.quotationCode} and ${own})`;
  return and(ofOwn, visibleProposals(viewer));
};

/**
 * Reads a proposal.
 * @throws {HttpError} 404 also for other people's proposals, and for drafts if the viewer is a client.
 */
export async function readProposal(
  db: Executor,
  { config }: ApiContext,
  viewer: Actor,
  code: string,
): Promise<Proposal> {
  const where = [eq(proposal.code, code), visibleTo(viewer)];
  const found = await readOne<Proposal>(db, proposalsSeenBy(config.personTypes, viewer), { where });
  if (!found) throw notThere();
  return found;
}

/**
 * Locks a quotation and then one of its proposals, always in this order.
 * @throws {HttpError} 404
 */
export async function lockProposal(tx: Executor, actor: Actor, code: string): Promise<Locked> {
  const where = and(eq(proposal.code, code), visibleTo(actor));
  const [found] = await tx.select({ quotationCode: proposal.quotationCode }).from(proposal).where(where);
  if (!found) throw notThere();
  const locked = await lockQuotation(tx, actor, found.quotationCode);
  const [present] = await tx.select().from(proposal).where(where).for('update');
  if (!present) throw notThere();
  return { quotation: locked, proposal: present };
}

/**
 * @param action in the infinitive: 'enviar a proposta'.
 * @throws {HttpError} 409 unless the quotation is in progress.
 */
export function requireInService({ status }: QuotationRow, action: string): void {
  if (status !== 'IN PROGRESS') throw conflict(`Não é possível ${action}: o orçamento está '${statusWords(status)}'.`);
}

/** Condition for a quotation's proposals that the viewer may see, newest first. */
export const proposalsOf = (viewer: Actor, quotationCode: string) => [
  eq(proposal.quotationCode, quotationCode),
  visibleTo(viewer),
];
