import { labelLines } from '@rodovia/shared/contracts/tyres';
import { ownWords, shortened } from './product-labels';

test('[SF-06] a description in a row is cut at 200 characters plus an ellipsis', () => {
  expect(shortened('x'.repeat(200))).toBe('x'.repeat(200));
  expect(shortened('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});

test.each([
  ['Pneu 235/65R17 108H Estrela Guia Pantanal MT', ''],
  ['pneu 235/65r17 108H pantanal mt ESTRELA GUIA', ''],
  ['Pneu 235/65R17 108H Estrela Guia Pantanal MT com câmara', 'com câmara'],
  ['Pneu Estrela Guiada', 'Pneu Estrela Guiada'],
  ['Pneu de teste T1', 'Pneu de teste T1'],
])('[SF-06] of "%s" a row repeats only "%s"', (description, own) => {
  expect(ownWords(description, ['235/65R17', 'Estrela Guia', 'Pantanal MT', '108H', ''])).toBe(own);
});

test('[SF-09] the specific description is read as lines of label and value', () => {
  expect(labelLines('Carga: 91\r\nBanda: H/T: mista\n\nlivre')).toEqual([
    { label: 'Carga', value: '91' },
    { label: 'Banda', value: 'H/T: mista' },
    { label: '', value: 'livre' },
  ]);
});
