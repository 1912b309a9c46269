import { readFile } from 'node:fs/promises';
import {
  addressOf,
  answerWith,
  expectToFit,
  following,
  openAsClient,
  proposalOn,
} from '../../../pages/client-proposal';
import { PASSWORD } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { createProduct, deactivateProduct } from '../../../support/data/catalogue';
import { pricedLines, sendProposal, servedQuotation } from '../../../support/data/proposals';
import { expect, test } from '../../../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('a proposal is read, compared with the one before and accepted, once', async ({ page, request }) => {
    const served = await servedQuotation(request);
    const substitute = await createProduct(request, { size: '205/60R16' });
    await sendProposal(request, served);
    await sendProposal(request, served, (draft) => {
      const [first, second] = pricedLines(draft, 45_000) ?? [];
      return {
        lines: [
          { ...first, quantity: 4, productCode: substitute.Code },
          { ...second, quantity: 4, declined: true, declineReason: 'Fora de linha' },
        ],
        clientNote: 'Montagem incluída.',
      };
    });
    await openAsClient(page, served);
    const proposal = proposalOn(page);
    await expect(proposal.getByRole('heading', { name: `Proposta ${served.quotation.Number}/2` })).toBeVisible();
    await expect(proposal.getByText(`Substituto de 205/55R16 ${served.products[0]?.Description}`)).toBeVisible();
    await expect(proposal.getByText('Fora de linha')).toBeVisible();
    await expect(proposal.getByText('Montagem incluída.')).toBeVisible();
    const whatsApp = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d{11}\?/);
    await expect(proposal.getByRole('button', { name: 'Aceitar' })).toBeInViewport();
    await expectToFit(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Comparar com a versão 1' }).click();
    await expect(page).toHaveURL(/\?comparar=1$/);
    const versions = page.getByRole('region', { name: 'Versões anteriores' });
    await expect(versions.getByRole('heading', { name: 'O que mudou da versão 1 para a 2' })).toBeVisible();
    await expect(versions.getByText('Total: R$ 4.000,00 → R$ 1.800,00')).toBeVisible();
    await expectAccessible(page);
    await versions.getByRole('link', { name: /^Versão 1, enviada em/ }).click();
    await expect(page).toHaveURL(/\?versao=1$/);
    await expect(proposal.getByText('Esta versão foi substituída por uma mais nova.')).toBeVisible();
    await expect(proposal.getByRole('button', { name: 'Aceitar' })).toBeHidden();
    await page.getByRole('link', { name: `Ver a proposta mais recente (${served.quotation.Number}/2)` }).click();

    const accepted: string[] = [];
    page.on('request', (call) => call.url().includes('/proposal/accept/') && accepted.push(call.url()));
    const dialog = await answerWith(page, 'Aceitar');
    await expect(dialog.getByText('1 item do pedido não será atendido.')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Aceitar por R$ 1.800,00' }).dblclick();
    await expect(page.getByText(/^Proposta \d+\/2 aceita! O vendedor já foi avisado\.$/)).toBeVisible();
    await expect(proposal.getByText('Aceita', { exact: true })).toBeVisible();
    await expect(proposal.getByRole('heading', { name: /^Proposta/ })).toBeFocused();
    await expect(proposal.getByText(/^A proposta foi aceita em \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await expect(proposal.getByRole('button', { name: 'Aceitar' })).toBeHidden();
    expect(accepted).toHaveLength(1);
    await expectAccessible(page);

    await page.goto('/orcamentos');
    await expect(page.getByText('Proposta aceita: R$ 1.800,00')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });

  test('a long proposal with long names fits the narrowest phones, its actions in sight', async ({ page, request }) => {
    const description = `${'Pneu de nome comprido '.repeat(7)}com-uma-palavra-que-nao-acaba`;
    const products = [await createProduct(request, { description })];
    const served = await servedQuotation(request, products);
    await sendProposal(request, served, (draft) => {
      const [line] = pricedLines(draft, 999_999_900) ?? [];
      const extra = { productCode: products[0]?.Code, quantity: 1000, unitPriceCents: 999_999_900 };
      const others = Array.from({ length: 30 }, () => ({ ...extra, note: 'Observação '.repeat(20) }));
      return { lines: [{ ...line, quantity: 4 }, ...others].slice(0, 10), clientNote: 'palavra'.repeat(200) };
    });
    await openAsClient(page, served);
    await expect(proposalOn(page).getByRole('rowheader')).toHaveCount(10);
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expectToFit(page);
    }
  });
});

test('a proposal appears as it is sent and is saved under its number; a newer one appears while the last is about to be accepted', async ({
  page,
  request,
}) => {
  const served = await servedQuotation(request);
  const connected = following(page);
  await openAsClient(page, served);
  await connected;
  await expect(page.getByText(/^O vendedor está preparando a proposta\./)).toBeVisible();
  await sendProposal(request, served);
  await expect(proposalOn(page).getByText('Em vigor', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await proposalOn(page).getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`proposta-${served.quotation.Number}-1.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const dialog = await answerWith(page, 'Aceitar');
  await expect(dialog.getByRole('button', { name: 'Aceitar por R$ 4.000,00' })).toBeVisible();
  await sendProposal(request, served, (draft) => ({ lines: pricedLines(draft, 60_000) }));
  await expect(dialog.getByText('Há uma proposta mais nova. Confira-a antes de aceitar.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ver a proposta mais nova' }).click();
  await expect(page.getByRole('heading', { name: `Proposta ${served.quotation.Number}/2` })).toBeVisible();
});

test.describe('where the page has not heard of it', () => {
  test.use({ expectedErrors: /ERR_FAILED|409 \(Conflict\)/ });

  test('a proposal that was replaced is not accepted, and the newer one is shown', async ({ page, request }) => {
    const served = await servedQuotation(request);
    await sendProposal(request, served);
    await page.route(/\/api\/shopping-cart\/events/, (route) => route.abort());
    await openAsClient(page, served);
    const dialog = await answerWith(page, 'Aceitar');
    await sendProposal(request, served, (draft) => ({ lines: pricedLines(draft, 60_000) }));
    await dialog.getByRole('button', { name: 'Aceitar por R$ 4.000,00' }).click();
    await expect(page.getByRole('alert').getByText(/^Há uma proposta mais nova\./)).toBeFocused();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: `Proposta ${served.quotation.Number}/2` })).toBeVisible();
    await expect(proposalOn(page).getByRole('button', { name: 'Aceitar' })).toBeEnabled();
  });
});

test.describe('an acceptance whose answer is lost', () => {
  test.use({ expectedErrors: /502 \(Bad Gateway\)/ });

  test('is the same one when it is sent again', async ({ page, request }) => {
    const served = await servedQuotation(request);
    await sendProposal(request, served);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/proposal/accept/*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      expect(response.status()).toBe(200);
      if (keys.length === 1) return route.fulfill({ status: 502, json: { code: 502, message: 'Sem resposta.' } });
      return route.fulfill({ response });
    });
    await page.route(/\/api\/shopping-cart\/events/, () => undefined);
    await openAsClient(page, served);
    const dialog = await answerWith(page, 'Aceitar');
    await dialog.getByRole('button', { name: /^Aceitar por/ }).press('Enter');
    await expect(dialog.getByText('Sem resposta.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Aceitar por/ }).press('Enter');
    await expect(page.getByText(/aceita! O vendedor já foi avisado\.$/)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

test('days are counted by the server’s clock, whatever the browser’s says', async ({ page, request }) => {
  const served = await servedQuotation(request);
  const { ValidUntil } = await sendProposal(request, served);
  await openAsClient(page, served);
  const validity = proposalOn(page).getByText(/^Vale até /);
  const words = (await validity.textContent()) ?? '';
  expect(words).toMatch(/faltam? \d+ dias?$/);
  await page.clock.setFixedTime(new Date(Date.parse(ValidUntil ?? '') + 48 * 3_600_000));
  await page.reload();
  await expect(validity).toHaveText(words);
  await expect(proposalOn(page).getByRole('button', { name: 'Aceitar' })).toBeVisible();
});

test.describe('elsewhere in the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('days are counted in São Paulo', async ({ page, request }) => {
    const served = await servedQuotation(request);
    const { ValidUntil } = await sendProposal(request, served);
    const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });
    const [date = '', month = '', year = ''] = day.format(new Date(ValidUntil ?? '')).split('/');
    await openAsClient(page, served);
    await expect(
      proposalOn(page).getByText(new RegExp(`^Vale até ${date}/${month}/${year}, faltam? \\d+ dias?$`)),
    ).toBeVisible();
    await page.clock.setFixedTime(new Date(Date.parse(ValidUntil ?? '') - 60_000));
    await page.route('**/api/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), date: '' } });
    });
    await page.reload();
    await expect(proposalOn(page).getByText('Vale até hoje às 23:59', { exact: true })).toBeVisible();
  });
});

test.describe('a product that is not for sale any more', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('everything is asked for again, and what is not for sale any more is named', async ({ page, request }) => {
    const served = await servedQuotation(request);
    const [removed, other] = served.products;
    await deactivateProduct(request, removed?.Code ?? '');
    await openAsClient(page, served);
    await page.getByRole('button', { name: 'Pedir de novo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Um pneu não está mais à venda' });
    await expect(dialog.getByText(`4 × 205/55R16 ${removed?.Description}`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Colocar os outros no carrinho' }).click();
    await expect(page).toHaveURL('/carrinho');
    await expect(page.getByText(other?.Description ?? '')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('4');
  });
});

test('whoever is not logged in comes to the version that the address names', async ({ page, request }) => {
  const served = await servedQuotation(request);
  await sendProposal(request, served);
  await sendProposal(request, served, (draft) => ({ lines: pricedLines(draft, 60_000) }));
  await page.goto(`${addressOf(served.quotation)}?versao=1`);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('E-mail').fill(served.client.Email);
  await dialog.getByLabel('Senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: `Proposta ${served.quotation.Number}/1` })).toBeVisible();
});
