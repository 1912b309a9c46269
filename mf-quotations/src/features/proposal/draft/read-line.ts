import {
  type Discount,
  lineComplaint,
  lineTotal,
  MAX_LEAD_TIME_DAYS,
  type PricedLine,
  type ProposalLineInput,
  readCents,
  readDiscount,
} from '@rodovia/shared/contracts/proposals';
import { overLong } from '@rodovia/shared/contracts/rules';
import { type DraftLine, isSubstitute, type LineText } from './draft';

export type LineErrors = Partial<Record<LineText, string>>;

/** Parsed values of a line. */
export interface LineReading {
  input: ProposalLineInput;
  errors: LineErrors;
  /** Whether the client learns the price, or why the item is not offered. Words without a product are unanswered. */
  answered: boolean;
  /** Null while an amount is invalid. */
  totalCents: number | null;
}

/** Maximum length of a line's note, in characters; the same as on the server. */
export const MAX_NOTE_LENGTH = 300;

const NO_DISCOUNT: Discount = { discountPercent: null, discountCents: null };

const ERRORS = {
  price: 'Informe um preço, como 459,90.',
  discount: 'Informe o desconto em % ou R$, como 10 ou 7,5.',
  leadTime: `Informe de 0 a ${MAX_LEAD_TIME_DAYS} dias úteis.`,
} as const;

/** Field of the sheet for each amount. */
const FIELD_OF: Partial<Record<keyof PricedLine, LineText>> = {
  quantity: 'quantity',
  unitPriceCents: 'price',
  discountPercent: 'discount',
  discountCents: 'discount',
};

/** Parses a whole number: `1.000` → 1000; NaN if invalid. */
export function readWhole(text: string): number {
  const bare = text.trim();
  const plain = /^\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replace(/\./g, '') : bare;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

const DAYS = /^([\d.]+) ?(?:dias?)? ?(?:[uú]til|[uú]teis)?$/;

/** Parses a lead time: `0` and `pronta entrega` → 0; `5` and `5 dias úteis` → 5; empty → null; NaN if invalid. */
export function readLeadTime(text: string): number | null {
  const bare = text.trim().toLowerCase();
  if (bare === '') return null;
  if (/^pronta( entrega)?$/.test(bare)) return 0;
  const [, number = ''] = DAYS.exec(bare.replace(/\s+/g, ' ')) ?? [];
  const days = readWhole(number);
  return days <= MAX_LEAD_TIME_DAYS ? days : Number.NaN;
}

interface Amounts {
  quantity: number;
  unitPriceCents: number | null;
  discount: Discount | undefined;
}

function amountErrors({ quantity, unitPriceCents, discount }: Amounts): LineErrors {
  if (Number.isNaN(unitPriceCents)) return { price: ERRORS.price };
  if (!discount) return { discount: ERRORS.discount };
  const complaint = lineComplaint({ quantity, unitPriceCents, ...discount });
  const field = complaint && FIELD_OF[complaint[0]];
  return complaint && field ? { [field]: complaint[1] } : {};
}

function errorsOf(line: DraftLine, amounts: Amounts, leadTimeDays: number | null): LineErrors {
  const declineReason = overLong('Motivo', MAX_NOTE_LENGTH, line.declineReason.trim());
  if (line.declined) return declineReason ? { declineReason } : {};
  const note = overLong('Observação', MAX_NOTE_LENGTH, line.note.trim());
  const late: LineErrors = Number.isNaN(leadTimeDays) ? { leadTime: ERRORS.leadTime } : {};
  return { ...amountErrors(amounts), ...late, ...(note && { note }) };
}

const hasAmounts = (errors: LineErrors) => !(errors.quantity || errors.price || errors.discount);
const isAnswered = ({ declined, declineReason }: DraftLine, price: number | null) =>
  declined ? declineReason.trim() !== '' : price !== null && !Number.isNaN(price);

function read(line: DraftLine): LineReading {
  const amounts = {
    quantity: readWhole(line.quantity),
    unitPriceCents: readCents(line.price),
    discount: readDiscount(line.discount, line.discountUnit),
  };
  const { quantity, unitPriceCents, discount = NO_DISCOUNT } = amounts;
  const leadTimeDays = readLeadTime(line.leadTime);
  const errors = errorsOf(line, amounts, leadTimeDays);
  const priced = { quantity, unitPriceCents, ...discount };
  const { quotationItemCode, freeItemCode, declined } = line;
  // the requested product is offered even if it has left the catalogue since
  const productCode = line.requested && !isSubstitute(line) ? null : line.productCode;
  const note = line.note.trim();
  const declineReason = declined ? line.declineReason.trim() : '';
  return {
    input: { ...priced, quotationItemCode, freeItemCode, productCode, leadTimeDays, note, declined, declineReason },
    errors,
    answered: isAnswered(line, unitPriceCents),
    totalCents: declined ? 0 : hasAmounts(errors) ? lineTotal(priced) : null,
  };
}

const readings = new WeakMap<DraftLine, LineReading>();

/** Parses a line, memoized per line object. */
export function readLine(line: DraftLine): LineReading {
  const known = readings.get(line);
  if (known) return known;
  const reading = read(line);
  readings.set(line, reading);
  return reading;
}
