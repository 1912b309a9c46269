import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import fc from 'fast-check';
import { sized } from '../../../testing/long.mjs';
import { unhurried } from '../../../testing/pace.mjs';
import { brandNames } from '../../src/modules/product/reading/brand-names';
import { partsOfLine, readListLine } from '../../src/modules/product/reading/read-line';
import { readSearch } from '../../src/modules/product/search/search-grammar';
import { BRANDS, SEGMENTS } from '../../src/seed/tyre-tables';
import { EDGE_LINES } from '../support/cases/edge-lines';
import type { Expected, Spelling } from '../support/cases/list-reading';
import { SPELLINGS } from '../support/cases/list-spellings';
import { UNSEEN_LISTS } from '../support/cases/unseen-lists';
import { spent } from '../support/processor-time';

const BRAND_NAMES = brandNames([...new Set(Object.values(BRANDS).flat())]);
const read = (text: string) => readListLine(text, BRAND_NAMES);

/**
 * Something that was parsed differently from what the line says. If no size was found, the customer is asked for size
 * and quantity.
 */
interface Fault {
  text: string;
  isAskedFor: boolean;
}

function faults(line: string, expected: Expected): Fault[] {
  const found = read(line);
  const { code, words, ...facts } = {
    load: null,
    speed: null,
    plies: null,
    position: null,
    brand: null,
    goods: null,
    ...expected,
  };
  const wrong = Object.entries(facts).flatMap(([key, value]) => {
    const got = found[key as keyof typeof found];
    const isSame =
      key === 'size' && value && got ? tyreSizeKey(String(value)) === tyreSizeKey(String(got)) : value === got;
    const isAskedFor = got === null && ['quantity', 'size'].includes(key);
    return isSame ? [] : [{ text: `${key} ${got}, não ${value}`, isAskedFor }];
  });
  if (code && !found.codes.includes(code)) wrong.push({ text: `códigos ${found.codes.join(' ')}`, isAskedFor: false });
  if (words && !words.split(' ').every((word) => found.words.split(' ').includes(word)))
    wrong.push({ text: `palavras ${found.words}`, isAskedFor: false });
  return wrong;
}

/** Parses all spellings and returns the errors of each. */
function readAll(spellings: readonly Spelling[]) {
  const all = spellings.map(([line, expected]) => ({ line, wrong: faults(line, expected), doubts: read(line).doubts }));
  const right = all.filter(({ wrong }) => wrong.length === 0);
  const wrong = all.filter((one) => one.wrong.length > 0);
  return {
    all,
    right,
    sure: right.filter(({ doubts }) => doubts.length === 0),
    wrong,
    silent: wrong.filter((one) => one.doubts.length === 0 && !one.wrong.every(({ isAskedFor }) => isAskedFor)),
  };
}

function printRead({ all, right, sure, wrong, silent }: ReturnType<typeof readAll>) {
  const share = ((100 * right.length) / all.length).toFixed(1).replace('.', ',');
  const report = [
    `grafias de listas: ${all.length}; certas ${right.length} (${share} %), ${sure.length} delas sem dúvida`,
    ...wrong.map(
      (one) =>
        `  ${one.line}: ${one.wrong.map(({ text }) => text).join('; ')} (${one.doubts.join(' ') || 'falta, e é perguntado'})`,
    ),
    `erradas sem aviso: ${silent.length}`,
  ];
  process.stdout.write(`${report.join('\n')}\n`);
}

/** Lines that the grammar does not understand, and says so. */
const NOT_UNDERSTOOD = [
  '16 205/55',
  '225 45 17 5',
  '225/45 R17 5',
  '6.00-9 empilhadeira 4',
  '21x8-9 2un',
  '275/80R22,5 borrachudo: 8 | liso: 2',
  'pneu dianteiro 4 e traseiro 8 295/80R22.5',
  '6 x 2 pares 205/55R16',
  '4,0 205/55R16',
  '205/55R16,4',
  '20555164un',
];

/** Formats the parsed line without unspecified values. */
function inOneLine(line: string): string {
  const { quantity, size, load, speed, plies, position, brand, goods, words, codes, doubts } = read(line);
  const facts = { n: quantity, size, load, speed, plies, position, brand, goods };
  const known = Object.entries(facts).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  const others = [
    words && `“${words}”`,
    codes.length > 0 && `#${codes.join(' #')}`,
    ...doubts.map((one) => `? ${one}`),
  ];
  return [`${line} →`, ...known, ...others].filter(Boolean).join(' ');
}

describe('a line of a list', () => {
  test('no line at the edge of a rule is read otherwise without being seen', () => {
    expect(EDGE_LINES.map(inOneLine)).toMatchSnapshot();
    expect(SPELLINGS.map(([line]) => inOneLine(line))).toMatchSnapshot();
  });

  test('there are at least two hundred spellings', () => {
    expect(new Set(SPELLINGS.map(([line]) => line)).size).toBe(SPELLINGS.length);
    expect(SPELLINGS.length).toBeGreaterThanOrEqual(200);
  });

  test('of them 95 % are read right, and none wrong without a word', () => {
    const read = readAll(SPELLINGS);
    printRead(read);
    expect(read.silent).toEqual([]);
    expect(read.right.length / read.all.length).toBeGreaterThanOrEqual(0.95);
    expect(read.wrong.map(({ line }) => line)).toEqual(NOT_UNDERSTOOD);
  });

  test('of lines for which no rule was changed 85 % are read right', () => {
    const read = readAll(UNSEEN_LISTS);
    printRead(read);
    expect(read.right.length / read.all.length).toBeGreaterThanOrEqual(0.85);
  });

  test('a brand is read as it is, in one word, or with one wrong letter, which is a doubt; the longest name first', () => {
    const readWith = (text: string, ...names: string[]) => {
      const { brand, words, doubts } = readListLine(text, brandNames(names));
      return [brand, words, doubts.length];
    };
    expect(brandNames(['Rota', ' — ', '', 'Rota Viva']).map(({ name }) => name)).toEqual(['Rota Viva', 'Rota', ' — ']);
    expect(readWith('rota viva', 'Rota', 'Rota Viva')).toEqual(['Rota Viva', '', 0]);
    expect(readWith('rotaviva aro 13', 'Rota', 'Rota Viva')).toEqual(['Rota Viva', 'aro 13', 0]);
    expect(readWith('rota vica', 'Rota Viva', 'Boa Carga')).toEqual(['Rota Viva', '', 1]);
    expect(readWith('liso rota vica', 'Rota Viva')).toEqual(['Rota Viva', 'liso', 1]);
    expect(readWith('viva', 'Rota Viva')).toEqual([null, 'viva', 0]);
    expect(readWith('trilga', 'Trilha')).toEqual(['Trilha', '', 1]);
    expect(readWith('serba', 'Serra')).toEqual([null, 'serba', 0]);
    expect(readWith('trilha serra', 'Trilha', 'Serra')).toEqual(['Trilha', 'serra', 0]);
  });

  test('the search reads the size of every line as the list does', () => {
    const differing = SPELLINGS.filter(([line]) => {
      const { size } = read(line);
      return size !== null && !JSON.stringify(readSearch(line).sizes[0]).includes(`"key":"${tyreSizeKey(size)}"`);
    });
    expect(differing).toEqual([]);
  });

  const pieces = fc.integer({ min: 1, max: 999 });
  const partsOf = (text: string) => partsOfLine(text, read(text));

  test.each([
    ['8 295/80R22.5 borrachudo e 4 275/80R22.5 liso', ['8 295/80R22.5 borrachudo', '4 275/80R22.5 liso']],
    ['2 205/55R16, 2 225/45R17', ['2 205/55R16', '2 225/45R17']],
    ['4 175/70R13 / 2 185/65R15', ['4 175/70R13', '2 185/65R15']],
    ['205/55R16 4un 225/45R17 4un', ['205/55R16 4un', '225/45R17 4un']],
    ['2 205/55R16; 2 225/45R17; 1 7.50-16', ['2 205/55R16', '2 225/45R17', '1 7.50-16']],
    ['4 205/55R16', []],
    ['4 205/55R16, marca Trilha', []],
    ['205/55R16 ou 205/60R16', []],
  ])('%s consists of %j', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  test('the parts of a line name one size each, and nothing is lost between them', () => {
    const sizes = fc.uniqueArray(fc.constantFrom('205/55R16', '295/80R22.5', '18.4-34', '7.50-16'), { minLength: 2 });
    const between = fc.constantFrom('; ', ', ', ' e ', ' + ', ' mais ', ' / ');
    fc.assert(
      fc.property(sizes, pieces, between, (sizes, n, between) => {
        const lines = sizes.map((size) => `${n}x ${size}`);
        expect(partsOf(lines.join(between))).toEqual(lines);
      }),
    );
  });

  const SIZES = SEGMENTS.flatMap(({ sizes }) => sizes.map(([size]) => size));
  const size = fc.constantFrom(...SIZES);

  test('any number of any size of the catalogue is read, however the number is put to it', () => {
    const forms: ((n: number, size: string) => string)[] = [
      (n, size) => `${n}x ${size}`,
      (n, size) => `${n} un ${size}`,
      (n, size) => `${size} - ${n} pneus`,
      (n, size) => `${size};${n}`,
      (n, size) => `${size}, qtd ${n}`,
      (n, size) => `${n} ${size}`,
    ];
    fc.assert(
      fc.property(pieces, size, fc.constantFrom(...forms), (n, size, form) => {
        const found = read(form(n, size));
        expect([found.quantity, tyreSizeKey(found.size ?? '')]).toEqual([n, tyreSizeKey(size)]);
      }),
      { numRuns: sized({ usual: 300, long: 2000 }) },
    );
  });

  test('the parts of a line may come in any order', () => {
    const parts = ['4 un', '295/80R22.5', '152/148M', '16 lonas', 'Boa Carga', 'direcional'];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (order) => {
        expect(read(order.join(' '))).toMatchObject({
          quantity: 4,
          size: '295/80R22.5',
          load: '152/148',
          speed: 'M',
          plies: 16,
          brand: 'Boa Carga',
          position: 'Direcional',
          words: '',
          doubts: [],
        });
      }),
    );
  });

  test('whatever is written is read, soon, and as no more than it can be', () => {
    const soon = unhurried(200);
    const digits = fc.stringMatching(/^[0-9 .,/xrR"()-]{1,400}$/);
    const words = fc.array(
      fc.constantFrom('4', 'x', 'un', '205/55R16', 'aro', '16', '18.4', '-34', 'par', ';', 'R$', '91V', '('),
    );
    const text = fc.oneof(
      fc.string({ maxLength: 400 }),
      digits,
      words.map((all) => all.join(' ')),
      words.map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (text) => {
        const before = spent();
        const { quantity, codes, doubts } = read(text);
        expect(spent() - before).toBeLessThan(soon);
        expect(quantity === null || (Number.isInteger(quantity) && quantity >= 0 && quantity <= 100_000)).toBe(true);
        expect(codes.length).toBeLessThanOrEqual(8);
        expect(doubts.every((doubt) => doubt.length < 400)).toBe(true);
      }),
      { numRuns: sized({ usual: 200, long: 1000 }) },
    );
  });
});
