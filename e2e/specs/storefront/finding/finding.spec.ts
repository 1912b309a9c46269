import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/checks/axe';
import { anyProduct, createProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';

const rows = (page: Page) => page.locator('main li:has(h2)');
const prices = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => {
    const [, price = ''] = /R\$\s([\d.]+,\d\d)/.exec(text) ?? [];
    return price === '' ? Number.POSITIVE_INFINITY : Number(price.replaceAll('.', '').replace(',', '.'));
  });
const menu = (page: Page) => page.locator('summary[aria-label^="Ordem"]');
const box = (page: Page) => page.getByRole('combobox', { name: /Buscar pneus/ });

async function inOrder(page: Page, name: string) {
  await menu(page).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(menu(page)).toHaveAttribute('aria-label', `Ordem: ${name}`);
  await expect(page.locator('main ul[aria-busy="false"]')).toBeVisible();
}

test('[SF-06] of a search with a brand that nobody sells the rest is shown, and it says so', async ({
  page,
  request,
}) => {
  const { Size } = await anyProduct(request);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/modelos?term=${encodeURIComponent(`${Size} michelin`)}`);
  const help = page.getByRole('main').getByRole('status').filter({ hasText: 'Nenhum pneu à venda diz “michelin”' });
  await expect(help.getByRole('button', { name: /^Adicionar/ }).first()).toBeVisible();
  for (const name of await help.getByRole('heading', { level: 2 }).allTextContents()) expect(name).toBe(Size);
  await expectAccessible(page);
  await help.getByRole('link').first().click();
  await expect(rows(page).first().getByRole('heading')).toHaveText(Size);
});

test('[SF-05] the list is ordered by price, what has none last; and the order is in the address', async ({
  page,
  request,
}) => {
  const word = `Ordem${crypto.randomUUID().replace(/[^a-f]/g, '')}z`;
  for (const publicPrice of [300, undefined, 100])
    await createProduct(request, { description: `Pneu ${word}`, publicPrice });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/modelos?term=${word}`);
  await expect(menu(page)).toHaveAttribute('aria-label', 'Ordem: Mais relevantes');
  await inOrder(page, 'Menor preço');
  await expect.poll(() => prices(page)).toEqual([100, 300, Number.POSITIVE_INFINITY]);
  await menu(page).click();
  await expectAccessible(page);
  const entry = page.getByRole('link', { name: 'Medida', exact: true });
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await menu(page).click();
  await expect(entry).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entry).toBeHidden();
  await inOrder(page, 'Maior preço');
  await expect.poll(() => prices(page)).toEqual([300, 100, Number.POSITIVE_INFINITY]);
  await expect(page).toHaveURL(/orderBy=PublicPrice\+desc/);
  await page.goto('/modelos?orderBy=Nada');
  await expect(menu(page)).toHaveAttribute('aria-label', 'Ordem: Mais novos');
  await expect(rows(page).first()).toBeVisible();
});

test.describe('without the page’s code', () => {
  test.use({ javaScriptEnabled: false });

  test('[SF-05] an order is a link, and the list comes in it', async ({ page }) => {
    await page.goto('/modelos?type=Vans');
    await menu(page).click();
    await page.getByRole('link', { name: 'Menor preço' }).click();
    await expect(page).toHaveURL(/orderBy=PublicPrice\+asc/);
    const found = await prices(page);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });
});

test('[SF-05] a size is put together in the filters as it is at home, and leads to the same address', async ({
  page,
}) => {
  await page.goto('/modelos');
  const picker = page.getByRole('form', { name: 'Buscar por medida' });
  await picker.getByLabel('Largura').selectOption('205');
  await picker.getByLabel('Perfil').selectOption('55');
  await picker.getByLabel('Aro').selectOption('16');
  await picker.getByRole('button', { name: 'Buscar medida' }).click();
  await expect(page).toHaveURL('/modelos?size=205%2F55R16');
  await expect(rows(page).first().getByRole('heading')).toHaveText('205/55R16');
  await expect(picker.getByLabel('Largura')).toHaveValue('205');
  await page.getByRole('link', { name: 'Remover filtro Medida: 205/55R16' }).click();
  await expect(picker.getByLabel('Largura')).toHaveValue('');
});

test('[SF-05] what leads to nothing beside another filter goes with the value that is taken back', async ({
  page,
  request,
}) => {
  const brandsOf = async (query: string): Promise<string[]> => {
    const { Brands } = await (await request.get(`/api/product/facets?${query}`)).json();
    return Brands.map(({ Value }: { Value: string }) => Value);
  };
  const cars = await brandsOf('groupTypes=Passeios');
  const stranger = (await brandsOf('groupTypes=M%C3%A1quinas')).find((brand) => !cars.includes(brand));
  await page.goto(`/modelos?type=Passeios&brand=${encodeURIComponent(`${cars[0]};${stranger}`)}`);
  await page.getByRole('group', { name: 'Marca' }).getByRole('checkbox', { name: cars[0] }).uncheck();
  await expect(page).toHaveURL('/modelos?type=Passeios');
  await expect(rows(page).first()).toBeVisible();
});

test('[SF-05] one filter after the other, whatever is offered, leaves something to see', async ({ page }) => {
  await page.goto('/modelos');
  for (const name of ['Veículo', 'Marca', 'Aro', 'Medida', 'Índice de carga']) {
    const group = page.getByRole('group', { name, exact: true });
    const last = group.locator('input:not(:checked)').last();
    if ((await last.count()) === 0) continue;
    await last.check();
    await expect(page.locator('main ul[aria-busy="false"]')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(rows(page).first()).toBeVisible();
    expect(await group.locator('label').allInnerTexts()).not.toContainEqual(expect.stringMatching(/\n0$/));
  }
});

test('[SF-08] what is typed is answered in groups, which the keyboard goes through', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await box(page).fill('205/55');
  const list = page.getByRole('listbox', { name: 'Sugestões' });
  const sizes = list.getByRole('group', { name: 'Medidas' }).getByRole('option');
  await expect(sizes.first()).toContainText('205/55R16');
  await expect(sizes.first().locator('mark')).toHaveText('205/55');
  await expectAccessible(page);
  await box(page).press('ArrowUp');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/modelos\?size=205%2F55R\d\d$/);
  await box(page).fill('asfalto');
  await list
    .getByRole('group', { name: 'Marcas' })
    .getByRole('option', { name: /^Asfalto Sul \d+ pneus$/ })
    .click();
  await expect(page).toHaveURL('/modelos?brand=Asfalto+Sul');
  await expect(list).toBeHidden();
});

test.describe('where brands and sizes do not come', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('[SF-08] the products stand alone', async ({ page }) => {
    await page.route('**/api/product/suggestions*', (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'x' } }),
    );
    await page.goto('/');
    await box(page).fill('205/55');
    await expect(page.getByRole('option').first()).toContainText('205/55');
    await expect(page.getByRole('group', { name: 'Medidas' })).toHaveCount(0);
  });
});

test('[SF-06] a search that finds nothing names what may have been meant and the nearest sizes, and changes nothing by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/modelos?term=asfatlho');
  await expect(page.getByText('Não encontrado')).toBeVisible();
  await expect(page).toHaveURL('/modelos?term=asfatlho');
  await expect(page.getByText(/^Você quis dizer/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'asfalto', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/modelos?term=asfalto');
  await page.goto('/modelos?size=205/57R16');
  const near = page.getByRole('main').getByRole('status').filter({ hasText: 'Medidas mais próximas' });
  await expect(near.getByRole('link', { name: /^205\/55R16 \(\d+\)$/ })).toBeVisible();
  await expectAccessible(page);
  await near.getByRole('link', { name: /^205\/55R16/ }).click();
  await expect(rows(page).first().getByRole('heading')).toHaveText('205/55R16');
});
