import fc from 'fast-check';
import { markTyped } from './marks';

const marksOf = (text: string, typed: string) =>
  markTyped(text, typed)
    .filter(({ marked }) => marked)
    .map((piece) => piece.text);

test.each([
  ['205/55R16', '2055516', ['205/55R16']],
  ['205/55R16', '205 55', ['205', '55']],
  ['205/55R16', '55-16', ['55R16']],
  ['295/80R22.5', '22,5', ['22.5']],
  ['Câmara São João', 'sao camara', ['Câmara', 'São']],
  ['91V Asfalto Sul Avenida', 'ASFALTO aven', ['Asfalto', 'Aven']],
  ['Pneu', 'xyz', []],
])('in %p, what was typed as %p is marked', (text, typed, marked) => expect(marksOf(text, typed)).toEqual(marked));

test('the pieces are the text, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      const pieces = markTyped(text, typed);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.every((piece, i) => piece.marked !== pieces[i - 1]?.marked)).toBe(true);
    }),
  );
});
