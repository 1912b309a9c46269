import { openConversation } from '../../pages/conversation';
import { logInDirectly } from '../../support/accounts';
import { servedQuotation } from '../../support/data/proposals';
import { expect, test } from '../../support/test';

test('staff write to the client on WhatsApp, the client to the seller', async ({ page, openBrowser, request }) => {
  const served = await servedQuotation(request);
  const { Number: number, Code } = served.quotation;
  await openConversation(page, served.seller.Email, served.quotation);
  const link = page
    .getByRole('region', { name: 'Informações do cliente' })
    .getByRole('link', { name: 'Conversar no WhatsApp' });
  const text = encodeURIComponent(`Olá! Escrevo sobre o orçamento nº ${number}.`);
  await expect(link).toHaveAttribute('href', `https://wa.me/5511987654321?text=${text}`);
  const client = await openBrowser();
  await logInDirectly(client, served.client.Email);
  await client.route(`**/api/shopping-cart/${Code}?**`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), Seller: null, ShopWhatsapp: '11912345678' },
    });
  });
  await client.goto(`/orcamentos/${Code}`);
  await expect(client.getByRole('link', { name: 'WhatsApp da loja' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511912345678\?/,
  );
});
