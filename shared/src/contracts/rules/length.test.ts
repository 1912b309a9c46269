import { overLong } from './length';
import { roomWords } from './room-words';

test.each([
  [0, 60, ''],
  [49, 60, ''],
  [50, 60, 'faltam 10 caracteres'],
  [59, 60, 'falta 1 caractere'],
  [60, 60, 'Não cabe mais nada'],
  [61, 60, '1 caractere a mais'],
  [63, 60, '3 caracteres a mais'],
  [4, 10, ''],
  [5, 10, 'faltam 5 caracteres'],
  [3899, 4000, ''],
  [3900, 4000, 'faltam 100 caracteres'],
])('a text of %i characters where %i fit: %s', (length, most, words) => {
  expect(roomWords(length, most)).toBe(words);
});

test('what is too long is said by the name of its field', () => {
  expect(overLong('Nome', 3, 'abc')).toBeUndefined();
  expect(overLong('Endereço (opcional)', 3, 'abcd')).toBe('Endereço: no máximo 3 caracteres.');
  expect(overLong('Nome', undefined, 'abcd')).toBeUndefined();
  expect(overLong('Nome', 3, undefined)).toBeUndefined();
});
