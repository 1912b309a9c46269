import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { Page } from '@playwright/test';
import { PASSWORD, uniqueEmail } from '../support/accounts';
import { expect } from '../support/test';

export interface NewClient {
  name: string;
  email: string;
}

/** Returns the data of a client that nobody else in this run registers. */
export const newClient = (): NewClient => {
  const email = uniqueEmail('visitante');
  return { name: `Visitante de Teste ${email.split('.')[1]?.slice(0, 8)}`, email };
};

/** Puts items into the cart, as an earlier visit would have left them. */
export async function putInCart(page: Page, items: readonly { Code: string; Quantity: number }[]) {
  if (page.url().startsWith('about:')) await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('cartItens', text), JSON.stringify(items));
}

/** Returns the cart as the browser stores it. */
export const storedCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartItens') ?? '[]') as { Code: string; Quantity: number }[]);

/** Goes from the home page to a product in the cart: footer link, filters by brand and size, detail page, quantity. */
export async function fillCart(page: Page, quantity: number) {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Passeios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus: Passeios' })).toBeVisible();
  await page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/brand=/);
  await page.getByRole('group', { name: 'Medida' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/size=/);
  const product = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first();
  await product.click();
  await expect(page).toHaveURL(/\/modelos\/[0-9a-f-]{36}$/);
  const field = page.getByRole('textbox', { name: /^Quantidade/ });
  await field.fill(String(quantity));
  await page.getByRole('button', { name: /^Adicionar/ }).click();
  await expect(page.getByRole('status').getByText('Produto adicionado ao carrinho!')).toBeVisible();
}

/** Starts closing the cart as a visitor and registers in two steps from there; ends back at the cart. */
export async function registerFromCart(page: Page, { name, email }: NewClient) {
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await page.getByRole('button', { name: 'Fechar carrinho' }).click();
  const prompt = page.getByRole('dialog');
  await expect(prompt.getByText('Você precisa estar logado para fechar o carrinho!')).toBeVisible();
  await prompt.getByRole('button', { name: 'Cadastre-se' }).click();
  await fillPersonalStep(page, { name, email });
  await fillAddressStep(page);
  await expect(page.getByText('Usuário cadastrado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/carrinho');
  await expect(page.getByText('Você entrou. Falta só fechar o carrinho.')).toBeVisible();
}

async function fillPersonalStep(page: Page, { name, email }: NewClient) {
  const dialog = page.getByRole('dialog', { name: /seus dados/ });
  await dialog.getByLabel('Nome completo').fill(name);
  await dialog.getByLabel('CPF').fill(generateCpf());
  await dialog.getByLabel('Celular').fill('11987654321');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirme a senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
}

async function fillAddressStep(page: Page) {
  const dialog = page.getByRole('dialog', { name: /endereço/ });
  const looked = page.waitForResponse((answer) => answer.url().includes('/city/GetByCep'));
  await dialog.getByLabel('CEP').fill('01310100');
  await looked;
  await dialog.getByLabel('Logradouro').fill('Avenida Paulista');
  await dialog.getByLabel('Número').fill('1000');
  await dialog.getByLabel('Bairro').fill('Bela Vista');
  await dialog.getByLabel('Estado').selectOption({ label: 'São Paulo' });
  await expect(dialog.getByLabel('Cidade')).toBeEnabled();
  await dialog.getByLabel('Cidade').selectOption({ label: 'São Paulo' });
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
}

/** Closes the cart as the person logged in; returns the number of the new quotation. */
export async function closeCart(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Fechar carrinho' }).click();
  await expect(page.getByText('Orçamento criado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/orcamentos');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Orçamento \d+$/ })
    .first();
  const text = (await link.textContent()) ?? '';
  expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toBeNull();
  return Number(/\d+/.exec(text)?.[0]);
}
