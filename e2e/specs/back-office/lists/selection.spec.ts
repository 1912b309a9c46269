import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Brand } from '@rodovia/shared/contracts/catalog';
import { ADMIN, authorized, createPerson, logInDirectly } from '../../../support/accounts';
import { createBrands } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin } from '../../../support/within';

/** Opens a list of brands that no other test lists, eight per page. Returns their names in the order of the list. */
async function openBrands(page: Page, count: number) {
  const { prefix, names } = await createBrands(page.request, count);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/marcas?term=${prefix}&orderBy=Description+asc&quantity=8`);
  await expect(page.getByText(`Total: ${count} marcas`)).toBeVisible();
  return names;
}

const nextPage = (page: Page) => page.getByRole('listitem', { name: 'Próxima página' }).click();
const box = (page: Page, name = '') => page.getByRole('checkbox', { name: `Selecionar ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Seleção' });

test('[BO-17] [BO-24] [ST-06] exactly the chosen rows of several pages, or exactly the filtered ones, are exported; the chosen are switched off together', async ({
  page,
}) => {
  const names = await openBrands(page, 10);
  await box(page, names[0]).check();
  await box(page, names[1]).check();
  await nextPage(page);
  await box(page, names[9]).check();
  await expect(bar(page).getByRole('status')).toHaveText('3 selecionadas');

  const linesOf = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('reportBrands.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(';')[0]).sort();
  };
  const chosen = [names[0], names[1], names[9]];
  expect(await linesOf('Exportar selecionadas')).toEqual(chosen);
  expect(await linesOf('Exportar')).toEqual(names);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar selecionadas em XLSX' }).click();
  expect((await workbook).suggestedFilename()).toBe('reportBrands.xlsx');

  await bar(page).getByRole('button', { name: 'Desativar' }).click();
  const question = page.getByRole('dialog', { name: 'Deseja realmente desativar as 3 marcas selecionadas?' });
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Status de 3 marcas atualizado com sucesso!')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await goWithin(page, `${page.url().replace('&page=2', '')}&isActive=false`);
  await expect(page.getByText('Total: 3 marcas')).toBeVisible();
  for (const name of chosen) await expect(page.getByRole('cell').getByText(name ?? '', { exact: true })).toBeVisible();
});

/** Returns the stored brands, ordered by name. */
async function brandsOf(page: Page, names: readonly string[]): Promise<Brand[]> {
  const headers = await authorized(page.request, ADMIN);
  const [prefix] = names[0]?.split(' ') ?? [];
  const answer = await page.request.get(`/api/brand/pagged?term=${prefix}&orderBy=Description+asc`, { headers });
  return ((await answer.json()) as { Results: Brand[] }).Results;
}

const switched = async (page: Page, brand: Brand | undefined, path: 'setActive' | 'setInactive') => {
  const headers = await authorized(page.request, ADMIN);
  expect((await page.request.put(`/api/brand/${path}/${brand?.Code}`, { headers })).ok()).toBe(true);
};

async function switchOffAll(page: Page, noun: string) {
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await bar(page).getByRole('button', { name: 'Desativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText(`Status de ${noun} atualizado com sucesso!`)).toBeVisible();
}

test('[BO-17] [ST-06] rows are chosen by keyboard; switching off is taken back for those that it really switched off, and nothing is offered where nothing was', async ({
  page,
}) => {
  const names = await openBrands(page, 3);
  await page.locator('tbody tr[tabindex]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('status')).toHaveText('2 selecionadas');
  await expect(box(page, names[1])).toBeChecked();
  await bar(page).getByRole('button', { name: 'Limpar seleção' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);

  const [, , last] = await brandsOf(page, names);
  await switched(page, last, 'setInactive');
  await switchOffAll(page, '2 marcas');
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 marcas voltaram ao que eram.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  const before = await brandsOf(page, names);
  expect(before.map(({ IsActive }) => IsActive)).toEqual([true, true, false]);
  await expect(page.getByRole('button', { name: `Ativo: desativar ${names[0]}` })).toBeVisible();

  for (const name of names.slice(0, 2)) await box(page, name).check();
  await bar(page).getByRole('button', { name: 'Ativar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(page.getByText('2 marcas já estavam assim.')).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await brandsOf(page, names)).toEqual(before);
});

test.describe('where the server refuses some', () => {
  test.use({ expectedErrors: /status of (400|403|409|412)/ });

  test('[BO-17] what somebody has changed since stays as it is, and is named', async ({ page }) => {
    const names = await openBrands(page, 2);
    await switchOffAll(page, '2 marcas');
    const [first] = await brandsOf(page, names);
    const renamed = `${names[0]} nova`;
    const headers = await authorized(page.request, ADMIN);
    const data = { description: renamed };
    expect((await page.request.put(`/api/brand/${first?.Code}`, { headers, data })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    const refusals = page.getByRole('dialog', { name: 'Não foi possível ativar 1 de 2 marcas' });
    await expect(refusals.getByRole('listitem')).toHaveText(
      new RegExp(`^${names[0]} ?Este registro foi alterado depois disso e ficou como está\\.$`),
    );
    await refusals.getByText('Fechar', { exact: true }).click();
    const after = await brandsOf(page, names);
    expect(after.map(({ Description, IsActive }) => [Description, IsActive])).toEqual(
      [
        [names[1], true],
        [renamed, false],
      ].sort(),
    );
  });

  test('[ST-06] [BO-13] who cannot be switched off is listed with the reason and stays chosen', async ({ page }) => {
    const prefix = unique('Equipe');
    const own = await createPerson(page.request, 'admin', `${prefix} Eu`);
    await createPerson(page.request, 'admin', `${prefix} Outra`);
    await logInDirectly(page, own.Email);
    await page.goto(`/admin/administradores?term=${prefix}`);
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await expect(bar(page).getByRole('status')).toHaveText('2 selecionados');
    await bar(page).getByRole('button', { name: 'Desativar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
    const refusals = page.getByRole('dialog', { name: 'Não foi possível desativar 1 de 2 administradores' });
    await expect(refusals.getByRole('listitem')).toHaveText(new RegExp(`${prefix} Eu .*própria conta`));
    await refusals.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(bar(page).getByRole('status')).toHaveText('1 selecionado');
    await expect(box(page, `${prefix} Eu`)).toBeChecked();
    await expect(page.getByRole('button', { name: `Inativo: ativar ${prefix} Outra` })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('[BO-17] rows are chosen, sorted and switched without sideways scrolling', async ({ page }) => {
    const names = await openBrands(page, 3);
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await expect(bar(page).getByRole('status')).toHaveText('3 selecionadas');
    await box(page, names[1]).uncheck();
    await expect(bar(page).getByRole('status')).toHaveText('2 selecionadas');
    await box(page, names[1]).check();
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Nome, decrescente' });
    await expect(page).toHaveURL(/orderBy=Description\+desc/);
    await expect(page.locator('tbody tr[tabindex]').first()).toContainText(names[2] ?? '');
    await bar(page).getByRole('button', { name: 'Desativar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
    await expect(page.getByText('Status de 3 marcas atualizado com sucesso!')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
