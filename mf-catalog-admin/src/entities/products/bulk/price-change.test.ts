import { readChange } from './price-change';

const rounding = 'NINETY';
const percent = (text: string, isUp = true) => readChange({ by: 'percent', isUp, text, rounding });
const amount = (text: string, isUp = true) => readChange({ by: 'amount', isUp, text, rounding });

test.each([
  ['10', { percent: 10 }],
  [' 7,5 % ', { percent: 7.5 }],
  ['0.01', { percent: 0.01 }],
  ['1000', { percent: 1000 }],
])('[BO-18] prices rise by %s', (text, read) => expect(percent(text)).toEqual({ ...read, rounding }));

test.each(['', '0', '1000,01', '1,005', 'dez', '-5'])('[BO-18] a rise by "%s" is not taken', (text) =>
  expect(percent(text)).toEqual({ complaint: 'Informe um percentual de 0,01 a 1.000.' }),
);

test('[BO-18] no price falls by all of it', () => {
  expect(percent('99,99', false)).toEqual({ percent: -99.99, rounding });
  expect(percent('100', false)).toEqual({ complaint: 'Informe um percentual de 0,01 a 99,99.' });
});

test('[BO-18] an amount is read as prices are', () => {
  expect(amount('R$ 1.234,5')).toEqual({ amount: 1234.5, rounding });
  expect(amount('12', false)).toEqual({ amount: -12, rounding });
  expect(amount('0')).toEqual({ complaint: 'Informe um valor em reais, como 12,50.' });
  expect(amount('')).toEqual({ complaint: 'Informe um valor em reais, como 12,50.' });
});
