import type { ShoppingCart } from '@rodovia/shared/contracts';

/** Longer texts do not fit into an address. */
const MOST_LINES = 30;

type Shared = Pick<ShoppingCart, 'Number' | 'ShoppingCartItem'>;

/** A quotation as a message: its number and items, without any personal data. */
export function shareText({ Number: number, ShoppingCartItem: items = [] }: Shared): string {
  const lines = items
    .slice(0, MOST_LINES)
    .map(({ Quantity, Product }) => `${Quantity} × ${Product.Description} (${Product.Size})`);
  const left = items.length - lines.length;
  return [`Orçamento nº ${number}`, ...lines, ...(left > 0 ? [`e mais ${left} itens`] : [])].join('\n');
}

/** Opens WhatsApp with the message ready to be sent to whomever the user chooses. */
export const whatsAppUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
