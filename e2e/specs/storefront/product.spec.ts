import { holdBack } from '../../support/calls';
import { expectAccessible } from '../../support/checks/axe';
import { createProduct, picture } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

test('[SF-09] a photo is looked at closely by keyboard, and the focus returns to it', async ({ page, request }) => {
  const product = await createProduct(request, { productImages: [await picture(10), await picture(200)] });
  await page.goto(`/modelos/${product.Code}`);
  const opener = page.getByRole('button', { name: 'Ampliar a foto' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Foto 1 de/ });
  const frame = dialog.getByRole('region', { name: /Foto ampliada/ });
  await expect(frame).toBeFocused();
  const width = async () => (await frame.getByRole('img').boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.9);
  await expect(dialog.getByText('200 %')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: /^Foto 1 de/ })).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: /^Foto 2 de/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('[SF-09] a product without details says so; one without a photo shows the drawing of its size', async ({
  page,
  request,
}) => {
  const product = await createProduct(request);
  await page.route(`**/api/product/${product.Code}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, Observation: '', ProductImage: [], Model: null } });
  });
  await page.goto('/carrinho');
  await page.evaluate((code) => history.pushState(null, '', `/modelos/${code}`), product.Code);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByText('Sem detalhes')).toBeVisible();
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
});

test('[SF-09] a product is there as its list has it, before its own answer has come', async ({ page }) => {
  await page.goto('/modelos');
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const size = (await link.textContent()) ?? '';
  const answer = page.waitForResponse(/\/api\/product\/[\da-f-]+\?/);
  const release = await holdBack(page, /\/api\/product\/[\da-f-]+\?/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: size, exact: true })).toBeVisible();
  await expect(page.getByRole('term').first()).toBeVisible();
  release();
  await answer;
  await expect(page.getByRole('heading', { level: 1, name: size, exact: true })).toBeVisible();
});

test('[SF-05] the lines that products have in common narrow the list', async ({ page }) => {
  await page.goto('/modelos?type=Passeios');
  const group = page.getByRole('group', { name: 'Índice de velocidade' });
  const value = group.getByRole('checkbox').first();
  const text = (await group.locator('label').first().locator('span').first().textContent()) ?? '';
  const total = await page
    .getByRole('main')
    .getByText(/^[\d.]+ pneus?$/)
    .textContent();
  await value.check();
  await expect(page).toHaveURL(/line=/);
  await expect(page.getByRole('main').getByText(/^[\d.]+ pneus?$/)).not.toHaveText(total ?? '');
  await expect(page.getByRole('link', { name: `Remover filtro Detalhe: Índice de velocidade:${text}` })).toBeVisible();
  const rows = page.getByRole('main').locator('li:has(h2)');
  for (const row of await rows.all()) await expect(row).toContainText(`Índice de velocidade${text}`);
  await page.reload();
  await expect(group.getByRole('checkbox').first()).toBeChecked();
});

test('[SF-05] many values of a filter are shown on request', async ({ page }) => {
  await page.goto('/modelos');
  const group = page.getByRole('group', { name: 'Medida' });
  await expect(group.getByRole('checkbox')).toHaveCount(8);
  await group.getByRole('button', { name: /^Mostrar todos/ }).click();
  expect(await group.getByRole('checkbox').count()).toBeGreaterThan(20);
});

test('[SF-05] back restores the list, its filters and its place at once, without a request', async ({ page }) => {
  await page.goto('/modelos?type=Passeios');
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2' }).click();
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main ul[aria-busy="false"]')).toBeVisible();
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(9);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  // the page shows what the list knows of the product before it has loaded the rest
  const read = page.waitForResponse(/\/api\/product\/[0-9a-f-]{36}\?/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
  await read;
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const requests: string[] = [];
  page.on('request', (one) => requests.push(one.url()));
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('group', { name: 'Veículo' }).getByRole('checkbox', { name: /^Passeios/ })).toBeChecked();
  // the page that was left may just have begun to read what stands below its product
  expect(requests.filter((url) => !/image|favicon|\/vitals\/|\/product\/equivalents\?/.test(url))).toEqual([]);
});

test('[SF-08] an answer that comes late never replaces a newer one', async ({ page }) => {
  await page.goto('/');
  const release = await holdBack(page, '**/product/by-description?term=205');
  const box = page.getByRole('combobox', { name: /Buscar pneus/ });
  const first = page.waitForRequest(/by-description\?term=205$/);
  await box.pressSequentially('205');
  await first;
  await box.fill('295/80');
  await expect(page.getByRole('option').first()).toContainText('295/80');
  release();
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toContainText('295/80');
  await expect(page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option', { name: /^205/ })).toHaveCount(0);
});
