import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { expect } from '../support/test';
import { unique } from '../support/unique';

/** Logs in on the back office's own screen. */
export async function enterBackOffice(page: Page, username: string) {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Painel Administrativo' })).toBeVisible();
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Opens a screen by the sidebar. */
export async function openScreen(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const search = async (page: Page, label: RegExp, text: string) => {
  const box = page.getByRole('searchbox', { name: label }).or(page.getByRole('textbox', { name: label }));
  await box.fill(text);
  await box.press('Enter');
};

/** Finds a client's quotation in the administrator's list and assigns it to a seller. */
export async function assignQuotation(page: Page, client: string, seller: string) {
  await openScreen(page, 'Orçamentos');
  await search(page, /Buscar por número, cliente/, client);
  const row = page.getByRole('row', { name: new RegExp(client) });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Aberto')).toBeVisible();
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Atribuir Orçamento' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Vendedor' }).fill(seller);
  await page.getByTitle(seller, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Atribuir', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Em Atendimento' })).toBeDisabled();
}

/** Lists, creates, edits and deactivates a brand created for this test. */
export async function runBrands(page: Page) {
  const name = unique('Marca ');
  await openScreen(page, 'Marcas');
  await page.getByRole('button', { name: 'Nova marca' }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill(name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Criar|Salvar/ })
    .click();
  await expect(page.getByText(/marca criado com sucesso!/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page, /Buscar por nome/, name);
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill(`${name} B`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Criar|Salvar/ })
    .click();
  await expect(page.getByText(/marca atualizado com sucesso!/)).toBeVisible();
  await page.getByRole('button', { name: `Ativo: desativar ${name} B` }).click();
  await page
    .getByRole('dialog', { name: /Deseja realmente desativar/ })
    .getByRole('button', { name: 'Desativar' })
    .click();
  await expect(page.getByRole('button', { name: `Inativo: ativar ${name} B` })).toBeVisible();
}

/** Lists the clients and narrows them by a search. */
export async function listClients(page: Page) {
  await openScreen(page, 'Clientes');
  await search(page, /Buscar por nome, e-mail/, 'cliente@rodovia.example');
  await expect(page.getByRole('row', { name: /cliente@rodovia\.example/ })).toBeVisible();
}

/** Expects the seller to see the one quotation assigned to him, and finishes it. */
export async function finishOnlyQuotation(page: Page, client: string) {
  await expect(page).toHaveURL('/orcamentos');
  await expect(page.getByRole('heading', { level: 1, name: 'Orçamentos' })).toBeVisible();
  await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
  // the list moves until the queue above it has come
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page
    .getByRole('row', { name: new RegExp(client) })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  const question = page.getByRole('dialog', { name: /Finalizar o atendimento/ });
  await expect(question.getByText('Esta ação não pode ser desfeita.')).toBeVisible();
  // the outcome is chosen, never assumed
  await expect(question.getByRole('button', { name: 'Finalizar Atendimento' })).toBeDisabled();
  await question.getByRole('radio', { name: 'Sem resposta do cliente' }).check();
  await question.getByRole('button', { name: 'Finalizar Atendimento' }).click();
  await expect(page.getByText('Concluído')).toBeVisible();
}
