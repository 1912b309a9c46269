import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { proposal, quotation } from '../../db/schema';
import type { ProposalRecord } from './proposal-access';
import { linesOf, type NewLine } from './proposal-lines';

/** Of a proposal's row, what its digest is made of. */
type Documented = Pick<
  ProposalRecord,
  | 'ordinal'
  | 'sent'
  | 'validUntil'
  | 'freightKind'
  | 'freightCents'
  | 'paymentTerm'
  | 'paymentNote'
  | 'clientNote'
  | 'subtotalCents'
  | 'totalCents'
  | 'previousDigest'
>;

/**
 * What a sent proposal says, as its digest is made of it. Nothing of it names the client: who is forgotten leaves the
 * chain whole. Whatever is added here changes the digest of what was sent before; a new field needs a new form.
 */
function documentOf(of: Documented, number: number, lines: readonly NewLine[]) {
  return {
    quotation: number,
    version: of.ordinal,
    sentAt: of.sent?.toISOString() ?? null,
    validUntil: of.validUntil?.toISOString() ?? null,
    lines: lines.map((line) => ({
      asked: line.quotationItemCode ?? null,
      product: line.productCode ?? null,
      description: line.description,
      size: line.size,
      codePub: line.codePub,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents ?? null,
      discountPercent: line.discountPercent ?? null,
      discountCents: line.discountCents ?? null,
      leadTimeDays: line.leadTimeDays ?? null,
      note: line.note ?? '',
      declined: line.declined ?? false,
      declineReason: line.declineReason ?? '',
      totalCents: line.lineTotalCents ?? 0,
    })),
    freight: { kind: of.freightKind, cents: of.freightCents },
    payment: of.paymentTerm ? { ...of.paymentTerm, note: of.paymentNote } : { note: of.paymentNote },
    note: of.clientNote,
    subtotalCents: of.subtotalCents,
    totalCents: of.totalCents,
    previous: of.previousDigest,
  };
}

/** SHA-256 over the canonical JSON (RFC 8785) of a proposal, which holds the digest of the version before it. */
export function digestOf(of: Documented, number: number, lines: readonly NewLine[]): string {
  const text = canonicalize(documentOf(of, number, lines)) ?? '';
  return createHash('sha256').update(text).digest('hex');
}

/** A link of a chain that is not what it was when it was made. */
export interface BrokenLink {
  number: number;
  version: number;
  /** In pt-BR, what does not hold. */
  fault: string;
}

const CHANGED = 'o conteúdo não confere com o código de verificação';
const CUT = 'a ligação com a versão anterior não confere';
const MISSING = 'falta uma versão antes desta';

/** The first broken link of a quotation's proposals; undefined where the chain is whole. */
export async function firstBroken(db: Executor, quotationCode: string): Promise<BrokenLink | undefined> {
  const [of] = await db.select({ number: quotation.number }).from(quotation).where(eq(quotation.code, quotationCode));
  const number = of?.number ?? 0;
  const sent = await db
    .select()
    .from(proposal)
    .where(eq(proposal.quotationCode, quotationCode))
    .orderBy(asc(proposal.ordinal));
  let previous = '';
  for (const [index, one] of sent.filter(({ ordinal }) => ordinal !== null).entries()) {
    const version = one.ordinal ?? 0;
    if (version !== index + 1) return { number, version, fault: MISSING };
    if (one.previousDigest !== previous) return { number, version, fault: CUT };
    if (digestOf(one, number, await linesOf(db, one.code)) !== one.digest) return { number, version, fault: CHANGED };
    previous = one.digest;
  }
  return undefined;
}

/** What a walk over all chains found. */
export interface ChainReport {
  chains: number;
  broken: BrokenLink[];
}

/** Walks the chains of all quotations, in the order of their numbers. */
export async function walkChains(db: Executor): Promise<ChainReport> {
  const chains = await db
    .selectDistinct({ code: quotation.code, number: quotation.number })
    .from(quotation)
    .innerJoin(proposal, eq(proposal.quotationCode, quotation.code))
    .where(isNotNull(proposal.ordinal))
    .orderBy(asc(quotation.number));
  const broken: BrokenLink[] = [];
  for (const { code } of chains) {
    const link = await firstBroken(db, code);
    if (link) broken.push(link);
  }
  return { chains: chains.length, broken };
}
