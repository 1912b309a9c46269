import type { QuotationQueue, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { askedWords, busyQueues, openSection, pressingWords, queueHref } from './queue-view';

const now = Date.parse('2026-11-23T12:00:00Z');
const until = (ValidUntil: string) => ({ Proposal: { ValidUntil } as ShoppingCart['Proposal'] });

test.each([
  ['ACCEPTED', { ProposalTotal: 93_390 }, 'aceita: R$\u00a0933,90'],
  ['AWAITING', { Unread: 1 }, '1 não lida'],
  ['AWAITING', { Unread: 0 }, 'lida, sem resposta'],
  ['UNREACHED', { Person: { Email: '' } as ShoppingCart['Person'] }, 'sem e-mail'],
  ['UNREACHED', { Person: { Email: 'a@b.example' } as ShoppingCart['Person'] }, 'e-mail por confirmar'],
  ['REMINDER', { Reminder: { DueDate: '2026-11-23', Note: 'ligar à tarde' } }, 'ligar à tarde'],
  ['REMINDER', { Reminder: { DueDate: '2026-11-23', Note: '' } }, 'lembrete de hoje'],
  ['SILENT', {}, 'o cliente não respondeu'],
  ['CHANGE', { ProposalStatus: 'REFUSED' }, 'proposta recusada'],
  ['CHANGE', { ProposalStatus: 'SENT' }, 'aguarda nova proposta'],
  ['EXPIRING', until('2026-11-24T02:59:59Z'), 'a proposta vence hoje'],
  ['EXPIRING', until('2026-11-25T02:59:59Z'), 'a proposta vence amanhã'],
  ['EXPIRING', until('2026-11-26T02:59:59Z'), 'a proposta vence em 2 dias'],
  ['ALONE', { Seller: { Name: 'Fulano' } as ShoppingCart['Seller'] }, 'era de Fulano'],
  ['LATE', {}, undefined],
  ['UNASSIGNED', {}, undefined],
] as const)('in %s it says what presses: %j', (queue, row, words) => {
  expect(pressingWords(queue, row, now)).toBe(words);
});

test('what is free is told by what it asks for', () => {
  const item = { Code: '1', Quantity: 4, Product: { Size: '205/55R16' } };
  const of = (...items: object[]) => askedWords({ ShoppingCartItem: items as ShoppingCart['ShoppingCartItem'] });
  expect([of(), of(item), of(item, item, item)]).toEqual(['sem itens', '4 × 205/55R16', '4 × 205/55R16 e mais 2']);
});

test('the most pressing section that holds anything is open, unless another was chosen or all were closed', () => {
  const queues = [
    { Queue: 'LATE', Count: 0, Rows: [] },
    { Queue: 'TODAY', Count: 2, Rows: [] },
    { Queue: 'AWAITING', Count: 1, Rows: [] },
  ] as QuotationQueue[];
  const keys = busyQueues(queues).map(({ Queue }) => Queue);
  expect(openSection(keys, undefined)).toBe('TODAY');
  expect(openSection(keys, 'AWAITING')).toBe('AWAITING');
  expect(openSection(keys, undefined, 'AWAITING')).toBe('AWAITING');
  // the chosen queue has become empty
  expect(openSection(keys, 'LATE')).toBe('TODAY');
  expect(openSection(keys, null)).toBeUndefined();
  expect(openSection([], undefined)).toBeUndefined();
});

test('a section leads to its list', () => {
  expect(queueHref('/orcamentos', 'LATE')).toBe('/orcamentos?queue=LATE&orderBy=ResponseDueAt+asc');
});
