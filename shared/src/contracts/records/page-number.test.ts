import { askedPage, LAST_PAGE, readPage } from './page-number';

test.each([
  [null, 1],
  ['7', 7],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['abc', 1],
  ['', 1],
  ['99999999', 99_999_999],
])('[SF-07] %p names page %i', (written, page) => {
  expect(readPage(written)).toBe(page);
});

test('[SF-07] no page beyond what the API counts is asked for', () => {
  expect(askedPage(12)).toBe(12);
  expect(askedPage(99_999_999)).toBe(LAST_PAGE);
});
