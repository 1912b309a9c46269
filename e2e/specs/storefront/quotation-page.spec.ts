import type { Locator, Page } from '@playwright/test';
import { closeCart, fillCart } from '../../pages/visitor';
import { createPerson, logInDirectly, personTypes } from '../../support/accounts';
import { expect, test } from '../../support/test';

async function withQuotation(page: Page, request: Parameters<typeof createPerson>[0]) {
  const client = await createPerson(request, (await personTypes(request)).client, 'Cliente do papel');
  await fillCart(page, 3);
  await logInDirectly(page, client.Email);
  await page.goto('/carrinho');
  return { client, number: await closeCart(page) };
}

/** The last answer stands at the end, and the safe one has the focus. */
async function expectSafeFirst(dialog: Locator, names: readonly [string, string]) {
  const actions = dialog.locator('[data-actions]').getByRole('button');
  await expect(actions).toHaveText([...names]);
  const [safe, last] = [await actions.first().boundingBox(), await actions.last().boundingBox()];
  expect(safe && last && (safe.x < last.x || safe.y < last.y)).toBe(true);
  await expect(actions.first()).toBeFocused();
}

test('[SF-15] a quotation pictures what was asked for, and leads to what is still for sale', async ({
  page,
  request,
}) => {
  await withQuotation(page, request);
  const table = page.getByRole('table', { name: 'Itens do orçamento' });
  await expect(table.getByRole('img')).toHaveCount(1);
  await table.getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
});

test('[SF-15] on paper a quotation is a document: who, what, when and from whom, and nothing to press', async ({
  page,
  request,
}) => {
  const { client, number } = await withQuotation(page, request);
  await expect(page.getByRole('contentinfo').getByText(/CNPJ/)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: `Orçamento ${number}` })).toBeVisible();
  await expect(page.getByRole('main').getByText(client.Name, { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Itens do orçamento' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/CNPJ/)).toBeVisible();
  for (const shown of ['banner', 'button', 'textbox', 'navigation'] as const) {
    await expect(page.getByRole(shown)).toHaveCount(0);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('[SF-15][SF-18] questions begin at their safe answer and end with what they are for', async ({
  page,
  request,
}) => {
  await page.goto('/modelos');
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await page.goto('/carrinho');
  await page.getByRole('button', { name: 'Fechar carrinho' }).click();
  await expectSafeFirst(page.getByRole('dialog'), ['Cadastre-se', 'Entrar']);
  await withQuotation(page, request);
  await page.getByRole('button', { name: 'Cancelar orçamento' }).click();
  await expectSafeFirst(page.getByRole('dialog'), ['Manter', 'Cancelar orçamento']);
  await page.keyboard.press('Escape');
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Pedir a exclusão' }).click();
  await expectSafeFirst(page.getByRole('dialog'), ['Manter meus dados', 'Pedir a exclusão']);
});
