import fc from 'fast-check';
import { fitmentFaults, readFactorySizes, readYears, yearsText } from './fitments';

test.each([
  ['2016', { first: 2016, last: 2016 }],
  [' 2016 a 2024 ', { first: 2016, last: 2024 }],
  ['2016-2024', { first: 2016, last: 2024 }],
  ['2016 – 2024', { first: 2016, last: 2024 }],
  ['2016 até 2024', { first: 2016, last: 2024 }],
  ['2016 Em Diante', { first: 2016, last: null }],
])('%j are years', (text, years) => {
  expect(readYears(text)).toEqual(years);
});

test.each(['', '16', '2024 a 2016', '2016 a', '1800', '2016 e 2017', '20162', 'desde 2016'])('%j are none', (text) => {
  expect(readYears(text)).toBeUndefined();
});

const year = fc.integer({ min: 1900, max: 2100 });
test('years that were read are written as they are read again', () => {
  fc.assert(
    fc.property(year, fc.option(year), (one, other) => {
      const years = { first: Math.min(one, other ?? one), last: other === null ? null : Math.max(one, other) };
      expect(readYears(yearsText(years))).toEqual(years);
    }),
  );
});

test('sizes are read in any spelling, each once, and what is none is said', () => {
  expect(readFactorySizes('205/55 r16; 205/55R16 ou 195/65-15, hilux')).toEqual({
    sizes: ['205/55R16', '195/65-15'],
    unknown: ['hilux'],
  });
  expect(readFactorySizes(' ')).toEqual({ sizes: [], unknown: [] });
});

test('what is wrong is said at its field', () => {
  expect(fitmentFaults({ years: '2016', sizes: '205/55R16' })).toEqual({});
  expect(fitmentFaults({ years: 'novo', sizes: '', rearSizes: 'aro 16' })).toEqual({
    years: 'Use um ano, dois ou “em diante”: 2016, 2016 a 2024, 2016 em diante.',
    sizes: 'Informe ao menos uma medida.',
    rearSizes: 'Medida desconhecida: aro 16.',
  });
  const many = Array.from({ length: 13 }, (_, i) => `${205 + i * 10}/55R16`).join();
  expect(fitmentFaults({ years: '2016', sizes: many })).toEqual({ sizes: 'No máximo 12 medidas.' });
});

test('no text breaks the readers', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      readYears(text);
      const { sizes } = readFactorySizes(text);
      expect(readFactorySizes(sizes.join(', '))).toEqual({ sizes, unknown: [] });
    }),
  );
});
