import { CLIENT, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';

const main = 'main li:has(h2)';

test('[SF-07] a page beyond the catalogue is said to be out of range, with the way back; a list of one page has no other', async ({
  page,
}) => {
  for (const number of ['9999', '99999999']) {
    const shown = Number(number).toLocaleString('pt-BR');
    await page.goto(`/modelos?type=Vans&page=${number}`);
    await expect(page.getByRole('main').getByText('Não encontrado')).toBeVisible();
    await expect(page.getByText(`A página ${shown} não existe: esta lista vai até a página`)).toBeVisible();
    await page.getByRole('link', { name: 'Ir para a última página' }).click();
    await expect(page).toHaveURL(/\/modelos\?type=Vans&page=\d$/);
    await expect(page.locator(main).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Ir para a primeira página' }).click();
    await expect(page).toHaveURL('/modelos?type=Vans');
    await expect(page.locator(main)).toHaveCount(15);
  }
  await page.goto('/modelos?size=205%2F55R16&brand=Rota+Viva&page=2');
  await expect(page.getByText('A página 2 não existe: esta lista tem uma página só.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para a última página' })).toBeHidden();
});

test('[SF-07] the address of the catalogue is mended where it names no page', async ({ page }) => {
  for (const written of ['0', '-1', 'abc', '1.5', '']) {
    await page.goto('/carrinho');
    await page.goto(`/modelos?type=Vans&page=${written}`);
    await expect(page, written).toHaveURL('/modelos?type=Vans');
    await expect(page.locator(main)).toHaveCount(15);
    await page.goBack();
    await expect(page).toHaveURL('/carrinho');
  }
});

test('[SF-07][SF-15] a client’s own quotations: out of range is not the same as none', async ({ page }) => {
  await logInDirectly(page, CLIENT);
  for (const number of ['99', '99999999']) {
    await page.goto(`/orcamentos?page=${number}`);
    await expect(page.getByText(/^A página [\d.]+ não existe/)).toBeVisible();
    await expect(page.getByText('Você ainda não tem orçamentos.')).toBeHidden();
  }
  await page.getByRole('link', { name: 'Ir para a primeira página' }).click();
  await expect(page).toHaveURL('/orcamentos');
  await expect(page.locator(main).first()).toBeVisible();
  await page.goto('/orcamentos?page=-3');
  await expect(page).toHaveURL('/orcamentos');
  await expect(page.locator(main).first()).toBeVisible();
});
