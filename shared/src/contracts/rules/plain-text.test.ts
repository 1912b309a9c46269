import { hiddenInLine, hiddenInText, isPlainLine, isPlainText, withoutHidden } from './plain-text';

const HIDDEN = [
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u00ad', '\u034f', '\u061c', '\u115f', '\u180e'],
  ...['\u200b', '\u200c', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069'],
  ...['\u3164', '\ufeff', '\uffa0', '\ud800', '\u{e0041}'],
];
const name = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;

test.each(HIDDEN.map((sign) => [name(sign), sign]))('%s is refused in a name and in a note', (_, sign) => {
  expect([isPlainLine(`Ana${sign}Lima`), isPlainText(`Ana${sign}Lima`)]).toEqual([false, false]);
});

test('a note may have lines, tabs and emoji of several signs; a name may not break', () => {
  const note = 'Retirar na loja 2.\r\n\tFalar com a família 👨‍👩‍👧.';
  expect([isPlainText(note), isPlainLine(note)]).toEqual([true, false]);
  for (const line of ['a\nb', 'a\rb', 'a\tb', 'a\u200db']) expect([line, isPlainLine(line)]).toEqual([line, false]);
});

test.each(['João d’Ávila & Filhos Ltda. (Nº 3)', 'Ñandú Peñalosa', 'Łukasz Żółć', '日本 太郎', 'Pneu 🛞 205/55R16'])(
  '%s is a plain name',
  (text) => {
    expect(isPlainLine(text)).toBe(true);
  },
);

test('what is hidden becomes one space, and the sentence says where it was', () => {
  expect(withoutHidden('\u200b Ana\n\u202e  Lima\u0000Souza \u200b')).toBe('Ana Lima Souza');
  expect(isPlainLine(withoutHidden(HIDDEN.join('a')))).toBe(true);
  expect([hiddenInLine('Nome'), hiddenInText('Recado')]).toEqual([
    'Nome: não use quebras de linha nem caracteres invisíveis.',
    'Recado: não use caracteres de controle nem invisíveis.',
  ]);
});
