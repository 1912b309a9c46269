import { leadTimeWords, type Proposal } from '@rodovia/shared/contracts/proposals';

type Accepted = Pick<Proposal, 'Lines' | 'Delivery' | 'PaymentTerm' | 'PaymentNote'>;

/** The longest lead time of what is delivered, in words. */
function leadTimeOf({ Lines }: Accepted): string {
  const days = Lines.filter(({ Declined }) => !Declined).map(({ LeadTimeDays }) => LeadTimeDays);
  if (days.includes(null)) return 'O prazo de algum item é a combinar: o vendedor o confirma com você.';
  const longest = Math.max(0, ...days.map(Number));
  return longest === 0
    ? 'Os itens estão à pronta entrega.'
    : `Prazo de entrega: ${leadTimeWords(longest)}, o do item mais demorado.`;
}

const paymentOf = ({ PaymentTerm, PaymentNote }: Accepted) =>
  [PaymentTerm?.Description, PaymentNote].filter(Boolean).join(', ') || 'a combinar com o vendedor';

/**
 * Returns what follows an accepted proposal, in sentences: who acts, when and where it is delivered, how it is paid.
 * @param seller name of the seller; undefined if there is none
 */
export function acceptedSteps(proposal: Accepted, seller: string | undefined): string[] {
  const { AddressCode, Text } = proposal.Delivery;
  return [
    `${seller ?? 'A loja'} confirma o pedido e combina a entrega com você.`,
    leadTimeOf(proposal),
    AddressCode ? `Entrega em ${Text}.` : 'Você retira na loja.',
    `Pagamento: ${paymentOf(proposal)}. Nada é cobrado no site.`,
    'Se algo mudar, escreva na conversa abaixo.',
  ];
}
