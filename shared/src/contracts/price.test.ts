import { readPrice, writePrice } from './price';

test.each([
  ['', null],
  ['399,9', 399.9],
  ['R$ 1.234,56', 1234.56],
  ['1234.56', 1234.56],
  ['1.500', 1500],
  ['1.23456', Number.NaN],
  ['caro', Number.NaN],
  ['1,234', Number.NaN],
  ['9.999.999', 9_999_999],
  ['10.000.000', Number.NaN],
])('[BO-18] the price %j reads %p', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test('[BO-18] a price is edited as it is written', () => {
  expect(writePrice(1234.5)).toBe('1234,50');
  expect(readPrice(writePrice(0.1))).toBe(0.1);
  expect(writePrice(null)).toBe('');
});
