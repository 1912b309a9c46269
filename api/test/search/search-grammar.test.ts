import fc from 'fast-check';
import { unhurried } from '../../../testing/pace.mjs';
import { foldSearch } from '../../src/modules/product/reading/fold-search';
import { singular } from '../../src/modules/product/reading/words';
import { readSearch } from '../../src/modules/product/search/search-grammar';
import { EDGES } from '../support/cases/edge-lines';
import { QUERIES } from '../support/cases/search-queries';
import { spent } from '../support/processor-time';

describe('what a search asks for', () => {
  test.each([
    ['pneus', 'pneu'],
    ['caminhoes', 'caminhao'],
    ['radiais', 'radial'],
    ['automoveis', 'automovel'],
    ['tratores', 'trator'],
    ['vagens', 'vagem'],
    ['onibus', 'onibu'],
    ['r1', 'r1'],
  ])('one of %s is %s', (many, one) => {
    expect(singular(many)).toBe(one);
  });

  test('a text of words that say little is looked for as it is', () => {
    expect(readSearch('pneu').words).toEqual(['pneu']);
    expect(readSearch('pneu de trator')).toEqual({
      sizes: [],
      vehicles: [{ type: 'Máquinas', group: 'agricol', word: 'trator' }],
      words: [],
    });
  });

  test.each(['imp-2', 'pas-0012', 'rdv-pas0001', 'p-a1'])('the code %s stays whole', (code) => {
    expect(readSearch(`pneu ${code}`)).toEqual({ sizes: [], vehicles: [], words: [code] });
  });

  test('a code that begins with digits is a word, whatever its digits could mean by themselves', () => {
    for (const code of ['136de58f', '12ab', '205xk', '16v8t'])
      expect(readSearch(code)).toEqual({ sizes: [], vehicles: [], words: [code] });
  });

  test('no text at the edge of a rule asks for something else without being seen', () => {
    const texts = [...QUERIES.map(([query]) => query), ...EDGES.flatMap((piece) => [piece, `a${piece}`, `${piece}a`])];
    const readingOf = (text: string) => JSON.stringify(Object.values(readSearch(text))).replaceAll('"', '');
    expect(texts.map((text) => `${text} → ${readingOf(text)}`)).toMatchSnapshot();
    const folded = EDGES.map((piece) => [piece, foldSearch(piece)]).filter(([before, after]) => before !== after);
    expect(folded.map((pair) => pair.join(' → '))).toMatchSnapshot();
  });

  test('brand, size, load and speed may come in any order', () => {
    const parts = ['rota', '205/55r16', '91v'];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 3 }), (order) => {
        const { sizes, vehicles, words } = readSearch(order.join(' '));
        expect([sizes.length, vehicles, [...words].sort()]).toEqual([1, [], ['91v', 'rota']]);
      }),
    );
  });

  test('whatever is written is read, soon, and asks for something', () => {
    const digits = fc.stringMatching(/^[0-9 .,/xrR"-]{1,200}$/);
    const soon = unhurried(200);
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), digits), (text) => {
        fc.pre(text.trim() !== '');
        const before = spent();
        const { sizes, vehicles, words } = readSearch(text);
        expect(sizes.length + vehicles.length + words.length).toBeGreaterThan(0);
        expect(spent() - before).toBeLessThan(soon);
      }),
    );
  });
});
