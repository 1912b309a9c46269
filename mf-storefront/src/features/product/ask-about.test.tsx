/** @jest-environment jsdom */
import type { Product } from '@rodovia/shared/contracts/catalog';
import { api, QueryClientProvider, queryClient } from '@rodovia/shared/runtime';
import { act, render, screen } from '@testing-library/react';
import { AskAbout } from './ask-about';

const product = { Size: '205/55R16', Description: 'Pneu & câmara', CodePub: 'RDV-1' } as Product;

async function show(shop: object) {
  queryClient.clear();
  jest.spyOn(api, 'get').mockResolvedValue(shop);
  render(
    <QueryClientProvider client={queryClient}>
      <AskAbout product={product} />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
}

test('[SF-09] a product says how it is delivered, and the question to the seller names it', async () => {
  await show({ Whatsapp: '(11) 90000-0000', Phone: '(11) 3333-0000' });
  expect(screen.getByRole('heading', { name: 'Entrega ou retirada' })).toBeTruthy();
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Perguntar por WhatsApp' }).href);
  expect(link.origin + link.pathname).toBe('https://wa.me/5511900000000');
  for (const part of Object.values(product)) expect(link.searchParams.get('text')).toContain(part);
  expect(screen.getByRole('link', { name: 'Ligar para (11) 3333-0000' })).toBeTruthy();
});

test('[SF-09] a shop without numbers offers no way that leads nowhere', async () => {
  await show({ Whatsapp: '', Phone: '' });
  expect(screen.getByText(/O frete e o prazo/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
