import { createProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test('[SF-01] the search lies on the scene of the home page, beside the list, and stays while the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const search = page.getByRole('combobox', { name: /^Buscar pneus/ });
  const list = page.getByRole('button', { name: 'Cole a sua lista' });
  await expect(search).toHaveCount(1);
  const boxOf = async (what: typeof search) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [field, button, scene] = [await boxOf(search), await boxOf(list), await boxOf(page.locator('[data-hero]'))];
  expect(field.y).toBeGreaterThan(scene.y);
  expect(field.x + field.width).toBeLessThan(button.x);
  expect(Math.abs(field.y + field.height / 2 - button.y - button.height / 2)).toBeLessThan(2);

  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(async () => (await boxOf(search)).y).toBe(8);
  const logo = page.getByRole('link', { name: 'Rodovia, página inicial' });
  expect((await boxOf(logo)).y).toBeLessThan(0);
  await logo.focus();
  await expect.poll(async () => (await boxOf(logo)).y).toBeGreaterThanOrEqual(0);
  await search.fill('205/55R16');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/modelos\?size=205%2F55R16$/);
  await expect.poll(async () => (await boxOf(search)).y).toBeLessThan(40);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  expect((await boxOf(search)).y).toBeLessThan((await boxOf(page.locator('[data-hero]'))).y);
});

test('[SF-10] an empty cart offers the last searches and what was viewed, and forgets the searches when asked', async ({
  page,
  request,
}) => {
  const product = await createProduct(request, { description: unique('Pneu buscado ') });
  const term = product.Description;
  await page.goto(`/modelos?term=${encodeURIComponent(term)}`);
  await page.getByRole('main').getByRole('link', { name: product.Size }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.Size })).toBeVisible();
  await page.goto('/carrinho');
  await expect(page.getByRole('heading', { name: 'Vistos recentemente' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: product.Size })).toBeVisible();
  await page.getByRole('link', { name: term }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: product.Size })).toBeVisible();
  await page.goto('/carrinho');
  await page.getByRole('button', { name: 'Esquecer as buscas' }).click();
  await expect(page.getByRole('link', { name: term })).toHaveCount(0);
});

test('on a narrow screen the next tyre of a comparison shows that it is there, and one press leads to it', async ({
  page,
  request,
}) => {
  const codes: string[] = [];
  for (const size of ['205/55R16', '225/50R17']) codes.push((await createProduct(request, { size })).Code);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/comparar?codes=${codes.join(';')}`);
  const next = page.getByRole('columnheader').last();
  await expect(next).toBeVisible();
  const left = async () => (await next.boundingBox())?.x ?? 0;
  expect(await left()).toBeLessThan(290);
  const before = await left();
  await page.getByRole('button', { name: 'Próximo pneu' }).click();
  await expect.poll(left).toBeLessThan(before - 60);
  await page.getByRole('button', { name: 'Pneu anterior' }).click();
  await expect.poll(left).toBe(before);
});
