import fc from 'fast-check';
import { maskCep, maskCnpj, maskCpf, maskPhone, onlyDigits } from '../contracts/rules';
import { placeBehind } from './masks';

describe('[VA-04] masks', () => {
  test.each([
    [maskCpf, '12345678909', '123.456.789-09'],
    [maskCpf, '123', '123'],
    [maskCpf, '1234', '123.4'],
    [maskCnpj, '12345678000195', '12.345.678/0001-95'],
    [maskCnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
    [maskCep, '01310100', '01310-100'],
    [maskPhone, '1134567890', '(11) 3456-7890'],
    [maskPhone, '11987654321', '(11) 98765-4321'],
    [maskPhone, '119876543219999', '119876543219999'],
    [maskPhone, '+55 11 98765-4321', '(11) 98765-4321'],
  ])('%p writes %s as %s', (mask, typed, shown) => {
    expect(mask(typed)).toBe(shown);
  });

  const masks = [maskCpf, maskCep, maskPhone] as const;
  test('writing what is written changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...masks, maskCnpj), (text, mask) => {
        expect(mask(mask(text))).toBe(mask(text));
      }),
    );
  });

  test('a mask keeps the digits that fit, in their order', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(maskCpf, maskCep), (text, mask) => {
        expect(onlyDigits(text).startsWith(onlyDigits(mask(text)))).toBe(true);
        expect(mask(text).length).toBeLessThanOrEqual(15);
      }),
    );
  });

  test.each([
    ['529.982.247-25', 0, 0],
    ['529.982.247-25', 3, 3],
    ['529.982.247-25', 4, 5],
    ['529.982.247-25', 99, 14],
    ['(11) 98765-4321', 1, 2],
  ])('in %s the caret behind character %i stands at %i', (masked, count, place) => {
    expect(placeBehind(masked, count)).toBe(place);
  });
});
