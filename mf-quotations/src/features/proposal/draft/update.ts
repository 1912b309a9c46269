import type { ProposalLineInput, ProposalUpdate } from '@rodovia/shared/contracts/proposals';
import { MAX_TOTAL_CENTS, MAX_VALIDITY_DAYS, readCents } from '@rodovia/shared/contracts/proposals';
import { overLong } from '@rodovia/shared/contracts/rules';
import type { Draft, DraftLine, DraftTerms } from './draft';
import { MAX_NOTE_LENGTH, readLeadTime, readLine, readWhole } from './read-line';

/** Payload of a save. */
export type Content = Omit<ProposalUpdate, 'code'>;

export type TermErrors = Partial<Record<keyof DraftTerms, string>>;

const freightCents = ({ freightKind, freight }: DraftTerms) => (freightKind === 'VALUE' ? readCents(freight) : null);
const isAmount = (cents: number | null) => cents !== null && cents >= 0 && cents <= MAX_TOTAL_CENTS;

/** Maximum lengths of the terms, in characters; the same as on the server. */
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

/** Returns the errors of the terms, by field. */
export function termErrors(terms: DraftTerms): TermErrors {
  const days = readWhole(terms.validityDays);
  return {
    ...textErrors(terms),
    ...(terms.freightKind === 'VALUE' &&
      !isAmount(freightCents(terms)) && { freight: 'Informe o valor do frete, como 120,00.' }),
    ...(!(days >= 1 && days <= MAX_VALIDITY_DAYS) && {
      validityDays: `Informe de 1 a ${MAX_VALIDITY_DAYS} dias úteis.`,
    }),
  };
}

type Amounts = Pick<DraftLine, 'quantity' | 'price' | 'discount' | 'discountUnit'>;

const UNANSWERED: Amounts = { quantity: '1', price: '', discount: '', discountUnit: '%' };

const amountsOf = ({ quantity, price, discount, discountUnit }: DraftLine): Amounts => ({
  quantity,
  price,
  discount,
  discountUnit,
});

const errorsOf = (line: DraftLine) => readLine(line).errors;

/** Amounts of a declined line may be invalid, but must not be sent then. */
const hasRightAmounts = (line: DraftLine) => {
  const { quantity, price, discount } = errorsOf(line.declined ? { ...line, declined: false } : line);
  return !(quantity || price || discount);
};

/** Returns the amounts of a line if all of them are valid, otherwise the stored ones. */
function storableAmounts(line: DraftLine, stored: DraftLine | undefined): Amounts {
  if (hasRightAmounts(line)) return amountsOf(line);
  return stored ? amountsOf(stored) : UNANSWERED;
}

const hasRightLeadTime = ({ leadTime }: DraftLine) => !Number.isNaN(readLeadTime(leadTime));

/** Returns a line's text if it fits, otherwise the stored one. */
const fitting = (text: string, stored: string | undefined) =>
  text.trim().length <= MAX_NOTE_LENGTH ? text : (stored ?? '');

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
  const invalid = TERM_TEXTS.filter((name) => errors[name]).map((name) => [name, stored[name]]);
  return {
    ...terms,
    ...Object.fromEntries(invalid),
    ...(freight && { freightKind: stored.freightKind, freight: stored.freight }),
    ...(validityDays && { validityDays: stored.validityDays }),
  };
}

/** Returns the draft with every invalid value replaced by the stored one. */
export function storable({ lines, terms }: Draft, stored: Draft): Draft {
  const known = new Map(stored.lines.map((line) => [line.key, line]));
  return {
    lines: lines.map((line) => storableLine(line, known.get(line.key))),
    terms: storableTerms(terms, stored.terms),
  };
}

/** Returns the payload of a storable draft. */
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

/** Returns the number of fields with invalid values. */
export function countErrors({ lines, terms }: Draft): number {
  const all = [...lines.map((line) => readLine(line).errors), termErrors(terms)];
  return all.reduce((sum, errors) => sum + Object.keys(errors).length, 0);
}
