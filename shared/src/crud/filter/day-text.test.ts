import fc from 'fast-check';
import { dayText, maskDay, readDay } from './day-text';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('[BO-21] a day is read as it is written, whether its strokes are typed or not', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(readDay(dayText(day))).toBe(day);
      expect(readDay(maskDay(dayText(day).replaceAll('/', '')))).toBe(day);
    }),
  );
});

test.each(['30/02/2026', '32/01/2026', '01/13/2026', '1/1/26', '', 'ontem', '2026-11-24'])('%s is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});

test('half a day is written half', () => {
  expect(['2', '24', '241', '2411', '24112', '24/11/2026'].map(maskDay)).toEqual([
    '2',
    '24',
    '24/1',
    '24/11',
    '24/11/2',
    '24/11/2026',
  ]);
});
