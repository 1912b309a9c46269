import fc from 'fast-check';
import { maskPhone, onlyDigits } from '../rules/masks';
import { nationalNumber } from './phone';

test.each([
  ['+55 11 91234-5678', '11912345678'],
  ['5511912345678', '11912345678'],
  ['+55 (011) 91234-5678', '11912345678'],
  ['011 91234 5678', '11912345678'],
  ['11.91234.5678', '11912345678'],
  ['(11) 3456-7890', '1134567890'],
  ['55 99123-4567', '55991234567'],
])('%s is the number %s', (text, number) => {
  expect(nationalNumber(text)).toBe(number);
});

test.each(['', '91234-5678', '11 91234-56789', '+1 202 555 0100', '0800 123 4567', '11 9123-456x', '10 91234-5678'])(
  '%s is no number, and is left as it is',
  (text) => {
    expect(nationalNumber(text)).toBeNull();
    if (text.length > 14 || /^[+0]/.test(text)) expect(maskPhone(text)).toBe(text);
  },
);

test('what is typed letter by letter ends as the number that was meant', () => {
  for (const text of ['+55 11 91234-5678', '011 91234-5678', '11912345678', '55 11 91234 5678']) {
    let field = '';
    for (const letter of text) field = maskPhone(field + letter);
    expect([text, field]).toEqual([text, '(11) 91234-5678']);
  }
});

test('no digit of a number is lost without a word, but for the country and the zero before it', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789+() -.') });
  fc.assert(fc.property(text, (typed) => expect(onlyDigits(typed).endsWith(onlyDigits(maskPhone(typed)))).toBe(true)));
});
