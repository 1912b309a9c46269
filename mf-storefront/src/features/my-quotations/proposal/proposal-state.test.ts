import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { anyProposal } from './any-proposal';
import { stateOf, stateSentence } from './proposal-state';

const NOW = Date.parse('2026-11-24T15:00:00Z');
const DECIDED = { DecidedAt: '2026-11-21T12:00:00Z' };

test.each<[Partial<Proposal>, string]>([
  [{}, 'A proposta vale até 27/11/2026, faltam 3 dias. Aceite, peça uma alteração ou recuse.'],
  [
    { Request: { Kind: 'CHANGE', Note: '', At: '2026-11-21T12:00:00Z' } },
    'A proposta vale até 27/11/2026, faltam 3 dias. Você pediu uma alteração em 21/11/2026 às 09:00. O vendedor responde com uma nova versão, que aparece aqui.',
  ],
  [
    { ValidUntil: '2026-11-24T02:59:59Z' },
    'A proposta venceu em 23/11/2026. Para aceitá-la, peça a renovação ao vendedor.',
  ],
  [{ Status: 'ACCEPTED', ...DECIDED }, 'A proposta foi aceita em 21/11/2026 às 09:00.'],
  [
    { Status: 'REFUSED', ...DECIDED, DecidedBy: 'Ana', Reason: 'PRICE' },
    'A proposta foi recusada em 21/11/2026 às 09:00 por Ana. Motivo: preço. Se o vendedor enviar outra, ela aparece aqui.',
  ],
  [
    { Status: 'WITHDRAWN', ...DECIDED },
    'O vendedor retirou a proposta em 21/11/2026 às 09:00. Se o vendedor enviar outra, ela aparece aqui.',
  ],
  [{ Status: 'REPLACED' }, 'Esta versão foi substituída por uma mais nova.'],
])('of %j the client reads what happens next', (own, sentence) => {
  expect(stateSentence(anyProposal(own), NOW, true)).toBe(sentence);
});

test('what has run out since it was read is expired; what is decided stays so', () => {
  const after = Date.parse('2026-11-28T03:00:00Z');
  expect(stateOf(anyProposal(), after, true)).toBe('EXPIRED');
  expect(stateOf(anyProposal({ Expired: true }), NOW, true)).toBe('EXPIRED');
  expect(stateOf(anyProposal({ Status: 'ACCEPTED', Expired: true }), after, true)).toBe('ACCEPTED');
});

test('once its quotation has ended, a proposal that nobody answered asks for nothing', () => {
  expect(stateOf(anyProposal(), NOW, false)).toBe('CLOSED');
  expect(stateOf(anyProposal({ Status: 'REFUSED' }), NOW, false)).toBe('REFUSED');
  expect(stateSentence(anyProposal(), NOW, false)).toBe(
    'O atendimento terminou sem resposta a esta proposta, que já não pode ser aceita.',
  );
  const withdrawn = anyProposal({ Status: 'WITHDRAWN', ...DECIDED });
  expect(stateSentence(withdrawn, NOW, false)).toBe('O vendedor retirou a proposta em 21/11/2026 às 09:00.');
});
