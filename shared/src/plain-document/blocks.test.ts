import { blocksOf } from './blocks';

test('headings, paragraphs and lists are read from plain lines', () => {
  expect(blocksOf('Uma linha\ne outra\n\n# Título\nTexto\n- um\n- dois\n\n- outra lista\n## Menor')).toEqual([
    { kind: 'paragraph', text: 'Uma linha e outra' },
    { kind: 'heading', level: 2, text: 'Título' },
    { kind: 'paragraph', text: 'Texto' },
    { kind: 'list', items: ['um', 'dois'] },
    { kind: 'list', items: ['outra lista'] },
    { kind: 'heading', level: 3, text: 'Menor' },
  ]);
});

test.each(['#sem espaço', '-sem espaço', '<b>marcas</b> de outros'])('%s is a paragraph as it is written', (text) => {
  expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text }]);
});
