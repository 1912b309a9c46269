import { LONGEST_LEAD_TIME, type ProposalLineInput } from '@rodovia/shared/contracts';
import { overLong } from '@rodovia/shared/contracts/length';
import {
  type Discount,
  lineComplaint,
  lineTotal,
  type PricedLine,
  readCents,
  readDiscount,
} from '@rodovia/shared/contracts/money';
import { type DraftLine, isSubstitute, type LineText } from './draft';

export type LineErrors = Partial<Record<LineText, string>>;

/** What the texts of a line say. */
export interface LineReading {
  input: ProposalLineInput;
  errors: LineErrors;
  /** Whether the client learns of it what it costs, or why it is not offered. */
  answered: boolean;
  /** Null as long as an amount is not right. */
  totalCents: number | null;
}

/** Of what is written about a line, in characters; the same as the server's. */
export const LONGEST_NOTE = 300;

const NO_DISCOUNT: Discount = { discountPercent: null, discountCents: null };

const ERRORS = {
  price: 'Informe um preço, como 459,90.',
  discount: 'Informe o desconto como 10% ou 50,00.',
  leadTime: `Informe de 0 a ${LONGEST_LEAD_TIME} dias úteis.`,
} as const;

/** The field of the sheet that an amount is typed in. */
const FIELD_OF: Partial<Record<keyof PricedLine, LineText>> = {
  quantity: 'quantity',
  unitPriceCents: 'price',
  discountPercent: 'discount',
  discountCents: 'discount',
};

/** `1.000` → 1000; NaN where it is no whole number. */
export function readWhole(text: string): number {
  const bare = text.trim();
  const plain = /^\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replace(/\./g, '') : bare;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

const DAYS = /^([\d.]+) ?(?:dias?)? ?(?:[uú]til|[uú]teis)?$/;

/** `0`, `pronta entrega` → 0; `5`, `5 dias úteis` → 5; nothing → null; NaN where it is none. */
export function readLeadTime(text: string): number | null {
  const bare = text.trim().toLowerCase();
  if (bare === '') return null;
  if (/^pronta( entrega)?$/.test(bare)) return 0;
  const [, number = ''] = DAYS.exec(bare.replace(/\s+/g, ' ')) ?? [];
  const days = readWhole(number);
  return days <= LONGEST_LEAD_TIME ? days : Number.NaN;
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
  const declineReason = overLong('Motivo', LONGEST_NOTE, line.declineReason.trim());
  if (line.declined) return declineReason ? { declineReason } : {};
  const note = overLong('Observação', LONGEST_NOTE, line.note.trim());
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
    discount: readDiscount(line.discount),
  };
  const { quantity, unitPriceCents, discount = NO_DISCOUNT } = amounts;
  const leadTimeDays = readLeadTime(line.leadTime);
  const errors = errorsOf(line, amounts, leadTimeDays);
  const priced = { quantity, unitPriceCents, ...discount };
  const { quotationItemCode, declined } = line;
  // what was asked for may have left the catalogue since, and is offered all the same
  const productCode = line.asked && !isSubstitute(line) ? null : line.productCode;
  const note = line.note.trim();
  const declineReason = declined ? line.declineReason.trim() : '';
  return {
    input: { ...priced, quotationItemCode, productCode, leadTimeDays, note, declined, declineReason },
    errors,
    answered: isAnswered(line, unitPriceCents),
    totalCents: declined ? 0 : hasAmounts(errors) ? lineTotal(priced) : null,
  };
}

const readings = new WeakMap<DraftLine, LineReading>();

/** Reads a line; once for as long as it does not change. */
export function readLine(line: DraftLine): LineReading {
  const known = readings.get(line);
  if (known) return known;
  const reading = read(line);
  readings.set(line, reading);
  return reading;
}
