import { deedOf } from './quotation-history';

test.each([
  ['OPEN', 'Ana', undefined, 'Criado'],
  ['IN PROGRESS', 'Bruno', 'Bruno', 'Atendimento iniciado'],
  ['IN PROGRESS', 'Ana', 'Bruno', 'Atribuído a Bruno'],
  ['COMPLETE', 'Bruno', 'Bruno', 'Finalizado'],
  ['CANCEL', 'Ana', undefined, 'Cancelado'],
] as const)('[ST-05] %s by %s, served by %s, reads %s', (Status, ActorName, seller, words) => {
  expect(deedOf({ Status, ActorName }, seller)).toBe(words);
});
