import type { APIRequestContext, Page } from '@playwright/test';
import { createPerson, PASSWORD } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { createProduct, deactivateProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

const heart = (page: Page) => page.getByRole('button', { name: /^Favorito: / }).first();
/** Headings of products and sections; the kept lists, which only clients have, are left out. */
const headings = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasNotText: 'Listas guardadas' });
const storage = (page: Page) => page.evaluate(() => localStorage.getItem('rodovia.saved'));

/** Waits until the server has confirmed every change. */
const synchronized = (page: Page) => expect.poll(() => storage(page)).toContain('"pending":[]');

const newClient = async (request: APIRequestContext) =>
  (await createPerson(request, 'client', 'Cliente de favoritos')).Email;

async function logIn(page: Page, email: string) {
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await page.getByRole('dialog').getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
}

async function like(page: Page, code: string) {
  await page.goto(`/modelos/${code}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}

test('what a visitor likes goes into the account at log-in, to its other devices, and to nobody else on this one', async ({
  page,
  request,
  openBrowser,
}) => {
  const [mine, later, theirs] = [
    await createProduct(request, { size: '185/65R15' }),
    await createProduct(request, { size: '195/65R15' }),
    await createProduct(request, { size: '175/65R14' }),
  ];
  const email = await newClient(request);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/favoritos');
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
  await expectAccessible(page);
  await like(page, mine.Code);
  await page.getByRole('status').getByRole('link', { name: 'Ver favoritos' }).click();
  await expect(headings(page)).toHaveText(['185/65R15', 'Vistos recentemente', '185/65R15']);
  await expectAccessible(page);
  await page.reload();
  await expect(headings(page).first()).toHaveText('185/65R15');

  const merged = page.waitForResponse((one) => one.url().endsWith('/api/saved-product') && one.ok());
  await logIn(page, email);
  await merged;
  await like(page, later.Code);
  // a change that the page had no time to send is sent by the next one
  await page.goto('/favoritos');
  await expect(headings(page).first()).toHaveText('195/65R15');
  await synchronized(page);

  const second = await openBrowser();
  await like(second, theirs.Code);
  await logIn(second, email);
  await second.goto('/favoritos');
  await expect(headings(second)).toHaveText([
    '175/65R14',
    '195/65R15',
    '185/65R15',
    'Vistos recentemente',
    '175/65R14',
    '195/65R15',
    '185/65R15',
  ]);
  await heart(second).click();
  await expect(headings(second).first()).toHaveText('195/65R15');
  await second.getByRole('button', { name: 'Esquecer os vistos' }).click();
  await expect(headings(second)).toHaveText(['195/65R15', '185/65R15']);
  await synchronized(second);

  await page.goto('/favoritos');
  await expect(headings(page)).toHaveText(['195/65R15', '185/65R15']);
  await logOut(page);
  await expect.poll(() => storage(page)).toBeNull();
  await logIn(page, await newClient(request));
  await page.goto('/favoritos');
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
});

test.describe('without the server', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('a favourite that the account does not take is taken back with a sentence, and what is off sale says so', async ({
    page,
    request,
  }) => {
    const [accepted, refused] = [await createProduct(request), await createProduct(request)];
    await page.goto('/');
    await logIn(page, await newClient(request));
    await like(page, accepted.Code);
    await synchronized(page);
    await page.route('**/api/saved-product/favourite/*', (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'Tente de novo mais tarde.' } }),
    );
    await page.goto(`/modelos/${refused.Code}`);
    await heart(page).click();
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).getByText('Tente de novo mais tarde.'),
    ).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await page.unrouteAll({ behavior: 'wait' });
    await deactivateProduct(request, accepted.Code);
    await page.goto('/favoritos');
    await expect(
      page.getByText(`${accepted.Size} ${accepted.Description} não está mais à venda.`).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: `Tirar dos favoritos: ${accepted.Size} ${accepted.Description}` }).click();
    await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
  });
});
