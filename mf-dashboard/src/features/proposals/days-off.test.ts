import { readDaysOff, writeDaysOff, wrongLine } from './days-off';

test('days off are read as they are written, one a line', () => {
  const text = '24/12/2026 Véspera de Natal\n31/12/2026';
  expect(readDaysOff(text)).toEqual([
    { day: '2026-12-24', name: 'Véspera de Natal' },
    { day: '2026-12-31', name: '' },
  ]);
  expect(writeDaysOff(readDaysOff(text).map(({ day, name }) => ({ Day: day, Name: name })))).toBe(text);
  expect(readDaysOff('')).toEqual([]);
});

test.each([
  ['29/02/2028 existe', undefined],
  ['29/02/2027 não existe', '29/02/2027 não existe'],
  ['32/01/2027', '32/01/2027'],
  ['amanhã', 'amanhã'],
  ['01/01/2027 um\n\n01/01/2027 outro', '01/01/2027 outro'],
  ['  02/01/2027   Recesso  ', undefined],
])('of %j the wrong line is %j', (text, wrong) => {
  expect(wrongLine(text)).toBe(wrong);
});
