import { columnsFor } from './columns-for';

test.each([
  [2, 5, 2],
  [3, 4, 3],
  [4, 4, 4],
  [5, 5, 5],
  [5, 4, 3],
  [6, 5, 3],
  [7, 4, 4],
  [9, 4, 3],
  [17, 4, 3],
])('[SF-04] of %i cards, with room for %i in a row, %i stand in one', (count, most, columns) => {
  expect(columnsFor(count, most)).toBe(columns);
});

test('[SF-04] no card is alone in the last row', () => {
  for (let count = 2; count <= 12; count += 1) {
    for (const most of [4, 5]) expect([count, most, count % columnsFor(count, most)]).not.toEqual([count, most, 1]);
  }
});
