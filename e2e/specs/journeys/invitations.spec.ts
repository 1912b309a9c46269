import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { Page } from '@playwright/test';
import type { Invitation, Person } from '@rodovia/shared/contracts/people';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, authorized, logInDirectly, PASSWORD, uniqueEmail } from '../../support/accounts';
import { newestLink } from '../../support/data/mails';
import { assignTo, createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

/** Creates a person who called by telephone and may have given an address. */
async function onTelephone(page: Page, email = ''): Promise<Person> {
  const data = { name: unique('Telefone '), mobile: '(11) 98765-4321', email };
  const answer = await page.request.post('/api/person', { headers: await authorized(page.request, ADMIN), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Person;
}

async function invite(page: Page, code: string): Promise<string> {
  const headers = await authorized(page.request, ADMIN);
  const answer = await page.request.post(`/api/person/invite/${code}`, { headers });
  return new URL(((await answer.json()) as Invitation).Url).pathname;
}

async function setPassword(page: Page, email?: string) {
  if (email) await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirme a senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar senha e entrar' }).click();
}

test.describe('a link', () => {
  test.use({ expectedErrors: /status of (404|409|410)/ });

  test('[BO-14] staff invite a client of whom only the telephone is known, who then has an account', async ({
    page,
    browser,
  }) => {
    const { Code, Name } = await onTelephone(page);
    await logInDirectly(page, ADMIN);
    await page.goto(`/admin/clientes/${Code}`);
    const data = page.getByRole('region', { name: 'Dados pessoais' });
    await expect(data.getByText('Não informado')).toBeVisible();
    await expect(data.getByText('Ainda sem senha')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirar segundo passo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Convidar' }).click();
    const dialog = page.getByRole('dialog', { name: `Convite para ${Name}` });
    const url = await dialog.getByLabel('Link do convite').inputValue();
    const whatsApp = dialog.getByRole('link', { name: 'Enviar pelo WhatsApp' });
    expect(await whatsApp.getAttribute('href')).toContain(encodeURIComponent(url));
    await expect(dialog.getByText(/enviado por e-mail/)).toHaveCount(0);

    const guest = await (await browser.newContext()).newPage();
    const { pathname } = new URL(url);
    await guest.goto(pathname);
    await expect(guest.getByText(/^Olá, Telefone/)).toBeVisible();
    await guest.getByRole('button', { name: 'Criar senha e entrar' }).click();
    await expect(guest.getByText('Email inválido.')).toBeVisible();
    const email = uniqueEmail('convite');
    await setPassword(guest, email);
    await expect(guest).toHaveURL('/orcamentos');
    await guest.goto('/perfil');
    await expect(guest.getByText(email)).toBeVisible();
    await guest.context().close();

    await page.reload();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Convidar' })).toHaveCount(0);
  });

  test('who has an address is mailed the link and asked for a password alone', async ({ page }) => {
    const email = uniqueEmail('convidado');
    const { Code } = await onTelephone(page, email);
    await invite(page, Code);
    await page.goto(await newestLink(page.request, email, 'convite'));
    await expect(page.getByRole('button', { name: 'Criar senha e entrar' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveCount(0);
    await setPassword(page);
    await expect(page).toHaveURL('/orcamentos');
  });

  test('says when it is used, replaced or unknown, and who is logged in already', async ({ page, context }) => {
    const { Code } = await onTelephone(page);
    const replaced = await invite(page, Code);
    const link = await invite(page, Code);
    await page.goto(replaced);
    await expect(page.getByText('Este convite não vale mais. Peça outro a quem o enviou.')).toBeVisible();
    await page.goto('/convite/nenhum');
    await expect(
      page.getByText('Este convite não existe. Confira o link ou peça outro a quem o enviou.'),
    ).toBeVisible();
    await page.goto(link);
    const email = uniqueEmail('usado');
    await setPassword(page, email);
    await expect(page).toHaveURL('/orcamentos');
    await page.goto(link);
    await expect(page.getByText(/^Você já entrou como Telefone/)).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByText('Este convite já foi usado. Entre com o seu e-mail e a sua senha.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    const logIn = page.getByRole('dialog');
    await logIn.getByLabel('E-mail').fill(email);
    await logIn.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await logIn.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/orcamentos');
  });
});

test('[BO-19] a client without a password is invited from the page of its quotation, by the one who serves it', async ({
  page,
  browser,
}) => {
  const client = await onTelephone(page);
  const seller = await newPerson(page.request, 'seller');
  await assignTo(page.request, await createQuotation(page.request, ADMIN, client), seller);
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos');
  await page.getByRole('cell').getByText(client.Name, { exact: true }).click();
  const facts = page.getByRole('region', { name: 'Informações do cliente' });
  await facts.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog', { name: `Convite para ${client.Name}` });
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(new URL(await dialog.getByLabel('Link do convite').inputValue()).pathname);
  await setPassword(guest, uniqueEmail('orcamento'));
  await expect(guest).toHaveURL('/orcamentos');
  await guest.context().close();
  await page.reload();
  await expect(facts.getByText(client.Name)).toBeVisible();
  await expect(facts.getByRole('button', { name: 'Convidar' })).toHaveCount(0);
});

const STAFF = [
  { path: '/admin/vendedores', create: 'Novo vendedor', landing: /\/orcamentos$/ },
  { path: '/admin/administradores', create: 'Novo administrador', landing: /\/admin$/ },
];

for (const { path, create, landing } of inTurn(STAFF, 2))
  test(`[BO-13] [BO-14] ${path}: who is given no password is invited to the back office`, async ({ page, browser }) => {
    const [name, email] = [unique('Equipe '), uniqueEmail('equipe')];
    await logInDirectly(page, ADMIN);
    await page.goto(path);
    await page.getByRole('button', { name: create }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nome').fill(name);
    await form.getByLabel('CPF').fill(generateCpf());
    await form.getByLabel('Celular').fill('11987654321');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Email inválido.')).toBeVisible();
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await page
      .getByRole('region', { name: `Cadastro de ${name}` })
      .getByRole('button', { name: 'Convidar' })
      .click();
    const dialog = page.getByRole('dialog', { name: `Convite para ${name}` });
    await expect(dialog.getByText(`O link também foi enviado por e-mail para ${email}.`)).toBeVisible();
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(new URL(await dialog.getByLabel('Link do convite').inputValue()).pathname);
    await expect(guest.getByText(/Crie a sua senha para trabalhar no painel\./)).toBeVisible();
    await setPassword(guest);
    await expect(guest).toHaveURL(landing);
    await expect(guest.getByRole('navigation', { name: 'Painel' })).toBeVisible();
    await guest.context().close();
    await page.goto(`${path}?term=${email}`);
    await page.getByRole('cell').getByText(name, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Convidar' })).toHaveCount(0);
  });

test('[BO-13] [BO-20] name and telephone make a client in the list, whose quotation begins right there', async ({
  page,
}) => {
  const name = unique('Balcão ');
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/clientes');
  await page.getByRole('button', { name: 'Novo cliente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Celular').fill('11987654321');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const next = page.getByRole('region', { name: `Cadastro de ${name}` });
  await expect(next.getByRole('button', { name: 'Convidar' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(name) }).getByText('Sem e-mail · (11) 98765-4321'),
  ).toBeVisible();
  await next.getByRole('button', { name: 'Novo orçamento para este cliente' }).click();
  await expect(page.getByText(`Para ${name}`)).toBeVisible();
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Fechar Orçamento' }).click();
  await expect(page.getByRole('region', { name: 'Cliente' }).getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar orçamento' }).click();
  await expect(page).toHaveURL(/\/admin\/orcamentos\/[\da-f-]{36}$/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
