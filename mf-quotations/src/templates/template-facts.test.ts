import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { templateFacts } from './template-facts';

const sent = {
  Code: 'p',
  Version: 2,
  Status: 'SENT',
  Expired: false,
  Closed: false,
  TotalCents: 93_390,
  ValidUntil: '2026-12-05T02:59:59.999Z',
} as const;

const quotation = {
  Number: 198,
  Person: { Name: 'Transportes Leste' },
  Seller: null,
  Proposal: sent,
} as unknown as ShoppingCart;

test('a proposal in force has an amount and a last day; what is not known has no fact', () => {
  expect(templateFacts(quotation, { Name: 'Rodovia Pneus' })).toEqual({
    cliente: 'Transportes Leste',
    número: '198',
    total: 'R$\u00a0933,90',
    validade: '04/12/2026',
    vendedor: undefined,
    empresa: 'Rodovia Pneus',
  });
});

test.each([
  ['a draft', { Status: 'DRAFT' }, [undefined, undefined]],
  ['one that has expired', { Expired: true }, [undefined, undefined]],
  ['one that ended with the service', { Closed: true }, [undefined, undefined]],
  ['an accepted one', { Status: 'ACCEPTED' }, ['R$\u00a0933,90', undefined]],
])('of %s the client is told what is true', (_name, change, told) => {
  const { total, validade } = templateFacts(
    { ...quotation, Proposal: { ...sent, ...change } } as ShoppingCart,
    undefined,
  );
  expect([total, validade]).toEqual(told);
});
