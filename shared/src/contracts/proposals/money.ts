import { readPrice } from '../catalog/price';

/** Maximum unit price in centavos; the same as that of `PublicPrice`. */
export const MAX_UNIT_CENTS = 999_999_900;
/** Maximum total of a line or a proposal, in centavos; well below the limit of exact integers. */
export const MAX_TOTAL_CENTS = 99_999_999_999_99;
/** 100 % in hundredths of a percent: 10 % is 1000. */
export const WHOLE_PERCENT = 10_000;

/** Amounts that determine the total of a line. At most one discount is set: a percentage or an amount. */
export interface PricedLine {
  quantity: number;
  /** Unit price in centavos; null if no price has been set. */
  unitPriceCents: number | null;
  /** Discount in hundredths of a percent. */
  discountPercent?: number | null;
  /** Discount in centavos. */
  discountCents?: number | null;
  /** Whether the item is not offered. The line then costs nothing. */
  declined?: boolean;
}

/** Validation errors of a line: pt-BR sentences by field. */
export type MoneyComplaint = readonly [field: keyof PricedLine, message: string];

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Price of the line without discount. Products of this size are only exact as big integers. */
const gross = ({ quantity, unitPriceCents }: PricedLine) => BigInt(quantity) * BigInt(unitPriceCents ?? 0);

/** Divides and rounds half up. */
const divideHalfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by);

function discounted(line: PricedLine): bigint {
  const whole = gross(line);
  if (line.discountPercent)
    return divideHalfUp(whole * BigInt(WHOLE_PERCENT - line.discountPercent), BigInt(WHOLE_PERCENT));
  return whole - BigInt(line.discountCents ?? 0);
}

/** Returns what is wrong with the amounts of a line, or null. A line without a price is valid. */
export function lineComplaint(line: PricedLine): MoneyComplaint | null {
  const { quantity, unitPriceCents, discountPercent = null, discountCents = null } = line;
  if (!isWhole(quantity, 1, 100_000)) return ['quantity', 'Informe uma quantidade de 1 a 100.000.'];
  if (unitPriceCents !== null && !isWhole(unitPriceCents, 0, MAX_UNIT_CENTS))
    return ['unitPriceCents', 'Informe um preço de até R$ 9.999.999,00, com no máximo dois centavos de casas.'];
  if (discountPercent !== null && discountCents !== null)
    return ['discountCents', 'Informe o desconto em porcentagem ou em reais, não os dois.'];
  if (discountPercent !== null && !isWhole(discountPercent, 0, WHOLE_PERCENT))
    return ['discountPercent', 'Informe um desconto de 0 a 100%.'];
  if (discountCents !== null && !isWhole(discountCents, 0, MAX_TOTAL_CENTS))
    return ['discountCents', 'Informe um desconto em reais que não seja negativo.'];
  if (discountCents !== null && BigInt(discountCents) > gross(line))
    return ['discountCents', 'O desconto é maior que o valor da linha.'];
  if (discounted(line) > BigInt(MAX_TOTAL_CENTS)) return ['unitPriceCents', 'O total da linha é alto demais.'];
  return null;
}

/**
 * Returns the total of a line in centavos: quantity × price − discount, rounded half up; 0 if it is declined or has no
 * price. Server and browser both use this function.
 * @throws {RangeError} for amounts that `lineComplaint` reports.
 */
export function lineTotal(line: PricedLine): number {
  if (line.declined) return 0;
  const complaint = lineComplaint(line);
  if (complaint) throw new RangeError(complaint[1]);
  return Number(discounted(line));
}

/** Totals of a proposal, in centavos. */
export interface Totals {
  subtotalCents: number;
  freightCents: number;
  totalCents: number;
}

/**
 * Returns the sum of the lines, and the total with freight.
 * @throws {RangeError} for amounts that no line may have, or a total that is too high.
 */
export function totalsOf(lines: readonly PricedLine[], freightCents = 0): Totals {
  if (!isWhole(freightCents, 0, MAX_TOTAL_CENTS)) throw new RangeError('Informe um frete que não seja negativo.');
  const subtotalCents = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const totalCents = subtotalCents + freightCents;
  if (totalCents > MAX_TOTAL_CENTS) throw new RangeError('O total da proposta é alto demais.');
  return { subtotalCents, freightCents, totalCents };
}

/** Converts reais to centavos. */
export const centsOf = (reais: number) => Math.round(reais * 100);

/** Parses an amount that was typed, in centavos. Returns null for empty text and NaN for anything that is no amount. */
export function readCents(text: string): number | null {
  const reais = readPrice(text);
  return reais === null ? null : centsOf(reais);
}

/**
 * Parses `10%` or `7,5 %` as hundredths of a percent. Returns NaN unless it is from 0 to 100 % with at most two decimal
 * places.
 */
export function readPercent(text: string): number {
  const number = /^(\d{1,3})(?:[.,](\d{1,2}))?%?$/.exec(text.replace(/\s/g, ''));
  if (!number) return Number.NaN;
  const percent = Number(number[1]) * 100 + Number((number[2] ?? '').padEnd(2, '0'));
  return percent <= WHOLE_PERCENT ? percent : Number.NaN;
}

/** A discount of a line. */
export type Discount = Pick<PricedLine, 'discountPercent' | 'discountCents'>;

/** Unit of a discount. */
export type DiscountUnit = '%' | 'R$';

/** Returns the unit that a typed discount names: `10%`, `R$ 50,00`; undefined if it names none. */
export function namedUnit(text: string): DiscountUnit | undefined {
  if (text.includes('%')) return '%';
  return text.includes('R$') ? 'R$' : undefined;
}

/**
 * Parses a discount in a unit, or in the one that the text names; empty text is no discount. Returns undefined for
 * anything else.
 */
export function readDiscount(text: string, unit: DiscountUnit): Discount | undefined {
  if (text.trim() === '') return { discountPercent: null, discountCents: null };
  if ((namedUnit(text) ?? unit) === '%') {
    const discountPercent = readPercent(text);
    return Number.isNaN(discountPercent) ? undefined : { discountPercent, discountCents: null };
  }
  const discountCents = readCents(text);
  return Number.isNaN(discountCents) ? undefined : { discountPercent: null, discountCents };
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3}){1,6}$)/g, '.');

/** Formats centavos for an input field: `123450` → `1.234,50`. */
export function writeCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** Formats centavos for display: `123450` → `R$ 1.234,50`, with a no-break space. */
export const formatCents = (cents: number) => `R$\u00a0${writeCents(cents)}`;

/** Formats hundredths of a percent: `750` → `7,5%`. */
export const writePercent = (percent: number) => `${String(percent / 100).replace('.', ',')}%`;

/** Formats a discount with its unit; empty if there is none. */
export function writeDiscount({ discountPercent, discountCents }: Discount): string {
  if (discountPercent) return writePercent(discountPercent);
  return discountCents ? writeCents(discountCents) : '';
}
