import { ASKED_ABOVE } from '@rodovia/shared/contracts/quotations';
import { foldSearch } from './fold-search';
import { type Reading, SIZE, take } from './line';
import { NUMBER_NAMES, numberOf } from './numbers';
import { beginsWithSize } from './sizes';

const MAX_PIECES = 100_000;
/** Range of numbers that may be load indexes. */
export const [LOWEST_LOAD, MAX_LOAD] = [50, 210];

const ANY = String.raw`(\d{1,6}|(?:${NUMBER_NAMES})(?!\p{L}))`;
const NUMBER = String.raw`(?<![\p{L}\d.,/§-])${ANY}`;
const PIECES = String.raw`(?:unidades?|unids?|unds?|un|uni|pcs?|pecas?)(?![\p{L}\d])`;
const UNIT = String.raw`(?:${PIECES}|pneus?(?![\p{L}\d])|pneumaticos?(?![\p{L}\d]))`;
const END = String.raw`(?![\p{L}\d])`;

const of = (source: string) => new RegExp(source, 'gu');

/** Sizes such as `31x10.50R15` and `12x16.5` begin like quantities. */
const SIZE_WITH_X =
  /^(?:(?:2[6-9]|3\d|4[0-4])(?:[x×]| [x×] )\d{1,2}(?:[.,]\d{1,2})? ?[rx/-]? ?1[4-8]|1[0-5] ?[x×] ?1[5-9][.,]5|(?:9|1[0124]) ?[x×] ?2[024](?=$| ))(?![\d.]|[/r-])/;
const BEFORE_DIGITS = of(`^${NUMBER} ?[x×*] ?(?=\\d)`);
const BEFORE_SIZE = /^(\d{1,6}) ?(?:[x×*]|[-_](?=\d{3}\/)) ?(?=(\d.*))/gu;

/** Whole numbers as spreadsheets write them, `12,00 UN`; without a unit, higher numbers are prices. */
const WHOLE = [
  String.raw`(?<![\d.,])(\d{1,5})(?:,0{1,4}|\.00?)(?= ?${UNIT})`,
  String.raw`(?<=; ?)(\d{1,2}),0{1,4}(?= ?(?:;|$))`,
].map(of);

/** Matches `02 (dois)`, `1.000 pneus` and `1.000 205/55R16`. */
const SAID_TWICE = of(String.raw`${NUMBER} ?[(] ?(?:\d{1,4}|${NUMBER_NAMES}) ?[)]`);
const THOUSANDS = of(String.raw`(?<![\d.,])(\d{1,2})\.(\d{3})(?= ?(?:${UNIT}|[x×*]? ?${SIZE}))`);
const RANGES = [`(?:ou|a|ate|-) ?${ANY} ?(?:${UNIT}|(?=${SIZE}))`, `(?:ou|ate) ?${ANY}$`].map((rest) =>
  of(`(?<!(?:aro|roda) ?)${NUMBER} ?${rest}`),
);

/** Unambiguous quantities. */
const SAID = [
  String.raw`(?<!\p{L})(?:qtdes?|qtds?|qde|qt|quant|quantidade)[.:=]{0,2} ?[:=]? ?${ANY}${END}`,
  String.raw`${NUMBER} ?[x×*] ?(?=[§\p{L}]|\d{2,3}(?!\d))`,
  String.raw`(?<!\p{L})(?:jogos?|kits?) ?(?:de|com|c/) ?${NUMBER}(?: ?${UNIT})?${END}`,
].map(of);
const [WITH_PIECES, WITH_TYRES] = [PIECES, UNIT].map((unit) =>
  of(String.raw`(?<!(?:aro|roda) ?)${NUMBER} ?${unit}\.?`),
) as [RegExp, RegExp];

/** Least number of digits of a code of another system. */
const CODE_LENGTH = 5;

/** An amount of money, and a whole number that may have been multiplied by it. */
const AMOUNT = /(?<![\p{L}\d.,])(?:r\$ ?)?\d{1,3}(?:(?:\.\d{3}){1,2}|\d{0,4}),\d{2}(?![\d.,])/gu;
const FACTOR = /(?<![\p{L}\d.,/-])(\d{1,6})(?:,0{1,4})?(?![\p{L}\d.,/-])/gu;
/** Maximum difference in reais of a rounded product. */
const ROUNDED = 0.02;

/** Words for several pieces; a set of four is a guess. */
const SETS = (
  [
    ['par(?:es)?', 2, 0, false],
    ['meias? duzias?', 6, 0, false],
    ['duzias? e meia', 12, 6, false],
    ['duzias?', 12, 0, false],
    ['(?:jogos?|kits?)', 4, 0, true],
  ] as const
).map(([word, pieces, more, isGuess]) => ({
  pattern: of(String.raw`(?:${NUMBER} )?(?<!\p{L})${word}${END}(?: de(?= ))?`),
  pieces,
  more,
  isGuess,
}));

/** Candidate quantities found in a line, ordered by confidence. */
const PLACED = [
  // `205/55R16;4;300;1200`
  `(?<=${SIZE} ?); ?${ANY} ?(?=;)`,
  String.raw`(?:(?<=§ ?|[\p{L}\d] )[x×*]|[=:>;]|(?<=[§ ])[-–]) ?${ANY}(?: ?[.;–-])?$`,
  String.raw`[(\[] ?${NUMBER} ?[)\]]`,
  `${NUMBER} ?[x×*]$`,
].map(of);
const LEADING = [`^${NUMBER} ?(?:-|–|:|=|;|de)? ?(?=${SIZE})`, String.raw`^${NUMBER} (?=.*(?:§|\p{L}{2,9}-?\d))`].map(
  of,
);
const DOUBTFUL = [
  `${NUMBER} ?(?:d[eo] )?(?=${SIZE})`,
  String.raw`(?<=[§\p{L}].*)${NUMBER}[.;]?$`,
  String.raw`^(\d{1,2}) (?=\p{L}{3})`,
].map(of);

/** Numbers that have not been understood. */
const LEFT_OVER = /(?<![\p{L}\d.,/-])\d{1,3}(?![\p{L}\d.,/-])/gu;

function setQuantity(line: Reading, quantity: number, doubt?: string): boolean {
  if (!Number.isInteger(quantity) || quantity > MAX_PIECES) return false;
  if (line.quantity !== null && line.quantity !== quantity)
    line.doubts.push(`Há duas quantidades nesta linha: ${line.quantity} e ${quantity}. Confira.`);
  else if (doubt) line.doubts.push(doubt);
  line.quantity ??= quantity;
  return true;
}

const inReais = (amount: string) => Number(amount.replace(/[^\d,]/g, '').replace(',', '.'));

/** Reads the quantity by which a unit price was multiplied, as in `12 UN 2.150,00 25.800,00`. */
export function readAmounts(line: Reading): void {
  const [price, total] = [...line.rest.matchAll(AMOUNT)].slice(-2).map(([amount]) => inReais(amount));
  if (!price || !total) return;
  const factors = [...line.rest.matchAll(FACTOR)].filter(
    ([, factor]) => Math.abs(Number(factor) * price - total) <= ROUNDED,
  );
  const [factor] = factors.slice(-1);
  if (!factor || !setQuantity(line, Number(factor[1]))) return;
  line.rest = `${line.rest.slice(0, factor.index)} ; ${line.rest.slice(factor.index + factor[0].length)}`;
  take(line, AMOUNT, () => true);
}

/** Rewrites decimals as whole numbers, while decimal commas can still be distinguished from thousands separators. */
export function readWhole(line: Reading): void {
  for (const pattern of WHOLE) line.rest = line.rest.replace(pattern, '$1');
}

/** Reads a quantity directly before a size, as in `4x205/55R16`, before they are merged into one number. */
export function readCount(line: Reading): void {
  if (SIZE_WITH_X.test(line.rest)) return;
  take(line, BEFORE_SIZE, (n, size) => beginsWithSize(foldSearch(size)) && setQuantity(line, Number(n)));
}

/** Reads a quantity directly before something else that begins with a digit. */
export function readLooseCount(line: Reading): void {
  if (!SIZE_WITH_X.test(line.rest)) take(line, BEFORE_DIGITS, (n) => setQuantity(line, numberOf(n)));
}

/** Reads a quantity with a unit, a label, or a word for several. */
export function readSaidQuantity(line: Reading): void {
  line.rest = line.rest.replace(SAID_TWICE, '$1 ').replace(THOUSANDS, '$1$2');
  for (const pattern of RANGES)
    take(line, pattern, (least, most) =>
      setQuantity(line, numberOf(least), `A linha diz de ${least} a ${most}: ficou ${least}. Confira a quantidade.`),
    );
  for (const pattern of SAID) take(line, pattern, (n) => setQuantity(line, numberOf(n)));
  for (const { pattern, pieces, more, isGuess } of SETS)
    take(line, pattern, (n) => {
      const count = (n ? numberOf(n) : 1) * pieces + more;
      const doubt = isGuess ? `Li um jogo como 4 pneus: ${count} ao todo. Confira a quantidade.` : undefined;
      return setQuantity(line, count, doubt);
    });
  take(line, WITH_PIECES, (n) => setQuantity(line, numberOf(n)));
  // a long number before the word for tyres is a code where another one stands beside a unit
  take(line, WITH_TYRES, (n) => (line.quantity === null || n.length < CODE_LENGTH) && setQuantity(line, numberOf(n)));
}

/** Reads a bare number in the position of a quantity; ambiguous ones add a doubt. */
export function readPlacedQuantity(line: Reading): void {
  const tryWith = (patterns: RegExp[], doubtOf: (n: string) => string | undefined) => {
    for (const pattern of patterns)
      take(line, pattern, (n) => line.quantity === null && setQuantity(line, numberOf(n), doubtOf(n)));
  };
  tryWith(PLACED, () => undefined);
  tryWith(LEADING, (n) => {
    const isLoad = Number(n) >= LOWEST_LOAD && Number(n) <= MAX_LOAD;
    return isLoad ? `Li ${n} como a quantidade; pode ser o índice de carga. Confira.` : undefined;
  });
  tryWith(DOUBTFUL, (n) => `Li ${n} como a quantidade. Confira.`);
}

/** Adds a doubt if the quantity is none, or more than people usually order of one tyre. */
export function doubtQuantity({ quantity, doubts }: Reading): void {
  if (quantity === 0) doubts.push('A quantidade é zero. Confira.');
  if (quantity !== null && quantity > ASKED_ABOVE)
    doubts.push(`São ${quantity.toLocaleString('pt-BR')} de uma medida. Confira a quantidade.`);
}

/** Adds a doubt if numbers remain after a quantity was read. */
export function doubtLeftOver(line: Reading): void {
  const left = line.rest.match(LEFT_OVER);
  if (left && line.quantity !== null && line.doubts.length === 0)
    line.doubts.push(`Não sei o que é o ${left.join(' e o ')} nesta linha. Confira a quantidade.`);
}
