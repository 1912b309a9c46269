import { expectToFit } from '../../../pages/client-proposal';
import { expectAccessible } from '../../../support/checks/axe';
import { sendProposal, servedQuotation } from '../../../support/data/proposals';
import { expect, test } from '../../../support/test';

const UNKNOWN = '/verificar/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404 \(Not Found\)/ });

  test('the holder of a document reads what it is worth, and of no other', async ({ page, request }) => {
    const served = await servedQuotation(request);
    const { VerifyToken, Digest } = await sendProposal(request, served);
    const answer = await page.goto(`/verificar/${VerifyToken}`);
    expect(answer?.status()).toBe(200);
    const { Number: number } = served.quotation;
    await expect(page.getByRole('heading', { level: 1, name: `Proposta ${number}/1` })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^Proposta ${number}/1, enviada em .+, válida até .+: em vigor\\.$`)),
    ).toBeVisible();
    await expect(page.getByText(Digest.replace(/(.{8})/g, '$1 ').trim())).toBeVisible();
    await expect(page.getByText('O conteúdo guardado é o mesmo que foi enviado.')).toBeVisible();
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain(served.client.Name);
    expect(html).not.toContain(served.client.Email);
    await sendProposal(request, served);
    await page.reload();
    await expect(page.getByText(/: substituída pela versão 2\.$/)).toBeVisible();

    const missing = await page.goto(UNKNOWN);
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Proposta não encontrada' })).toBeVisible();
  });
});

test.describe('with JavaScript', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('the page is taken over as it was drawn, fits phones and has no violation', async ({ page, request }) => {
    const { VerifyToken } = await sendProposal(request, await servedQuotation(request));
    for (const at of [`/verificar/${VerifyToken}`, UNKNOWN]) {
      await page.goto(at);
      await expect(page).toHaveTitle(/^(Proposta|Conferir)/);
      await expect(page.getByRole('heading', { level: 1, name: /^Proposta/ })).toBeVisible();
      await page.setViewportSize({ width: 320, height: 740 });
      await expectToFit(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
    }
  });
});
