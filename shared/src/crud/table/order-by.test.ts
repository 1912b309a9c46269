import { orderByOf, sortOrderOf } from './order-by';

test.each([
  ['Description', 'ascend', 'Description asc'],
  ['Description', 'descend', 'Description desc'],
  ['Description', null, 'Created desc'],
  [undefined, 'ascend', 'Created desc'],
] as const)('[BO-17] sorting %s %s asks for %s', (field, order, expected) => {
  expect(orderByOf(field, order)).toBe(expected);
});

test('a column knows how it is sorted, and the others that they are not', () => {
  expect(sortOrderOf('Created desc', 'Created')).toBe('descend');
  expect(sortOrderOf('Name asc', 'Name')).toBe('ascend');
  expect(sortOrderOf('Name asc', 'Created')).toBeNull();
  expect(sortOrderOf('Name asc', undefined)).toBeNull();
});
