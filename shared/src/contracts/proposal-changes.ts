import { formatCents, writeDiscount } from './money';
import { FREIGHT_WORDS, leadTimeWords } from './proposal-words';
import type { Proposal, ProposalLine } from './proposals';

/** What a detail was and what it became; empty where there was or is none. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** What became of one line between two versions. */
export interface LineChange {
  description: string;
  kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  changes: Change[];
}

/** What two versions of a proposal differ in. */
export interface ProposalChanges {
  lines: LineChange[];
  terms: Change[];
}

type Detail<T> = readonly [label: string, text: (of: T) => string];

const priceOf = ({ UnitPriceCents }: ProposalLine) => (UnitPriceCents === null ? '' : formatCents(UnitPriceCents));
const discountOf = ({ DiscountPercent, DiscountCents }: ProposalLine) =>
  DiscountCents ? formatCents(DiscountCents) : writeDiscount({ discountPercent: DiscountPercent });

/** What a line that is not offered costs, and how long it takes, is nobody's business. */
const offered =
  (text: (of: ProposalLine) => string) =>
  (line: ProposalLine): string =>
    line.Declined ? '' : text(line);

const LINE_DETAILS: readonly Detail<ProposalLine>[] = [
  ['Situação', ({ Declined, DeclineReason }) => (Declined ? `Não atendido: ${DeclineReason}` : 'Atendido')],
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

/** A line is the same one where it answers the same line of the quotation; an extra, where it offers the same product. */
const keyOf = ({ QuotationItemCode, ProductCode }: ProposalLine) => QuotationItemCode ?? `extra ${ProductCode}`;

/** Lines by what they answer; of extras with the same product the second stays a line of its own. */
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

/** What changed from one version to another: line by line, in the order of the later one, and of the terms. */
export function proposalChanges(before: Proposal, after: Proposal): ProposalChanges {
  const old = byKey(before.Lines);
  const present = byKey(after.Lines);
  const keys = new Set([...present.keys(), ...old.keys()]);
  return {
    lines: [...keys].flatMap((key) => lineChange(old.get(key), present.get(key))),
    terms: changesBetween(TERM_DETAILS, before, after),
  };
}
