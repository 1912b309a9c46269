import type { ProposalProof } from '@rodovia/shared/contracts/proposals';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { notFound } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { person, proposal, quotation } from '../../db/schema';
import { isClosed, isExpired } from '../../records/proposal-state';
import type { ProposalRecord } from './proposal-access';
import { digestOf } from './proposal-digest';
import { linesOf } from './proposal-lines';

const iso = (instant: Date | null) => instant?.toISOString() ?? '';

/** Returns initials, which only the person recognizes: `Maria da Silva` → `M. S.` */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => `${[...(word ?? '')][0]}.`).join(' ');
}

interface Derived {
  expired: boolean;
  closed: boolean;
}

function stateOf({ status }: ProposalRecord, { expired, closed }: Derived): ProposalProof['State'] {
  if (status !== 'SENT') return status as ProposalProof['State'];
  if (closed) return 'CLOSED';
  return expired ? 'EXPIRED' : 'IN_FORCE';
}

/** Returns the digest stored by the previous version; '' for the first. */
async function digestBefore(db: Executor, { quotationCode, ordinal }: ProposalRecord): Promise<string> {
  const earlier = and(eq(proposal.quotationCode, quotationCode), lt(proposal.ordinal, ordinal ?? 0));
  const [before] = await db
    .select({ digest: proposal.digest })
    .from(proposal)
    .where(earlier)
    .orderBy(desc(proposal.ordinal))
    .limit(1);
  return before?.digest ?? '';
}

/**
 * Returns the public verification data for a token.
 * @throws {HttpError} 404
 */
export async function proofOf(db: Executor, token: string): Promise<ProposalProof> {
  const replacing = sql<number | null>`(select min(later.ordinal) from proposal later
    where later.quotation_code = ${proposal.quotationCode} and later.ordinal > ${proposal.ordinal})`;
  const [found] = await db
    .select({
      of: proposal,
      number: quotation.number,
      clientName: person.name,
      expired: sql<boolean>`${isExpired}`,
      closed: sql<boolean>`${isClosed}`,
      replacedBy: replacing,
    })
    .from(proposal)
    .innerJoin(quotation, eq(quotation.code, proposal.quotationCode))
    .innerJoin(person, eq(person.code, quotation.personCode))
    .where(eq(proposal.verifyToken, token));
  if (!found) throw notFound('Proposta não encontrada.');
  const { of, number, clientName, replacedBy } = found;
  const isIntact = digestOf(of, number, await linesOf(db, of.code)) === of.digest;
  return {
    Number: number,
    Version: of.ordinal ?? 0,
    State: stateOf(of, found),
    ReplacedBy: of.status === 'REPLACED' ? replacedBy : null,
    SentAt: iso(of.sent),
    ValidUntil: iso(of.validUntil),
    DecidedAt: of.decided ? iso(of.decided) : null,
    TotalCents: of.totalCents,
    Digest: of.digest,
    Intact: isIntact && of.previousDigest === (await digestBefore(db, of)),
    ClientInitials: initialsOf(clientName),
  };
}
