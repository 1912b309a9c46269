import { FREIGHT_WORDS, type FreightKind, formatCents } from '@rodovia/shared/contracts/proposals';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { csvDate } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { person, proposal, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { type MailKind, mailTexts, type ProposalFacts } from '../../mail/texts';
import { aboutQuotation } from '../../push/push-content';
import { personEmail } from '../../records/person-email';
import type { QuotationRow } from '../../records/quotation-lock';
import type { ProposalRecord } from './proposal-access';

/** Recipients by event, and whether the document is attached; the person who acted is never notified. */
const READERS = {
  proposalSent: { client: true, attached: true },
  proposalCorrected: { client: true, attached: true },
  proposalRenewed: { client: true, attached: true },
  proposalExpiring: { client: true, seller: true },
  proposalAccepted: { client: true, seller: true },
  proposalRefused: { seller: true },
  proposalWithdrawn: { client: true },
  proposalAsked: { seller: true },
} satisfies Partial<Record<MailKind, { client?: true; seller?: true; attached?: true }>>;
export type ProposalMail = keyof typeof READERS;

/** What the client's devices are told, by event. */
const NOTICES: Partial<Record<ProposalMail, (facts: ProposalFacts) => string>> = {
  proposalSent: () => 'A proposta chegou.',
  proposalCorrected: () => 'A proposta foi corrigida.',
  proposalRenewed: () => 'A proposta voltou a valer.',
  proposalExpiring: ({ validUntil }) => `A proposta vale até ${validUntil}.`,
  proposalWithdrawn: () => 'A proposta foi retirada.',
};

const freightWords = ({ freightKind, freightCents }: ProposalRecord) =>
  freightKind === 'VALUE' ? formatCents(freightCents) : FREIGHT_WORDS[freightKind as FreightKind];

function factsOf(of: ProposalRecord, { number, code }: QuotationRow, publicUrl: string): ProposalFacts {
  const total = formatCents(of.totalCents);
  const validUntil = of.validUntil ? csvDate(of.validUntil.toISOString()) : '';
  const payment = [of.paymentTerm?.description, of.paymentNote].filter(Boolean).join(', ');
  return {
    name: `${number}/${of.ordinal}`,
    number,
    url: `${publicUrl}/orcamentos/${code}`,
    total,
    validUntil,
    facts: [
      ['Total', total],
      ['Válida até', validUntil],
      ['Frete', freightWords(of)],
      ...(payment ? [['Pagamento', payment] as const] : []),
      ['Entrega', of.delivery],
    ],
  };
}

/** Adds the mails about a proposal in the transaction that changed it. */
export async function mailProposal(
  tx: Executor,
  { config, mails, pushes }: ApiContext,
  kind: ProposalMail,
  code: string,
  actor?: Actor,
): Promise<void> {
  const { client, seller, attached }: { client?: true; seller?: true; attached?: true } = READERS[kind];
  const [found] = await tx
    .select({ of: proposal, quotation })
    .from(proposal)
    .innerJoin(quotation, eq(quotation.code, proposal.quotationCode))
    .where(eq(proposal.code, code));
  if (!found) return;
  const facts = factsOf(found.of, found.quotation, config.publicUrl);
  const { personCode, sellerCode } = found.quotation;
  const readers = [client && personCode, seller && sellerCode].filter((reader) => reader && reader !== actor?.code);
  for (const reader of readers) {
    const [to] = await tx
      .select({ code: person.code, name: person.name, email: personEmail })
      .from(person)
      .where(eq(person.code, reader as string));
    if (!to) continue;
    const notice = NOTICES[kind]?.(facts);
    if (notice && to.code === personCode)
      await pushes.add(tx, to.code, found.quotation.code, aboutQuotation(facts.number, found.quotation.code, notice));
    const content = mailTexts[kind](to.name, facts);
    await mails.add(tx, kind, { code: to.code, email: String(to.email) }, content, attached && code);
  }
}
