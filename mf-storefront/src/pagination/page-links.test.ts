import fc from 'fast-check';
import { pageLinks } from './page-links';

describe('[SF-07] page links', () => {
  test.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, '…', 9]],
    [5, 9, [1, '…', 4, 5, 6, '…', 9]],
    [9, 9, [1, '…', 8, 9]],
  ])('page %i of %i', (current, total, links) => {
    expect(pageLinks(current, total)).toEqual(links);
  });

  test('first, last and current are always there, ascending and once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (total, offset) => {
        const current = 1 + (offset % total);
        const pages = pageLinks(current, total).filter((page) => page !== '…');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      }),
    );
  });
});
