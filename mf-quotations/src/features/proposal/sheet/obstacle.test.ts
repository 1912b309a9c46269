import { ApiError } from '@rodovia/shared/runtime';
import { aLine, aProposal } from '@rodovia/shared/testing';
import { draftOf } from '../draft/draft';
import { obstacleOf, refusedObstacle } from './obstacle';

const draftWith = (...lines: Parameters<typeof aLine>[0][]) =>
  draftOf(aProposal({ Lines: lines.map((line, index) => aLine({ QuotationItemCode: `item ${index}`, ...line })) }));

test('a draft whose every line is answered may be sent', () => {
  expect(obstacleOf(draftWith({}, { Declined: true, DeclineReason: 'Sem estoque' }))).toBeNull();
});

test.each([
  [draftWith({}, { UnitPriceCents: null }), { row: 1, column: 'price' }],
  [draftWith({}, { Declined: true }), { row: 1, column: 'declineReason' }],
  [draftWith({ DiscountCents: 40_001 }), { row: 0, column: 'discount' }],
  [draftWith({ UnitPriceCents: 0 }), undefined],
])('what stands in the way is led to, %#', (draft, cell) => {
  expect(obstacleOf(draft)).toMatchObject({ message: expect.any(String) });
  expect(obstacleOf(draft)?.cell).toEqual(cell);
});

test('words without a product do not stand in the way, beside a line with a price', () => {
  const words = { QuotationItemCode: null, FreeItemCode: 'f', ProductCode: null, UnitPriceCents: null, Asked: null };
  const pending = { ...words, Written: { Text: 'Câmara de ar', Quantity: 2 } };
  expect(obstacleOf(draftWith({}, pending))).toBeNull();
  expect(obstacleOf(draftWith(pending))?.message).toMatch(/maior que zero/);
  expect(obstacleOf(draftWith({}, { ...pending, ProductCode: 'p' }))?.cell).toEqual({ row: 1, column: 'price' });
});

test('terms that are not right stand in the way too', () => {
  const draft = draftWith({});
  expect(obstacleOf({ ...draft, terms: { ...draft.terms, validityDays: '0' } })?.message).toMatch(/1 a 90/);
});

test('the server’s complaint leads to its cell; other failures are no obstacles', () => {
  const fields = { 'lines.3.unitPriceCents': 'Informe o preço de X.' };
  expect(refusedObstacle(new ApiError('http', 400, 'Confira os campos.', fields))).toEqual({
    message: 'Informe o preço de X.',
    cell: { row: 3, column: 'price' },
  });
  expect(refusedObstacle(new ApiError('http', 400, 'Não.', { lines: 'Responda…' }))).toEqual({
    message: 'Responda…',
    cell: undefined,
  });
  expect(refusedObstacle(new ApiError('http', 409, 'Já foi enviada.'))).toBeNull();
  expect(refusedObstacle(new ApiError('network', 0, 'Sem conexão.'))).toBeNull();
});
