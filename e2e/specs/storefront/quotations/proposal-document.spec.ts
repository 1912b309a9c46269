import { addressOf, openAsClient, proposalOn } from '../../../pages/client-proposal';
import { logInDirectly } from '../../../support/accounts';
import { sendProposal, servedQuotation } from '../../../support/data/proposals';
import { expect, test } from '../../../support/test';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

  test('the document opens in a tab of its own', async ({ page, request }) => {
    const served = await servedQuotation(request);
    await sendProposal(request, served);
    await openAsClient(page, served);
    // a browser that does not display documents downloads what the new tab was opened for, maybe before the test waits
    // for the tab
    const addresses: string[] = [];
    page.on('popup', (tab) => {
      tab.on('framenavigated', (frame) => addresses.push(frame.url()));
      tab.on('download', (download) => addresses.push(download.url()));
    });
    await proposalOn(page).getByRole('button', { name: 'Baixar PDF' }).tap();
    await expect.poll(() => addresses.at(-1)).toMatch(/^blob:/);
  });
});

test.describe('where the proposals cannot be read', () => {
  test.use({ expectedErrors: /503 \(/ });

  test('the request stays readable and they are asked for again', async ({ page, request }) => {
    const served = await servedQuotation(request);
    await sendProposal(request, served);
    await logInDirectly(page, served.client.Email);
    let broken = true;
    await page.route('**/api/proposal/by-quotation/*', (route) =>
      broken ? route.fulfill({ status: 503, json: { code: 503, message: 'Tente de novo.' } }) : route.continue(),
    );
    await page.goto(addressOf(served.quotation));
    await expect(page.getByText('Não foi possível carregar a proposta.')).toBeVisible();
    await expect(page.getByText(served.products[0]?.Description ?? '', { exact: true })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(proposalOn(page)).toBeVisible();
  });
});
