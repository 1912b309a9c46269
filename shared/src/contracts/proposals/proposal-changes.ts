import { formatCents, writeDiscount } from './money';
import { FREIGHT_WORDS, isPending, leadTimeWords } from './proposal-words';
import type { Proposal, ProposalLine } from './proposals';

/** Old and new value of a detail, formatted for people; empty if absent. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** Difference of one line between two versions. */
export interface LineChange {
  description: string;
  kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  changes: Change[];
}

/** Differences between two versions of a proposal. */
export interface ProposalChanges {
  lines: LineChange[];
  terms: Change[];
}

type Detail<T> = readonly [label: string, text: (of: T) => string];

const priceOf = ({ UnitPriceCents }: ProposalLine) => (UnitPriceCents === null ? '' : formatCents(UnitPriceCents));
const discountOf = ({ DiscountPercent, DiscountCents }: ProposalLine) =>
  DiscountCents ? formatCents(DiscountCents) : writeDiscount({ discountPercent: DiscountPercent });

/** Price and lead time of a line that is not offered are irrelevant. */
const offered =
  (text: (of: ProposalLine) => string) =>
  (line: ProposalLine): string =>
    line.Declined ? '' : text(line);

function answerOf(line: ProposalLine): string {
  if (line.Declined) return `Não atendido: ${line.DeclineReason}`;
  return isPending(line) ? 'A esclarecer' : 'Atendido';
}

const LINE_DETAILS: readonly Detail<ProposalLine>[] = [
  ['Situação', answerOf],
  ['Produto', ({ Description }) => Description],
  ['Quantidade', offered(({ Quantity }) => String(Quantity))],
  ['Preço', offered(priceOf)],
  ['Desconto', offered(discountOf)],
  ['Prazo', offered(({ LeadTimeDays }) => leadTimeWords(LeadTimeDays))],
  ['Observação', ({ Note }) => Note],
];

const TERM_DETAILS: readonly Detail<Proposal>[] = [
  ['Frete', ({ Freight: { Kind, Cents } }) => (Kind === 'VALUE' ? formatCents(Cents ?? 0) : FREIGHT_WORDS[Kind])],
  ['Pagamento', ({ PaymentTerm, PaymentNote }) => [PaymentTerm?.Description, PaymentNote].filter(Boolean).join(', ')],
  ['Entrega', ({ Delivery }) => Delivery.Text],
  ['Observação', ({ ClientNote }) => ClientNote],
  ['Total', ({ TotalCents }) => formatCents(TotalCents)],
];

function changesBetween<T>(details: readonly Detail<T>[], before: T, after: T): Change[] {
  const all = details.map(([label, text]) => ({ label, before: text(before), after: text(after) }));
  return all.filter((one) => one.before !== one.after);
}

/** Lines match if they answer the same line or free item of the quotation; extra lines match if they offer the same product. */
const keyOf = ({ QuotationItemCode, FreeItemCode, ProductCode }: ProposalLine) =>
  QuotationItemCode ?? FreeItemCode ?? `extra ${ProductCode}`;

/** Groups lines by key. If several extra lines offer the same product, only the first one can match. */
function byKey(lines: readonly ProposalLine[]): Map<string, ProposalLine> {
  const found = new Map<string, ProposalLine>();
  for (const line of lines) {
    let key = keyOf(line);
    while (found.has(key)) key += ' +';
    found.set(key, line);
  }
  return found;
}

function lineChange(before: ProposalLine | undefined, after: ProposalLine | undefined): LineChange[] {
  const present = after ?? before;
  if (!present) return [];
  const description = present.Description;
  if (!before) return [{ description, kind: 'ADDED', changes: [] }];
  if (!after) return [{ description, kind: 'REMOVED', changes: [] }];
  const changes = changesBetween(LINE_DETAILS, before, after);
  return changes.length > 0 ? [{ description, kind: 'CHANGED', changes }] : [];
}

/** Compares two versions of a proposal: lines in the order of the later version, then the terms. */
export function proposalChanges(before: Proposal, after: Proposal): ProposalChanges {
  const old = byKey(before.Lines);
  const present = byKey(after.Lines);
  const keys = new Set([...present.keys(), ...old.keys()]);
  return {
    lines: [...keys].flatMap((key) => lineChange(old.get(key), present.get(key))),
    terms: changesBetween(TERM_DETAILS, before, after),
  };
}
