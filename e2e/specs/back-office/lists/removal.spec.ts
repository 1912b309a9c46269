import type { Page } from '@playwright/test';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { createBrands, createProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin } from '../../../support/within';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Seleção' });
const total = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** Opens a list of brands that no other test lists. Returns their names in alphabetical order. */
async function openBrands(page: Page, count: number) {
  const { prefix, names } = await createBrands(page.request, count);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/marcas?term=${encodeURIComponent(prefix)}`);
  return names;
}

test('[BO-17] what nothing needs is deleted, and comes back as it was; the offer of that goes by itself after ten seconds, and not while somebody points at it', async ({
  page,
}) => {
  const [first = '', second = ''] = await openBrands(page, 3);
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await total(page, 'Total: 3 marcas');
  await box(page, first).check();
  await box(page, second).check();
  await bar(page).getByRole('button', { name: 'Excluir' }).click();
  await total(page, 'Total: 1 marca');
  await expect(page.getByText('2 marcas excluídas.')).toBeVisible();
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 marcas restauradas.')).toBeVisible();
  await total(page, 'Total: 3 marcas');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('cell').getByText(first, { exact: true })).toBeVisible();

  await page.clock.install();
  await box(page, first).check();
  await bar(page).getByRole('button', { name: 'Excluir' }).click();
  await undo.hover();
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(5_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(undo).toHaveCount(0);
});

test.describe('what is used', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('[BO-13] [BO-17] stays, is named with the reason, and stays chosen; so does a deleted product whose public code is taken meanwhile', async ({
    page,
  }) => {
    const headers = await authorized(page.request, ADMIN);
    const [unused = '', used = ''] = await openBrands(page, 2);
    const found = await page.request.get(`/api/brand/pagged?term=${encodeURIComponent(used)}`, { headers });
    await createProduct(page.request, { brandCode: (await found.json()).Results[0].Code });
    await box(page, unused).check();
    await box(page, used).check();
    await bar(page).getByRole('button', { name: 'Excluir' }).click();
    const refusals = page.getByRole('dialog', { name: 'Não foi possível excluir 1 de 2 marcas' });
    await expect(refusals.getByRole('listitem')).toContainText(used);
    await refusals.getByText('Fechar', { exact: true }).click();
    await expect(bar(page).getByRole('status')).toHaveText('1 selecionada');
    await total(page, 'Total: 1 marca');

    const own = unique('Retomar');
    const named = (suffix: string) => ({ description: `${own} ${suffix}`, internCode: `${own}${suffix}` });
    const [lost, free] = [named('perdido'), named('livre')];
    await createProduct(page.request, { ...lost, codePub: own });
    await createProduct(page.request, { ...free, codePub: `${own}-livre` });
    await goWithin(page, `/admin/produtos?term=${own}`);
    await total(page, 'Total: 2 produtos');
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await bar(page).getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('2 produtos excluídos.')).toBeVisible();
    await createProduct(page.request, { ...named('outro'), codePub: own });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    const left = page.getByRole('dialog', { name: 'Não foi possível restaurar 1 de 2 produtos' });
    await expect(left.getByRole('listitem')).toContainText(lost.description);
    await expect(left.getByRole('listitem')).toContainText('Já existe um produto com este código público.');
    await left.getByText('Fechar', { exact: true }).click();
    await expect(page.getByRole('cell').getByText(free.description, { exact: true })).toBeVisible();
    await expect(page.getByRole('cell').getByText(lost.description, { exact: true })).toHaveCount(0);
  });
});
