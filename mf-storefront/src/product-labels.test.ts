import { labelLines, shortened } from './product-labels';

test('[SF-06] a description in a row is cut at 200 characters plus an ellipsis', () => {
  expect(shortened('x'.repeat(200))).toBe('x'.repeat(200));
  expect(shortened('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});

test('[SF-09] the specific description is read as lines of label and value', () => {
  expect(labelLines('Carga: 91\r\nBanda: H/T: mista\n\nlivre')).toEqual([
    { label: 'Carga', value: '91' },
    { label: 'Banda', value: 'H/T: mista' },
    { label: '', value: 'livre' },
  ]);
});
