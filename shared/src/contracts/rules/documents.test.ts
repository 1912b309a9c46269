import { generateCnpj, generateCpf } from '@brazilian-utils/brazilian-utils';
import { isCnpj, isCpf, isEmail } from './documents';

const punctuated = (digits: string, pattern: string) => {
  let used = 0;
  return pattern.replace(/#/g, () => digits[used++] ?? '');
};

describe('[VA-01] documents and e-mail', () => {
  test.each(Array.from({ length: 10 }, (_, digit) => String(digit)))('a number of only %s is invalid', (digit) => {
    expect(isCpf(digit.repeat(11))).toBe(false);
    expect(isCnpj(digit.repeat(14))).toBe(false);
  });

  test('right check digits are valid, with and without punctuation; a changed one is not', () => {
    for (let i = 0; i < 50; i++) {
      const cpf = generateCpf();
      const cnpj = generateCnpj();
      expect([
        isCpf(cpf),
        isCpf(punctuated(cpf, '###.###.###-##')),
        isCnpj(cnpj),
        isCnpj(punctuated(cnpj, '##.###.###/####-##')),
      ]).toEqual([true, true, true, true]);
      const wrong = cpf.slice(0, 10) + ((Number(cpf[10]) + 1) % 10);
      expect(isCpf(wrong)).toBe(false);
    }
  });

  test('the alphanumeric CNPJ is valid', () => {
    expect(isCnpj('12.ABC.345/01DE-35')).toBe(true);
    expect(isCnpj('12.ABC.345/01DE-36')).toBe(false);
  });

  test.each([
    ['a@b.co', true],
    [' a@b.com.br ', true],
    ['a@b', false],
    ['a b@c.com', false],
    ['', false],
  ])('%p is e-mail shaped: %p', (text, shaped) => {
    expect(isEmail(text)).toBe(shaped);
  });
});
