import { withPage } from './page-number';

const search = (text: string) => new URLSearchParams(text);

test('[SF-07] another page keeps the filters; the first one needs no number', () => {
  expect(String(withPage(search('type=Vans&page=3'), 4))).toBe('type=Vans&page=4');
  expect(String(withPage(search('type=Vans&page=3'), 1))).toBe('type=Vans');
});
