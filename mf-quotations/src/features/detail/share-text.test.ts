import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { shareText, whatsAppUrl } from './share-text';

const item = (Quantity: number) => ({ Quantity, Product: { Description: 'Pneu Rota', Size: '205/55R16' } });
const quotation = (count: number) =>
  ({
    Number: 12,
    Person: { Name: 'Ana', Email: 'ana@teste.example', Mobile: '11999990000' },
    Note: 'segredo',
    ShoppingCartItem: Array.from({ length: count }, () => item(4)),
  }) as unknown as ShoppingCart;

test('[BO-19] what is shared is the number and the items, and nothing of the people', () => {
  expect(shareText(quotation(1))).toBe('Orçamento nº 12\n4 × Pneu Rota (205/55R16)');
});

test('[BO-19] a long quotation still fits into an address', () => {
  expect(shareText(quotation(500))).toMatch(/e mais 470 itens$/);
  expect(whatsAppUrl(shareText(quotation(500))).length).toBeLessThan(4000);
});
