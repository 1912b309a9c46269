import type { Shop, SitePage } from '@rodovia/shared/contracts/site';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { expectToFitPhones } from '../../support/checks/narrow';
import { expect, test } from '../../support/test';

test('the foot of every page says who the company is, before any script runs', async ({
  browser,
  baseURL,
  request,
}) => {
  const shop = (await (await request.get('/api/shop')).json()) as Shop;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const at of ['/', '/modelos']) {
    await page.goto(at);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(`CNPJ ${shop.Document}`)).toBeVisible();
    await expect(foot.getByText(shop.Address)).toBeVisible();
    await expect(foot.getByText(shop.Hours)).toBeVisible();
    await expect(foot.getByRole('link', { name: shop.Phone })).toHaveAttribute('href', /^tel:\+55\d{10,11}$/);
    await expect(foot.getByRole('link').last()).toHaveText('Painel Administrativo');
  }
  await context.close();
});

test('the numbers of the foot are called and written to', async ({ page }) => {
  const shop = {
    Name: 'Loja',
    Document: '',
    Address: '',
    Phone: '',
    Whatsapp: '(11) 90000-0000',
    Hours: '',
    WorkHours: [],
  };
  await page.route('**/api/shop', (route) => route.fulfill({ json: shop }));
  await page.goto('/carrinho');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'WhatsApp (11) 90000-0000' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511900000000\?text=/,
  );
  await expect(foot.getByText('CNPJ')).toHaveCount(0);
});

test('privacy and terms are read from the foot, and kept by search engines', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Os seus direitos' })).toBeVisible();
  await expect(page).toHaveTitle('Política de privacidade · Rodovia');
  await expectAccessible(page);
  await expectToFitPhones(page.getByRole('main'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  const html = await (await request.get('/termos')).text();
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/termos">/);
  expect(html).toContain('O que o site faz');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/privacidade</loc>');
});

test.describe('the pages in the back office', () => {
  test.use({ expectedErrors: /status of 412/ });
  let before: SitePage;

  test.beforeAll(async ({ request }) => {
    before = (await (await request.get('/api/site-page/termos')).json()) as SitePage;
  });
  test.afterAll(async ({ request }) => {
    const headers = await authorized(request, ADMIN);
    await request.put('/api/site-page/termos', { headers, data: { text: before.Text } });
  });

  test('administrators write them with a preview, and overwrite nobody', async ({ page, request }) => {
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/configuracoes');
    await page.getByRole('list', { name: 'Loja' }).getByRole('link', { name: 'Privacidade e termos' }).click();
    const terms = page.getByRole('region', { name: 'Termos de uso' });
    const text = terms.getByLabel('Texto');
    await text.fill(' ');
    await terms.getByRole('button', { name: 'Salvar' }).click();
    await expect(terms.getByText('Texto é obrigatório.')).toBeVisible();
    await text.fill('# Regras <b>novas</b>\n\n- primeira\n- segunda');
    const preview = terms.getByRole('region', { name: 'Prévia' });
    await expect(preview.getByRole('heading', { name: 'Regras <b>novas</b>' })).toBeVisible();
    await expect(preview.getByRole('listitem')).toHaveText(['primeira', 'segunda']);
    await expectAccessible(page);
    const headers = await authorized(request, ADMIN);
    await request.put('/api/site-page/termos', { headers, data: { text: 'Da outra pessoa' } });
    await terms.getByRole('button', { name: 'Salvar' }).click();
    await expect(terms.getByRole('heading', { name: /foi alterado por outra pessoa/ })).toBeVisible();
    await expect(terms.getByText('Da outra pessoa')).toBeVisible();
    await terms.getByRole('radio', { name: /Digitado por você/ }).check();
    await terms.getByRole('button', { name: 'Salvar o escolhido' }).click();
    await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
    await page.goto('/termos');
    await expect(page.getByRole('heading', { level: 2, name: 'Regras <b>novas</b>' })).toBeVisible();
  });
});
