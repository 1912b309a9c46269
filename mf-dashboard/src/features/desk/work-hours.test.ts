import fc from 'fast-check';
import { readMinutes, readSpans, writeMinutes, writeSpans, wrongSpans } from './work-hours';

const morning = { From: '08:00', To: '12:00' };

test.each([
  ['08:00 às 12:00', [morning]],
  ['8-12', [morning]],
  ['8h às 12h', [morning]],
  ['8h00 – 12h00 e 13:30 a 18:00', [morning, { From: '13:30', To: '18:00' }]],
  ['8 às 12; 13 às 18', [morning, { From: '13:00', To: '18:00' }]],
  ['', []],
  ['fechado', []],
])('%s is read as it is meant', (text, spans) => {
  expect(readSpans(text)).toEqual(spans);
});

test.each([
  ['', undefined],
  ['08:00 às 18:00', undefined],
  ['13:00 às 18:00, 08:00 às 12:00', undefined],
  ['8 às 24', 'Use horários como 08:00 às 12:00, 13:00 às 18:00.'],
  ['manhã', 'Use horários como 08:00 às 12:00, 13:00 às 18:00.'],
  ['18:00 às 08:00', 'O fim do expediente precisa ser depois do início.'],
  ['08:00 às 12:00, 11:00 às 13:00', 'Há horários que se sobrepõem.'],
])('%s: %s', (text, sentence) => {
  expect(wrongSpans(text)).toBe(sentence);
});

test('what is written is read again', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const time = (at: number) => writeMinutes(at).padStart(5, '0');
  const span = fc.tuple(minute, minute).map(([from, to]) => ({ From: time(from), To: time(to) }));
  fc.assert(fc.property(fc.array(span), (spans) => expect(readSpans(writeSpans(spans))).toEqual(spans)));
  fc.assert(fc.property(fc.integer({ min: 0, max: 6000 }), (at) => expect(readMinutes(writeMinutes(at))).toBe(at)));
});

test.each([
  ['8', 480],
  ['8h', 480],
  ['8h30', 510],
  ['0:45', 45],
  ['8:75', Number.NaN],
  ['oito', Number.NaN],
  ['', Number.NaN],
])('%s hours are %d minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
