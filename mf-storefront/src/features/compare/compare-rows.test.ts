import type { Product } from '@rodovia/shared/contracts/catalog';
import fc from 'fast-check';
import { compareRows } from './compare-rows';

const product = (Observation: string, brand = 'Vale') =>
  ({ Observation, Brand: { Description: brand }, Model: { Name: 'Guia' }, Group: { Type: 'Vans' } }) as Product;

test('lines of one label stand beside each other, however they are written, and say where they differ', () => {
  const rows = compareRows([
    product('Índice de carga:91\nBanda:Mista'),
    product('banda:MISTA\nINDICE DE CARGA:94\nPR'),
    null,
  ]);
  expect(rows).toEqual([
    { label: 'Marca', values: ['Vale', 'Vale', ''], differs: false },
    { label: 'Modelo', values: ['Guia', 'Guia', ''], differs: false },
    { label: 'Veículo', values: ['Vans', 'Vans', ''], differs: false },
    { label: 'Índice de carga', values: ['91', '94', ''], differs: true },
    { label: 'Banda', values: ['Mista', 'MISTA', ''], differs: false },
    { label: 'Observação', values: ['', 'PR', ''], differs: true },
  ]);
});

const lines = fc
  .array(fc.tuple(fc.constantFrom('Banda', 'banda', 'Lonas', 'Índice', 'indice'), fc.constantFrom('1', '2', 'a b')), {
    maxLength: 6,
  })
  .map((all) => all.map((line) => line.join(':')).join('\n'));

test('every value is said once, under its product; a product beside itself never differs', () => {
  fc.assert(
    fc.property(fc.array(lines, { minLength: 1, maxLength: 4 }), (observations) => {
      const rows = compareRows(observations.map((text) => product(text)));
      for (const [place, text] of observations.entries()) {
        const values = rows.flatMap(({ values }) => (values[place] ?? '').split('; ')).filter(Boolean);
        expect(values.length - 3).toBe(text.split('\n').filter(Boolean).length);
      }
      expect(rows.every(({ values }) => values.length === observations.length)).toBe(true);
      const [first = ''] = observations;
      expect(compareRows([product(first), product(first)]).some(({ differs }) => differs)).toBe(false);
    }),
  );
});
