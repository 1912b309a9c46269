import type { FreightKind, ProposalLineInput, ProposalUpdate } from '@rodovia/shared/contracts';
import { LONGEST_VALIDITY } from '@rodovia/shared/contracts';
import { MOST_TOTAL_CENTS, readCents } from '@rodovia/shared/contracts/money';
import type { Draft, DraftLine, DraftTerms } from './draft';
import { readLine, readWhole } from './read-line';

/** What a save sends. */
export type Content = Omit<ProposalUpdate, 'code'>;

export type TermErrors = Partial<Record<keyof DraftTerms, string>>;

const freightCents = ({ freightKind, freight }: DraftTerms) => (freightKind === 'VALUE' ? readCents(freight) : null);
const isAmount = (cents: number | null) => cents !== null && cents >= 0 && cents <= MOST_TOTAL_CENTS;

/** What is wrong with the terms, by field. */
export function termErrors(terms: DraftTerms): TermErrors {
  const days = readWhole(terms.validityDays);
  return {
    ...(terms.freightKind === 'VALUE' &&
      !isAmount(freightCents(terms)) && { freight: 'Informe o valor do frete, como 120,00.' }),
    ...(!(days >= 1 && days <= LONGEST_VALIDITY) && {
      validityDays: `Informe de 1 a ${LONGEST_VALIDITY} dias úteis.`,
    }),
  };
}

type Amounts = Pick<ProposalLineInput, 'quantity' | 'unitPriceCents' | 'discountPercent' | 'discountCents'>;

const UNANSWERED: Amounts = { quantity: 1, unitPriceCents: null, discountPercent: null, discountCents: null };

const amountsOf = ({ quantity, unitPriceCents, discountPercent, discountCents }: ProposalLineInput): Amounts => ({
  quantity,
  unitPriceCents,
  discountPercent,
  discountCents,
});

const isWrong = ({ errors }: ReturnType<typeof readLine>) =>
  errors.quantity !== undefined || errors.price !== undefined || errors.discount !== undefined;

/** A line that is declined need not be right; its amounts are sent only where they are. */
const isSendable = (line: DraftLine) => !isWrong(readLine({ ...line, declined: false }));

/** The amounts of a line as they are typed; as long as one of them is not right, all of them as they are stored. */
function amounts(line: DraftLine, stored: DraftLine | undefined): Amounts {
  if (isSendable(line)) return amountsOf(readLine(line).input);
  return stored && isSendable(stored) ? amountsOf(readLine(stored).input) : UNANSWERED;
}

function leadTime(line: DraftLine, stored: DraftLine | undefined): number | null {
  const days = readLine(line).input.leadTimeDays ?? null;
  if (!Number.isNaN(days)) return days;
  return stored ? leadTime(stored, undefined) : null;
}

const lineInput = (line: DraftLine, stored: DraftLine | undefined): ProposalLineInput => ({
  ...readLine(line).input,
  ...amounts(line, stored),
  leadTimeDays: leadTime(line, stored),
});

function freightInput(terms: DraftTerms, stored: DraftTerms): { kind: FreightKind; cents: number | null } {
  if (termErrors(terms).freight) return freightInput(stored, { ...stored, freightKind: 'CIF' });
  return { kind: terms.freightKind, cents: freightCents(terms) };
}

const validity = (terms: DraftTerms, stored: DraftTerms) =>
  readWhole((termErrors(terms).validityDays ? stored : terms).validityDays);

function termInput(terms: DraftTerms, stored: DraftTerms): Content {
  const { paymentTermCode, paymentNote, deliveryAddressCode, clientNote, innerNote } = terms;
  const validityDays = validity(terms, stored);
  return {
    freight: freightInput(terms, stored),
    ...(paymentTermCode !== undefined && { paymentTermCode }),
    paymentNote,
    deliveryAddressCode,
    ...(validityDays >= 1 && { validityDays }),
    clientNote,
    innerNote,
  };
}

/** What a save sends of a draft: what is typed, and where that is not right yet, what is stored. */
export function contentOf({ lines, terms }: Draft, stored: Draft): Content {
  const known = new Map(stored.lines.map((line) => [line.key, line]));
  return { lines: lines.map((line) => lineInput(line, known.get(line.key))), ...termInput(terms, stored.terms) };
}

/** How many fields hold something that cannot be saved. */
export function countErrors({ lines, terms }: Draft): number {
  const all = [...lines.map((line) => readLine(line).errors), termErrors(terms)];
  return all.reduce((sum, errors) => sum + Object.keys(errors).length, 0);
}
