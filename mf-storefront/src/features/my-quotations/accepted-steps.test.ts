import { aLine, aProposal } from '@rodovia/shared/testing';
import { acceptedSteps } from './accepted-steps';

const steps = (...lines: Parameters<typeof aLine>[0][]) => acceptedSteps(aProposal({ Lines: lines.map(aLine) }), 'Ana');

test('an accepted proposal says who acts, when, where, and how it is paid', () => {
  const delivery = { AddressCode: 'a', Text: 'Rua A, 1' };
  const term = { Code: 't', Description: '28 dias', Days: 28, Text: '' };
  const proposal = aProposal({ Delivery: delivery, PaymentTerm: term, Lines: [aLine({ LeadTimeDays: 5 })] });
  expect(acceptedSteps(proposal, undefined)).toEqual([
    'A loja confirma o pedido e combina a entrega com você.',
    'Prazo de entrega: 5 dias úteis, o do item mais demorado.',
    'Entrega em Rua A, 1.',
    'Pagamento: 28 dias. Nada é cobrado no site.',
    'Se algo mudar, escreva na conversa abaixo.',
  ]);
});

test('the longest lead time counts, that of a declined line does not, and an open one is said to be open', () => {
  expect(steps({ LeadTimeDays: 1 }, { LeadTimeDays: 0 }, { LeadTimeDays: 90, Declined: true })[1]).toBe(
    'Prazo de entrega: 1 dia útil, o do item mais demorado.',
  );
  expect(steps({ LeadTimeDays: 0 })[1]).toBe('Os itens estão à pronta entrega.');
  expect(steps({ LeadTimeDays: 3 }, { LeadTimeDays: null })[1]).toContain('a combinar');
});
