import { counterOf, faultOf, together } from './check';
import { EMPTY } from './drafts';

const long = (length: number) => 'a'.repeat(length);

test.each([
  [1799, ''],
  [1800, 'Mais 200 caracteres'],
  [1999, 'Mais 1 caractere'],
  [2000, 'Mais 0 caracteres'],
  [2015, '15 caracteres a mais'],
])('after %i characters the counter says %j', (length, words) => {
  expect(counterOf({ ...EMPTY, text: long(length) })).toBe(words);
});

test('an empty message, one that is too long and one with too many pictures are told, each with what to do', () => {
  expect(faultOf({ ...EMPTY, text: ' \n ' })).toBe('Escreva uma mensagem.');
  expect(faultOf({ ...EMPTY, pictures: ['x'] })).toBeNull();
  expect(faultOf({ ...EMPTY, text: long(2001) })).toBe('O texto é longo demais: tire 1 caractere.');
  expect(faultOf({ ...EMPTY, pictures: Array(6).fill('x') })).toBe('Uma mensagem leva até 5 imagens.');
  expect(faultOf({ ...EMPTY, text: long(2000) })).toBeNull();
});

test('a change is asked for in words, and together with its line no longer than a proposal notes', () => {
  const asking = { ...EMPTY, about: 'p', quote: 'Pneu' };
  expect(faultOf({ ...asking, pictures: ['x'] })).toBe('Escreva o que deve mudar.');
  expect(faultOf({ ...asking, text: long(994) })).toBeNull();
  expect(faultOf({ ...asking, text: long(995) })).toBe('O texto é longo demais: tire 1 caractere.');
});

test('of two writings nothing is lost', () => {
  const refused = { ...EMPTY, text: 'um', quote: 'Pneu', pictures: ['a'] };
  expect(together(refused, { ...EMPTY, text: 'dois', pictures: ['b'] })).toEqual({
    ...EMPTY,
    text: 'um\ndois',
    quote: 'Pneu',
    pictures: ['a', 'b'],
  });
});
