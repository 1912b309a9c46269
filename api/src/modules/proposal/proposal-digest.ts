import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { proposal, quotation } from '../../db/schema';
import type { ProposalRecord } from './proposal-access';
import { linesOf, type NewLine } from './proposal-lines';

/** Columns of a proposal that are part of its digest. */
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
 * Content of a sent proposal that its digest is computed from. It does not identify the client, so that erasure leaves
 * the chain intact. Adding anything changes the digest of earlier proposals; new fields need a new version of the
 * format.
 */
function documentOf(of: Documented, number: number, lines: readonly NewLine[]) {
  return {
    quotation: number,
    version: of.ordinal,
    sentAt: of.sent?.toISOString() ?? null,
    validUntil: of.validUntil?.toISOString() ?? null,
    lines: lines.map((line) => ({
      asked: line.quotationItemCode ?? line.freeItemCode ?? null,
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

/**
 * Returns the SHA-256 digest of a proposal's canonical JSON (RFC 8785), which contains the digest of the previous
 * version.
 */
export function digestOf(of: Documented, number: number, lines: readonly NewLine[]): string {
  const text = canonicalize(documentOf(of, number, lines)) ?? '';
  return createHash('sha256').update(text).digest('hex');
}

/** A broken link of a chain. */
export interface BrokenLink {
  number: number;
  version: number;
  /** What is wrong, in pt-BR. */
  fault: string;
}

const CHANGED = 'o conteúdo não confere com o código de verificação';
const CUT = 'a ligação com a versão anterior não confere';
const MISSING = 'falta uma versão antes desta';

/** Returns the first broken link of a quotation's chain; undefined if it is intact. */
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

/** Result of verifying all chains. */
export interface ChainReport {
  chains: number;
  broken: BrokenLink[];
}

/** Verifies the chains of all quotations, in the order of their numbers. */
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
