import type { ProposalLineInput, ProposalUpdate } from '@rodovia/shared/contracts';
import { LONGEST_VALIDITY } from '@rodovia/shared/contracts';
import { overLong } from '@rodovia/shared/contracts/length';
import { MOST_TOTAL_CENTS, readCents } from '@rodovia/shared/contracts/money';
import type { Draft, DraftLine, DraftTerms } from './draft';
import { LONGEST_NOTE, readLeadTime, readLine, readWhole } from './read-line';

/** What a save sends. */
export type Content = Omit<ProposalUpdate, 'code'>;

export type TermErrors = Partial<Record<keyof DraftTerms, string>>;

const freightCents = ({ freightKind, freight }: DraftTerms) => (freightKind === 'VALUE' ? readCents(freight) : null);
const isAmount = (cents: number | null) => cents !== null && cents >= 0 && cents <= MOST_TOTAL_CENTS;

/** The longest texts of the terms, in characters; the same as the server's. */
export const TERM_LIMITS = { paymentNote: 300, clientNote: 2000, innerNote: 2000 } as const;

const TERM_LABELS = {
  paymentNote: 'Detalhe do pagamento',
  clientNote: 'Observação para o cliente',
  innerNote: 'Anotação interna',
} as const;
type TermText = keyof typeof TERM_LIMITS;
const TERM_TEXTS = Object.keys(TERM_LIMITS) as TermText[];

function textErrors(terms: DraftTerms): TermErrors {
  const faults = TERM_TEXTS.map((name) => [name, overLong(TERM_LABELS[name], TERM_LIMITS[name], terms[name].trim())]);
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}

/** What is wrong with the terms, by field. */
export function termErrors(terms: DraftTerms): TermErrors {
  const days = readWhole(terms.validityDays);
  return {
    ...textErrors(terms),
    ...(terms.freightKind === 'VALUE' &&
      !isAmount(freightCents(terms)) && { freight: 'Informe o valor do frete, como 120,00.' }),
    ...(!(days >= 1 && days <= LONGEST_VALIDITY) && {
      validityDays: `Informe de 1 a ${LONGEST_VALIDITY} dias úteis.`,
    }),
  };
}

type Amounts = Pick<DraftLine, 'quantity' | 'price' | 'discount'>;

const UNANSWERED: Amounts = { quantity: '1', price: '', discount: '' };

const amountsOf = ({ quantity, price, discount }: DraftLine): Amounts => ({ quantity, price, discount });

const errorsOf = (line: DraftLine) => readLine(line).errors;

/** A line that is declined need not be right, but what is sent of it has to be. */
const hasRightAmounts = (line: DraftLine) => {
  const { quantity, price, discount } = errorsOf(line.declined ? { ...line, declined: false } : line);
  return !(quantity || price || discount);
};

/** The amounts of a line; as long as one of them is not right, all of them as they are stored. */
function storableAmounts(line: DraftLine, stored: DraftLine | undefined): Amounts {
  if (hasRightAmounts(line)) return amountsOf(line);
  return stored ? amountsOf(stored) : UNANSWERED;
}

const hasRightLeadTime = ({ leadTime }: DraftLine) => !Number.isNaN(readLeadTime(leadTime));

/** What is written of a line, as long as it fits; else what is stored. */
const fitting = (text: string, stored: string | undefined) =>
  text.trim().length <= LONGEST_NOTE ? text : (stored ?? '');

function storableLine(written: DraftLine, stored: DraftLine | undefined): DraftLine {
  const note = fitting(written.note, stored?.note);
  const declineReason = fitting(written.declineReason, stored?.declineReason);
  const isAsWritten = note === written.note && declineReason === written.declineReason;
  const line = isAsWritten ? written : { ...written, note, declineReason };
  if (hasRightAmounts(line) && hasRightLeadTime(line)) return line;
  const leadTime = hasRightLeadTime(line) ? line.leadTime : (stored?.leadTime ?? '');
  return { ...line, ...storableAmounts(line, stored), leadTime };
}

function storableTerms(terms: DraftTerms, stored: DraftTerms): DraftTerms {
  const { freight, validityDays, ...errors } = termErrors(terms);
  const kept = TERM_TEXTS.filter((name) => errors[name]).map((name) => [name, stored[name]]);
  return {
    ...terms,
    ...Object.fromEntries(kept),
    ...(freight && { freightKind: stored.freightKind, freight: stored.freight }),
    ...(validityDays && { validityDays: stored.validityDays }),
  };
}

/** A draft as it can be stored: what is typed, and where that is not right yet, what is stored. */
export function storable({ lines, terms }: Draft, stored: Draft): Draft {
  const known = new Map(stored.lines.map((line) => [line.key, line]));
  return {
    lines: lines.map((line) => storableLine(line, known.get(line.key))),
    terms: storableTerms(terms, stored.terms),
  };
}

/** What a save sends of a draft that can be stored. */
export function contentOf({ lines, terms }: Draft): Content {
  const { freightKind, paymentTermCode, paymentNote, deliveryAddressCode, clientNote, innerNote } = terms;
  return {
    lines: lines.map((line): ProposalLineInput => readLine(line).input),
    freight: { kind: freightKind, cents: freightCents(terms) },
    ...(paymentTermCode !== undefined && { paymentTermCode }),
    paymentNote: paymentNote.trim(),
    deliveryAddressCode,
    validityDays: readWhole(terms.validityDays),
    clientNote: clientNote.trim(),
    innerNote: innerNote.trim(),
  };
}

/** How many fields hold something that cannot be saved. */
export function countErrors({ lines, terms }: Draft): number {
  const all = [...lines.map((line) => readLine(line).errors), termErrors(terms)];
  return all.reduce((sum, errors) => sum + Object.keys(errors).length, 0);
}
