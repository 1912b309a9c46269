import { workHoursWords } from '../../src/modules/shop/work-hours-words';

const day = (Weekday: number, From = '08:00', To = '18:00') => ({ Weekday, From, To });
const week = [1, 2, 3, 4, 5].map((weekday) => day(weekday));

test.each([
  [[...week, day(6, '08:00', '12:00')], 'Segunda a sexta, 8h às 18h; sábado, 8h às 12h'],
  [[day(1, '08:30', '12:00'), day(1, '13:00', '18:00')], 'Segunda, 8h30 às 12h e 13h às 18h'],
  [[day(1), day(3), day(0)], 'Segunda, 8h às 18h; quarta, 8h às 18h; domingo, 8h às 18h'],
  [[...week, day(6), day(0)], 'Segunda a domingo, 8h às 18h'],
  [[], ''],
])('%j', (hours, words) => {
  expect(workHoursWords(hours)).toBe(words);
});
