import { MAX_LIST_LINE_LENGTH } from '@rodovia/shared/contracts/quotations';
import { foldText } from '@rodovia/shared/contracts/rules';
import { IDLE_WORDS } from '@rodovia/shared/contracts/vehicles';
import { type BrandName, readBrand } from './brand-names';
import { foldSearch } from './fold-search';
import { type ListLine, note, type Position, type Reading, SIZE, take, tidy } from './line';
import { readBullet, readNoise, SAID_BESIDE, withoutMessage } from './noise';
import {
  doubtLeftOver,
  doubtQuantity,
  LOWEST_LOAD,
  MAX_LOAD,
  readAmounts,
  readCount,
  readLooseCount,
  readPlacedQuantity,
  readSaidQuantity,
  readWhole,
} from './quantity';
import { takeSizes } from './sizes';

const MAX_CODES = 8;

const POSITION_WORDS: [Position, RegExp][] = [
  [
    'Todos os eixos',
    /(?<!\p{L})(?:tod[ao]s? (?:os |as )?(?:eixos?|posic(?:ao|oes))|livre|mist[oa]s?|all position)(?!\p{L})/gu,
  ],
  [
    'Direcional',
    /(?<!\p{L})(?:eixo )?(?:direciona(?:l|is)|dianteir[oa]s?|(?:direc|diant)(?!\p{L})\.?|frente|steer)(?!\p{L})/gu,
  ],
  ['Trativo', /(?<!\p{L})(?:eixo )?(?:tracao|trativ[oa]s?|(?:trac|tras)(?!\p{L})\.?|traseir[oa]s?|drive)(?!\p{L})/gu],
  ['Reboque', /(?<!\p{L})(?:eixo )?(?:reboque|semi-?reboque|arraste|trailer)(?!\p{L})/gu],
];

/** `295 80 22 5`: the last number may also be a quantity. */
const HALF_RIM_APART = /\d{3}[ /]\d{2} ?r? ?(?:17|19|22|24) 5(?!\d)/;

const PLIES = /(?<![\p{L}\d.])(\d{1,2}) ?(?:lonas?|lns?|pr|ply)(?![\p{L}\d])/gu;
const SERVICE = /(?<![\p{L}\d/.-])(\d{2,3}(?:\/\d{2,3})?) ?(a[1-8]|[b-hj-np-wy])(?![\p{L}\d])/gu;
const LOAD = /(?<![\p{L}\d/.-])(\d{3}\/\d{3}|\d{2}\/\d{2})(?![\p{L}\d/.-])/gu;
const LOAD_BEHIND = /(?<=§ )(\d{2,3})(?![\p{L}\d/.,-])/gu;
const RIM = /(?<![\p{L}\d])(?:aro|roda) ?(\d{2}(?:\.5)?)(?![\d.])/gu;

const isLoad = (load: string) => Number.parseInt(load, 10) >= LOWEST_LOAD && Number.parseInt(load, 10) <= MAX_LOAD;

function readSizes(line: Reading): void {
  const { sizes, rest, doubts } = takeSizes(line.rest);
  const [first, second] = sizes;
  line.doubts.push(...doubts);
  line.rest = tidy(rest);
  line.size = first?.text ?? null;
  line.sizes = sizes.map(({ text }) => text);
  if (second)
    line.doubts.push(`Há mais de uma medida nesta linha: ${first?.text} e ${second.text}. Leve só uma em cada linha.`);
}

function readPosition(line: Reading): void {
  for (const [position, pattern] of POSITION_WORDS)
    take(line, pattern, () => {
      if (line.position !== null && line.position !== position)
        line.doubts.push(`Há duas posições nesta linha: ${line.position} e ${position}. Confira.`);
      line.position ??= position;
      return true;
    });
}

function readService(line: Reading): void {
  take(line, PLIES, (plies) => note(line, 'plies', Number(plies)));
  take(
    line,
    SERVICE,
    (load, speed) => isLoad(load) && (!note(line, 'load', load) || note(line, 'speed', speed.toUpperCase())),
  );
  take(line, LOAD, (load) => isLoad(load) && note(line, 'load', load));
  take(line, LOAD_BEHIND, (load) => {
    const isRead = isLoad(load) && note(line, 'load', load);
    if (isRead) line.doubts.push(`Li ${load} como o índice de carga. Confira.`);
    return isRead;
  });
}

/** Returns the words of a text that describe a tyre. */
function tellingWords(text: string): string[] {
  const words = text.replaceAll(SIZE, ' ').split(/[\s,;:()!?=|]/);
  return words
    .map((word) => word.replace(/^[-.–]|[-.–]$/g, ''))
    .filter((word) => /[\p{L}\d]/u.test(word) && !SAID_BESIDE.has(word) && !IDLE_WORDS.has(word));
}

/** Codes contain a digit. */
const codesIn = (text: string) =>
  [
    ...new Set(text.split(/[\s,;|()]/).filter((word) => /\d/.test(word) && word.length >= 3 && word.length <= 60)),
  ].slice(0, MAX_CODES);

/** Folds a line; columns and parts are separated by `;`. */
const foldLine = (text: string) =>
  tidy(
    withoutMessage(foldText(text))
      .replace(/[;|]|,(?= )/g, ' ; ')
      .replace(/\s/g, ' '),
  );

/**
 * Parses a line of a list: quantity and tyre, in any usual notation. Ambiguities are described in `doubts`; unspecified
 * values are null.
 * @param brands result of `brandNames`.
 */
export function readListLine(text: string, brands: readonly BrandName[]): ListLine {
  const plain = text.slice(0, MAX_LIST_LINE_LENGTH).replaceAll('\t', ' ; ').replaceAll(SIZE, ' ');
  const line: Reading = {
    rest: foldLine(plain),
    quantity: null,
    size: null,
    load: null,
    speed: null,
    plies: null,
    position: null,
    brand: null,
    goods: null,
    words: '',
    sizes: [],
    codes: codesIn(plain),
    doubts: [],
  };
  readBullet(line);
  readAmounts(line);
  readWhole(line);
  readCount(line);
  if (HALF_RIM_APART.test(line.rest)) line.doubts.push('Li o 5 depois do aro como meia polegada. Confira a medida.');
  line.rest = foldSearch(line.rest);
  readNoise(line);
  readLooseCount(line);
  readSizes(line);
  if (line.quantity !== null && line.size === null) line.doubts.push(`Li ${line.quantity} como a quantidade. Confira.`);
  readSaidQuantity(line);
  readPosition(line);
  readBrand(line, brands);
  readService(line);
  const rims: string[] = [];
  take(line, RIM, (rim) => rims.push(`aro ${rim}`) > 0);
  readPlacedQuantity(line);
  doubtLeftOver(line);
  doubtQuantity(line);
  const { rest, ...read } = line;
  return { ...read, words: [...rims, ...tellingWords(rest)].join(' ') };
}

/** Words and marks between two tyres of a line. */
const BETWEEN = [
  /[;\n]/u,
  /,(?= )/u,
  /\s\+\s|\smais\s/iu,
  /\se\s/iu,
  /\s\/\s|\|/u,
  /(?<=\d ?(?:un|und|unid|unidades|pneus|pcs?)\.?)\s(?=\d)/iu,
];

/**
 * Splits a line that names several sizes into lines that each name one.
 * @returns the parts; empty if the line names one size, or nothing stands between them.
 */
export function partsOfLine(text: string, { sizes }: ListLine): string[] {
  if (sizes.length < 2) return [];
  for (const between of BETWEEN) {
    const parts = text.split(between).map((part) => part.trim());
    if (parts.length === sizes.length && parts.every((part) => readListLine(part, []).sizes.length === 1)) return parts;
  }
  return [];
}
