import { tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
import fc from 'fast-check';
import { unhurried } from '../../testing/pace.mjs';
import { brandNames } from '../src/modules/product/list/brand-names';
import { readListLine } from '../src/modules/product/list/grammar';
import { BRANDS, SEGMENTS } from '../src/seed/tyre-tables';
import { spent } from './support/calm';
import { type Said, SPELLINGS } from './support/list-spellings';

const BRAND_NAMES = brandNames([...new Set(Object.values(BRANDS).flat())]);
const read = (text: string) => readListLine(text, BRAND_NAMES);

/** Something that was read otherwise than it was said; of what was not found, the customer is asked the size and the number. */
interface Fault {
  text: string;
  isAskedFor: boolean;
}

function faults(line: string, said: Said): Fault[] {
  const found = read(line);
  const { code, words, ...facts } = { load: null, speed: null, plies: null, position: null, brand: null, ...said };
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

const READ = SPELLINGS.map(([line, said]) => ({ line, wrong: faults(line, said), doubts: read(line).doubts }));

describe('a line of a list', () => {
  const right = READ.filter(({ wrong }) => wrong.length === 0);
  const wrong = READ.filter((one) => one.wrong.length > 0);
  const silent = wrong.filter((one) => one.doubts.length === 0 && !one.wrong.every(({ isAskedFor }) => isAskedFor));
  afterAll(() => {
    const share = ((100 * right.length) / READ.length).toFixed(1).replace('.', ',');
    const sure = right.filter(({ doubts }) => doubts.length === 0).length;
    const said = [
      `grafias de listas: ${READ.length}; certas ${right.length} (${share} %), ${sure} delas sem dúvida`,
      ...wrong.map(
        (one) =>
          `  ${one.line}: ${one.wrong.map(({ text }) => text).join('; ')} (${one.doubts.join(' ') || 'falta, e é perguntado'})`,
      ),
      `erradas sem aviso: ${silent.length}`,
    ];
    process.stdout.write(`${said.join('\n')}\n`);
  });

  test('there are at least two hundred spellings', () => {
    expect(new Set(SPELLINGS.map(([line]) => line)).size).toBe(SPELLINGS.length);
    expect(SPELLINGS.length).toBeGreaterThanOrEqual(200);
  });

  test('of them 95 % are read right, and none wrong without a word', () => {
    expect(silent).toEqual([]);
    expect(right.length / READ.length).toBeGreaterThanOrEqual(0.95);
  });

  const SIZES = SEGMENTS.flatMap(({ sizes }) => sizes.map(([size]) => size));
  const size = fc.constantFrom(...SIZES);
  const pieces = fc.integer({ min: 1, max: 999 });

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
      { numRuns: 2000 },
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
      { numRuns: 1000 },
    );
  });
});
