import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';

/** Maximum number of lines that fit into an address. */
const MAX_LINES = 30;

type Shared = Pick<ShoppingCart, 'Number' | 'ShoppingCartItem'>;

/** Returns a quotation as a message with its number and items, without personal data. */
export function shareText({ Number: number, ShoppingCartItem: items = [] }: Shared): string {
  const lines = items
    .slice(0, MAX_LINES)
    .map(({ Quantity, Product }) => `${Quantity} × ${Product.Description} (${Product.Size})`);
  const left = items.length - lines.length;
  return [`Orçamento nº ${number}`, ...lines, ...(left > 0 ? [`e mais ${left} itens`] : [])].join('\n');
}

/** Opens WhatsApp with the message; the recipient is chosen there. */
export const whatsAppUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
