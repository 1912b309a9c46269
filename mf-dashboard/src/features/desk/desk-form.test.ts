import type { DeskSettings } from '@rodovia/shared/contracts/quotations';
import { deskForm } from './desk-form';

const settings: DeskSettings = {
  WorkHours: [
    { Weekday: 1, From: '08:00', To: '12:00' },
    { Weekday: 1, From: '13:00', To: '18:00' },
    { Weekday: 6, From: '08:00', To: '12:00' },
  ],
  AnswerMinutes: 510,
  SellersTake: true,
  Assigns: false,
  TakesGuests: true,
  SilentDays: 3,
  Whatsapp: '11912345678',
  Version: 3,
};

const complaints = (change: object) => {
  const values = { ...deskForm.valuesOf(settings), ...change };
  return deskForm.fields.flatMap(({ name, validate }) => validate?.(values[name], values) ?? []);
};

test('what is saved is shown, and what is shown is saved', () => {
  const values = deskForm.valuesOf(settings);
  expect(values).toMatchObject({
    day1: '08:00 às 12:00, 13:00 às 18:00',
    day2: '',
    day6: '08:00 às 12:00',
    answerTime: '8:30',
    sellersTake: 'true',
    silentDays: '3',
    whatsapp: '(11) 91234-5678',
  });
  expect(deskForm.prepare(values)).toEqual({
    workHours: [
      { weekday: 1, from: '08:00', to: '12:00' },
      { weekday: 1, from: '13:00', to: '18:00' },
      { weekday: 6, from: '08:00', to: '12:00' },
    ],
    answerMinutes: 510,
    sellersTake: true,
    assigns: false,
    takesGuests: true,
    silentDays: 3,
    whatsapp: '11912345678',
  });
});

test.each([
  [{}, []],
  [{ whatsapp: '' }, []],
  [{ day2: '18 às 8' }, ['O fim do expediente precisa ser depois do início.']],
  [{ day1: '', day6: '' }, ['Informe o expediente de pelo menos um dia.']],
  [{ answerTime: '0:10' }, ['Informe de 0:15 a 100:00 horas.']],
  [{ silentDays: '0' }, []],
  [{ silentDays: '61' }, ['Informe de 0 a 60 dias.']],
  [{ whatsapp: '(11) 3333-0000' }, ['Informe um celular com DDD.']],
])('%j is answered with %j', (change, sentences) => {
  expect(complaints(change)).toEqual(sentences);
});
