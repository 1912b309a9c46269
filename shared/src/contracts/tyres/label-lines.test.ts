import { labelLines } from './label-lines';

test('lines are a label and a value, without what stands around them', () => {
  expect(labelLines(' Índice : 91V \r\n\n  Uso: urbano: dia e noite\nsem rótulo\n:só valor\n   \nvazio:')).toEqual([
    { label: 'Índice', value: '91V' },
    { label: 'Uso', value: 'urbano: dia e noite' },
    { label: '', value: 'sem rótulo' },
    { label: '', value: 'só valor' },
    { label: 'vazio', value: '' },
  ]);
  expect(labelLines('')).toEqual([]);
});
