import type { Locator, Page } from '@playwright/test';
import { isInTurn } from '../../testing/rotation.mjs';
import { ADMIN, authorized, logInDirectly } from './accounts';
import { expect, test } from './test';
import { unique } from './unique';

interface CrudSuite {
  path: string;
  resource: string;
  /** Title of the screen, in the plural. */
  many: string;
  /** Noun with article, as confirmations name a record ('a marca'). */
  the: string;
  exportFile: string;
  /** Fills the form of a record called `name`; records with only a name need no function of their own. */
  fill?: (dialog: Locator, name: string) => Promise<void>;
  /** Payload of a record called `name`, for records that a test only needs to exist. */
  payload?: (name: string) => object;
  /** Error message of each required field. */
  required?: string[];
}

const fillName = (dialog: Locator, name: string) => dialog.getByLabel('Nome').fill(name);
const withName = (name: string): object => ({ description: name });
const NAME_REQUIRED = ['Nome é obrigatório.'];

/** Turns 'a marca' into 'Nova marca'. */
const creationOf = (the: string) => the.replace(/^a /, 'Nova ').replace(/^o /, 'Novo ');

const searchFor = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
};

/**
 * Third of the entities that one belongs to, by its name: each commit tests the engine's own behaviour on one third.
 */
const thirdOf = (resource: string) => [...resource].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;

/**
 * Tests a list screen that is declared as a definition, on the real server: its form at every commit, and everything
 * the engine promises in turn with the other entities.
 */
export function crudSuite({ path, resource, many, the, exportFile, ...special }: CrudSuite) {
  const { fill = fillName, payload = withName, required = NAME_REQUIRED } = special;
  const create = creationOf(the);
  const newRecord = async (page: Page) => {
    const name = unique('Teste ');
    const headers = await authorized(page.request, ADMIN);
    const answer = await page.request.post(`/api/${resource}`, { headers, data: payload(name) });
    expect(answer.status(), await answer.text()).toBe(201);
    return name;
  };

  const open = async (page: Page) => {
    await logInDirectly(page, ADMIN);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: many })).toBeVisible();
  };

  const cell = (page: Page, text: string) => page.getByRole('cell').getByText(text, { exact: true }).first();

  // An empty list offers the button a second time, where its rows would be.
  const startCreating = (page: Page) => page.getByRole('button', { name: create }).first().click();

  test.describe(many, () => {
    test(`[BO-17] [VA-06] a record is created, once nothing is missing, and edited`, async ({ page }) => {
      const name = unique('Teste ');
      await open(page);
      await startCreating(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      for (const sentence of required) await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(dialog.getByLabel('Nome')).toBeFocused();
      await fill(dialog, name);
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText(/criado com sucesso!/)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await searchFor(page, name);
      await page.getByRole('button', { name: `Editar ${name}` }).click();
      await dialog.getByLabel('Nome').fill(`${name} B`);
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText(/atualizado com sucesso!/)).toBeVisible();
      await expect(cell(page, `${name} B`)).toBeVisible();
    });

    if (!isInTurn(thirdOf(resource), 3)) return;

    test(`[BO-17] [BO-21] [BO-24] [ST-06] a list keeps its search and order in the address, says when nothing is found, switches and exports ${exportFile}.csv`, async ({
      page,
    }) => {
      const name = await newRecord(page);
      await open(page);
      await searchFor(page, name);
      await expect(page).toHaveURL(/term=/);
      await expect(page.getByText('1–1 · Total: 1 ')).toBeVisible();
      await page.getByRole('columnheader', { name: 'Nome' }).click();
      await expect(page).toHaveURL(/orderBy=Description\+asc/);
      await page.reload();
      await expect(cell(page, name)).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(name);
      await page.goBack();
      await expect(page).not.toHaveURL(/orderBy/);

      await page.getByRole('button', { name: `Ativo: desativar ${name}` }).click();
      const off = page.getByRole('dialog', { name: `Deseja realmente desativar ${the} "${name}"?` });
      await off.getByRole('button', { name: 'Desativar' }).click();
      await page.getByRole('button', { name: `Inativo: ativar ${name}` }).click();
      const on = page.getByRole('dialog', { name: `Deseja realmente ativar ${the} "${name}"?` });
      await on.getByRole('button', { name: 'Ativar' }).click();
      await expect(page.getByRole('button', { name: `Ativo: desativar ${name}` })).toBeVisible();

      await searchFor(page, 'nada-se-chama-assim');
      await expect(page.getByRole('heading', { name: 'Não encontrado' })).toBeVisible();
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await expect(page.getByRole('row').nth(1)).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar' }).click();
      expect((await download).suggestedFilename()).toBe(`${exportFile}.csv`);
      await expect(page.getByText('Relatório gerado com sucesso!')).toBeVisible();
    });
  });
}
