import { actionText } from './quotation-history';

test.each([
  ['STEP', 'OPEN', 'Ana', null, 'Criado'],
  ['STEP', 'IN PROGRESS', 'Bruno', 'Bruno', 'Atendimento iniciado'],
  ['STEP', 'IN PROGRESS', 'Ana', 'Bruno', 'Atribuído a Bruno'],
  ['STEP', 'COMPLETE', 'Bruno', null, 'Finalizado'],
  ['STEP', 'CANCEL', 'Ana', null, 'Cancelado'],
  ['EDIT', 'OPEN', 'Ana', null, 'Alterado'],
  ['PROPOSAL', 'IN PROGRESS', 'Bruno', 'Bruno', 'Proposta'],
  ['REASSIGNMENT', 'IN PROGRESS', 'Ana', 'Carla', 'Reatribuído a Carla'],
] as const)('[ST-05] %s to %s by %s, served by %s, reads %s', (Kind, Status, ActorName, SellerName, words) => {
  expect(actionText({ Kind, Status, ActorName, SellerName })).toBe(words);
});
