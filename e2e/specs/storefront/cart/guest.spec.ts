import type { Page } from '@playwright/test';
import { putInCart } from '../../../pages/visitor';
import { createPerson, logInDirectly, PASSWORD, uniqueEmail } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { anyProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

/** Returns a mobile number that no other test of the run has. */
const uniqueMobile = () =>
  `(11) 9${String(Math.floor(Math.random() * 1e8))
    .padStart(8, '0')
    .replace(/^(.{4})/, '$1-')}`;

interface Asked {
  name: string;
  mobile: string;
}

const anyone = (): Asked => ({ name: unique('Sem Conta '), mobile: uniqueMobile() });

/** Closes a cart of one product with a name and a number, up to the page of the quotation; returns its address. */
async function ask(page: Page, { name, mobile }: Asked): Promise<string> {
  const { Code } = await anyProduct(page.request);
  await putInCart(page, [{ Code, Quantity: 4 }]);
  await page.goto('/carrinho');
  await page
    .getByRole('button', { name: /^(Receber a proposta|Fechar carrinho)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Receber a proposta' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Celular com WhatsApp').fill(mobile);
  await dialog.getByRole('button', { name: 'Enviar o pedido' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Orçamento \d+$/ })).toBeVisible();
  const path = await page
    .getByRole('main')
    .getByRole('link', { name: /^Orçamento \d+$/ })
    .getAttribute('href');
  return path ?? '';
}

/** Returns the link that the page offers to keep. */
async function linkOn(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar o link' }).click();
  await expect(page.getByText('Link copiado.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  return link.pathname + link.hash;
}

// what the address names is read ahead, also where another session is needed first; sessions of a link end with it
test.use({ expectedErrors: /status of (401|403|404|409)/ });

test('[SF-13] a visitor gets a proposal with a name and a number, by a link, and an account of it later', async ({
  page,
  openBrowser,
}) => {
  const path = await ask(page, anyone());
  await expect(page.getByRole('button', { name: /^Carrinho/ })).toHaveAccessibleName('Carrinho, 0 itens');
  await expectAccessible(page);
  const link = await linkOn(page);
  expect(link).toMatch(new RegExp(`^${path}#acesso=[\\w-]{43}$`));

  const other = await openBrowser();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: /^Orçamento \d+$/ })).toBeVisible();
  await expect(other).toHaveURL(path);
  await other.goto('/perfil');
  await other.getByRole('main').getByRole('button', { name: 'Criar uma senha' }).click();
  const dialog = other.getByRole('dialog', { name: 'Criar uma senha' });
  const email = uniqueEmail('sem-conta');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirme a senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Criar a conta' }).click();
  await expect(other.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1, name: /^Orçamento \d+$/ })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Copiar o link' })).toHaveCount(0);

  const third = await openBrowser();
  await third.goto(link);
  await expect(third.getByRole('heading', { level: 1, name: 'Este orçamento já tem uma conta' })).toBeVisible();
});

test('[SF-15] what was asked for on one device without an account is found there, one by one', async ({ page }) => {
  const who = anyone();
  const first = await ask(page, who);
  const second = await ask(page, who);
  await page.goto('/orcamentos?page=1');
  const own = page.getByRole('region', { name: 'Pedidos deste aparelho, sem conta' }).getByRole('link');
  await expect(own).toHaveCount(2);
  await own.last().click();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('heading', { level: 1, name: /^Orçamento \d+$/ })).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1, name: /^Orçamento \d+$/ })).toBeVisible();
});

test('[SF-15] what was asked for without the account is taken into it by its link and the same number', async ({
  page,
  openBrowser,
}) => {
  const who = anyone();
  const path = await ask(page, who);
  const link = await linkOn(page);
  const client = await createPerson(page.request, 'client', unique('Com conta '), { mobile: who.mobile });
  const other = await openBrowser();
  await logInDirectly(other, client.Email);
  await other.goto(link);
  await other.getByRole('button', { name: 'Juntar à minha conta' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^Orçamento \d+$/ })).toBeVisible();
  await other.goto('/orcamentos');
  await expect(other.locator(`a[href="${path}"]`)).toBeVisible();
});
