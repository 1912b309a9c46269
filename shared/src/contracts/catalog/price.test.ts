import { isWholeCents, readPrice, writePrice } from './price';

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

test.each([
  ['R$ 5', 5],
  ['5R$', Number.NaN],
  ['R$R$5', Number.NaN],
  ['12.500', 12_500],
  ['1234.500', Number.NaN],
  ['x1.500', Number.NaN],
])('[BO-18] %j reads %p: its sign stands before it, its points part thousands', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test('[BO-18] nothing is rounded behind anybody’s back', () => {
  expect([0, 1234.5, 399.99, 0.1, 9_999_999].map(isWholeCents)).toEqual(Array(5).fill(true));
  expect([0.001, 399.995, 1 / 3].map(isWholeCents)).toEqual([false, false, false]);
});
