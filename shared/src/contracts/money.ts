import { readPrice } from './price';

/** The highest price of one piece, in centavos: that of `PublicPrice`. */
export const MOST_UNIT_CENTS = 999_999_900;
/** The highest total of a line or of a proposal, in centavos; far within what a number holds exactly. */
export const MOST_TOTAL_CENTS = 99_999_999_999_99;
/** Percentages are whole hundredths: 10 % is 1000. */
export const WHOLE_PERCENT = 10_000;

/** What decides the total of a line. At most one discount: a share of the line, or an amount off it. */
export interface PricedLine {
  quantity: number;
  /** Centavos of one piece; null where nobody has named a price yet. */
  unitPriceCents: number | null;
  /** Hundredths of a percent off the line. */
  discountPercent?: number | null;
  /** Centavos off the line. */
  discountCents?: number | null;
  /** Not offered: the line costs nothing, whatever else it says. */
  declined?: boolean;
}

/** What stands in the way of a line's total: sentences for people, by the field they speak of. */
export type MoneyComplaint = readonly [field: keyof PricedLine, message: string];

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** The line's price without discount. Numbers of this size are multiplied exactly as big integers only. */
const gross = ({ quantity, unitPriceCents }: PricedLine) => BigInt(quantity) * BigInt(unitPriceCents ?? 0);

/** Half a centavo counts as a whole one. */
const divideHalfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by);

function discounted(line: PricedLine): bigint {
  const whole = gross(line);
  if (line.discountPercent)
    return divideHalfUp(whole * BigInt(WHOLE_PERCENT - line.discountPercent), BigInt(WHOLE_PERCENT));
  return whole - BigInt(line.discountCents ?? 0);
}

/** What is wrong with the amounts of a line, or null. A line without a price is not wrong, only unanswered. */
export function lineComplaint(line: PricedLine): MoneyComplaint | null {
  const { quantity, unitPriceCents, discountPercent = null, discountCents = null } = line;
  if (!isWhole(quantity, 1, 100_000)) return ['quantity', 'Informe uma quantidade de 1 a 100.000.'];
  if (unitPriceCents !== null && !isWhole(unitPriceCents, 0, MOST_UNIT_CENTS))
    return ['unitPriceCents', 'Informe um preço de até R$ 9.999.999,00, com no máximo dois centavos de casas.'];
  if (discountPercent !== null && discountCents !== null)
    return ['discountCents', 'Informe o desconto em porcentagem ou em reais, não os dois.'];
  if (discountPercent !== null && !isWhole(discountPercent, 0, WHOLE_PERCENT))
    return ['discountPercent', 'Informe um desconto de 0 a 100%.'];
  if (discountCents !== null && !isWhole(discountCents, 0, MOST_TOTAL_CENTS))
    return ['discountCents', 'Informe um desconto em reais que não seja negativo.'];
  if (discountCents !== null && BigInt(discountCents) > gross(line))
    return ['discountCents', 'O desconto é maior que o valor da linha.'];
  if (discounted(line) > BigInt(MOST_TOTAL_CENTS)) return ['unitPriceCents', 'O total da linha é alto demais.'];
  return null;
}

/**
 * Total of a line in centavos: quantity × price − discount, half a centavo rounded up; 0 for one that is declined or has
 * no price. Server and browser compute with this function alone.
 * @throws {RangeError} for amounts that `lineComplaint` names.
 */
export function lineTotal(line: PricedLine): number {
  if (line.declined) return 0;
  const complaint = lineComplaint(line);
  if (complaint) throw new RangeError(complaint[1]);
  return Number(discounted(line));
}

/** Amounts of a proposal, in centavos. */
export interface Totals {
  subtotalCents: number;
  freightCents: number;
  totalCents: number;
}

/**
 * The sum of the lines, and with freight.
 * @throws {RangeError} for amounts that no line may have, or a total that is too high.
 */
export function totalsOf(lines: readonly PricedLine[], freightCents = 0): Totals {
  if (!isWhole(freightCents, 0, MOST_TOTAL_CENTS)) throw new RangeError('Informe um frete que não seja negativo.');
  const subtotalCents = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const totalCents = subtotalCents + freightCents;
  if (totalCents > MOST_TOTAL_CENTS) throw new RangeError('O total da proposta é alto demais.');
  return { subtotalCents, freightCents, totalCents };
}

/** Reais of the catalogue as centavos. */
export const centsOf = (reais: number) => Math.round(reais * 100);

/** An amount as people type it, in centavos; null where nothing is typed, NaN where it is none. */
export function readCents(text: string): number | null {
  const reais = readPrice(text);
  return reais === null ? null : centsOf(reais);
}

/** `10%`, `7,5 %` as hundredths of a percent; NaN where it is no share from 0 to 100 % with two places at most. */
export function readPercent(text: string): number {
  const number = /^(\d{1,3})(?:[.,](\d{1,2}))?%?$/.exec(text.replace(/\s/g, ''));
  if (!number) return Number.NaN;
  const percent = Number(number[1]) * 100 + Number((number[2] ?? '').padEnd(2, '0'));
  return percent <= WHOLE_PERCENT ? percent : Number.NaN;
}

/** A discount as a seller types it. */
export type Discount = Pick<PricedLine, 'discountPercent' | 'discountCents'>;

/** `10%` is a share, `50` and `R$ 50,00` an amount, nothing is none; undefined where it is neither. */
export function readDiscount(text: string): Discount | undefined {
  if (text.includes('%')) {
    const discountPercent = readPercent(text);
    return Number.isNaN(discountPercent) ? undefined : { discountPercent, discountCents: null };
  }
  const discountCents = readCents(text);
  return Number.isNaN(discountCents) ? undefined : { discountPercent: null, discountCents };
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3}){1,6}$)/g, '.');

/** `123450` → `1.234,50`, as it is typed. */
export function writeCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** `123450` → `R$ 1.234,50`; amount and sign stay on one line. */
export const formatCents = (cents: number) => `R$\u00a0${writeCents(cents)}`;

/** `750` → `7,5%`. */
export const writePercent = (percent: number) => `${String(percent / 100).replace('.', ',')}%`;

/** A discount as it is typed; empty where there is none. */
export function writeDiscount({ discountPercent, discountCents }: Discount): string {
  if (discountPercent) return writePercent(discountPercent);
  return discountCents ? writeCents(discountCents) : '';
}
