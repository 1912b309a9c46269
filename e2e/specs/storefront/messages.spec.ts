import type { Page } from '@playwright/test';
import { CLIENT, logInDirectly } from '../../support/accounts';
import { anyProduct } from '../../support/data/catalogue';
import { expect, ONE_TRY, test } from '../../support/test';
import { goWithin } from '../../support/within';

const FAILURE = { code: 500, message: 'Erro interno. Tente novamente em instantes.' };

/** Answers every call to `at` as a broken server does. */
const breakCall = (page: Page, at: string | RegExp, method?: string, status = 500, body: object = FAILURE) =>
  page.route(at, (route) =>
    !method || route.request().method() === method
      ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
      : route.fallback(),
  );

const shown = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Opens an address inside the page, so that its data is requested instead of inlined. */
async function openAsked(page: Page, at: string) {
  await page.goto('/carrinho');
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
  await goWithin(page, at);
}

test.use({ expectedErrors: /status of (4\d\d|500)|Error fetching/ });

test('[ER-01] list and product that cannot be read: Erro ao buscar os dados. and Erro ao buscar o produto.', async ({
  page,
  request,
}) => {
  const { Code, Size } = await anyProduct(request);
  await breakCall(page, '**/api/product/pagged*');
  await openAsked(page, '/modelos');
  await shown(page, 'Erro ao buscar os dados.');
  await page.unroute('**/api/product/pagged*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
  await breakCall(page, `**/api/product/${Code}*`);
  await goWithin(page, `/modelos/${Code}`);
  await shown(page, 'Erro ao buscar o produto.');
  await page.unroute(`**/api/product/${Code}*`);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: Size })).toBeVisible();
});

test('[ER-01] menu and home that cannot be read are logged, and home says so', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await breakCall(page, '**/api/home/navbar');
  await breakCall(page, '**/api/home');
  await page.route('**/carrinho', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/"data":\{.*?\},"rendered"/s, '"data":{},"rendered"');
    await route.fulfill({ response: answer, body: html });
  });
  await openAsked(page, '/');
  await shown(page, 'A página inicial não carregou');
  for (const sentence of ['Error fetching navbar data:', 'Error fetching home data:'])
    await expect.poll(() => logged.some((text) => text.startsWith(sentence))).toBe(true);
});

test('[ER-01] own quotations: Erro ao buscar os orçamentos. and Erro ao carregar os detalhes do orçamento.', async ({
  page,
}) => {
  await logInDirectly(page, CLIENT);
  await breakCall(page, '**/api/shopping-cart/pagged*');
  await page.goto('/orcamentos');
  await shown(page, 'Erro ao buscar os orçamentos.');
  await page.unroute('**/api/shopping-cart/pagged*');
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  // A notice about another quotation may reload the list at this moment.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click(ONE_TRY);
    await expect(page.getByRole('link', { name: /^Orçamento \d+$/ }).first()).toBeVisible(ONE_TRY);
  }).toPass();
  await breakCall(page, /\/api\/shopping-cart\/[\da-f-]{36}/);
  await page
    .getByRole('link', { name: /^Orçamento \d+$/ })
    .first()
    .click();
  await shown(page, 'Erro ao carregar os detalhes do orçamento.');
});

test('[ER-01] own profile: reading, both edits and the password', async ({ page }) => {
  await logInDirectly(page, CLIENT);
  await breakCall(page, '**/api/person/*', 'GET');
  await page.goto('/perfil');
  await shown(page, 'Erro ao buscar os dados de perfil.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await breakCall(page, '**/api/person/**', 'PUT');
  await breakCall(page, '**/api/address/**', 'PUT');
  await breakCall(page, /\/api\/(person|address)(\/|\?|$)/, 'PUT');
  await page.getByRole('button', { name: 'Editar dados' }).click();
  const dialog = page.getByRole('dialog');
  const name = await dialog.getByLabel('Nome completo').inputValue();
  await dialog.getByLabel('Nome completo').fill(`${name} Filho`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await shown(page, 'Erro ao atualizar o perfil.');
  await expect(dialog.getByLabel('Nome completo')).toHaveValue(`${name} Filho`);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Editar endereço' }).click();
  await dialog.getByLabel('Número').fill('77');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await shown(page, 'Erro ao atualizar o endereço.');
  await expect(dialog.getByLabel('Número')).toHaveValue('77');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await breakCall(page, '**/api/person/update-password');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await dialog.getByLabel('Senha atual').fill('Rodovia#2026');
  await dialog.getByLabel('Nova senha', { exact: true }).fill('Outra#2026');
  await dialog.getByLabel('Confirme a nova senha').fill('Outra#2026');
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await shown(page, 'Erro ao alterar senha. Tente novamente.');
});

test('[ER-01][SF-16] recovery: the request that fails, and every refusal of the link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await page.getByRole('button', { name: 'Recuperar senha' }).click();
  await breakCall(page, '**/api/person/SetRecoveryPassword');
  const dialog = page.getByRole('dialog', { name: 'Recuperar senha' });
  await dialog.getByLabel('E-mail').fill('alguem@rodovia.example');
  await dialog.getByRole('button', { name: 'Enviar link' }).click();
  await shown(page, 'Erro ao solicitar recuperação de senha, entre em contato com o suporte!');
  for (const [status, text] of [
    [401, 'Link inválido.'],
    [402, 'Link expirado.'],
    [403, 'Link já utilizado.'],
    [500, 'Erro ao atualizar a senha!'],
  ] as const) {
    await page.goto(`/recovery-pass/${crypto.randomUUID()}`);
    await breakCall(page, '**/api/person/recover-password', 'PUT', status, { code: status, message: text });
    await page.getByLabel('Nova senha', { exact: true }).fill('Nova#2026!');
    await page.getByLabel('Confirme a nova senha').fill('Nova#2026!');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.unrouteAll();
  }
});

test('[ER-01][AP-02] log-in: the server speaks for 401, 405 and 408, also in an answer of 200', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('alguem@rodovia.example');
  await dialog.getByLabel('Senha').fill('qualquer');
  for (const [status, code, text, expected] of [
    [401, 401, 'Não conferem.', 'Não conferem.'],
    [405, 405, 'Conta inativa.', 'Conta inativa.'],
    [408, 408, 'Muitas tentativas.', 'Muitas tentativas.'],
    [200, 405, 'Conta parada.', 'Conta parada.'],
    [500, 500, 'Erro interno.', 'Usuário ou senha incorretos'],
  ] as const) {
    await breakCall(page, '**/api/Token', 'POST', status, { code, message: text });
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await shown(page, expected);
    await page.unrouteAll();
  }
  await dialog.getByLabel('E-mail').fill(CLIENT);
  await dialog.getByLabel('Senha').fill('Rodovia#2026');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await shown(page, 'Bem Vindo!');
});

test('[ER-01][SF-20] the address of a registration: states and CEP that cannot be read, and what the server says', async ({
  page,
}) => {
  const { generateCpf } = await import('@brazilian-utils/brazilian-utils');
  await breakCall(page, '**/api/city/GetAllStates');
  await breakCall(page, '**/api/city/GetByCep*');
  await page.goto('/');
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await page.getByRole('button', { name: 'Cadastre-se', exact: true }).click();
  const personal = page.getByRole('dialog', { name: /seus dados/ });
  await personal.getByLabel('Nome completo').fill('Quem Não Chega');
  await personal.getByLabel('CPF').fill(generateCpf());
  await personal.getByLabel('Celular').fill('11987654321');
  await personal.getByLabel('E-mail').fill('quem@rodovia.example');
  await personal.getByLabel('Senha', { exact: true }).fill('Rodovia#2026');
  await personal.getByLabel('Confirme a senha').fill('Rodovia#2026');
  await personal.getByRole('button', { name: 'Continuar' }).click();
  const address = page.getByRole('dialog', { name: /endereço/ });
  await expect(address.getByText('Erro ao carregar estados.')).toBeVisible();
  await address.getByLabel('CEP').fill('01310-100');
  await expect(address.getByText('Erro ao buscar informações pelo CEP.')).toBeVisible();
  await page.unrouteAll();
  await address.getByRole('button', { name: 'Tentar novamente' }).click();
  await address.getByLabel('Logradouro').fill('Avenida Paulista');
  await address.getByLabel('Número').fill('1000');
  await address.getByLabel('Bairro').fill('Bela Vista');
  await address.getByLabel('Estado').selectOption({ label: 'São Paulo' });
  await expect(address.getByLabel('Cidade')).toBeEnabled();
  await address.getByLabel('Cidade').selectOption({ label: 'São Paulo' });
  await breakCall(page, '**/api/person', 'POST', 409, {
    code: 409,
    message: 'Já existe um cadastro com este documento.',
  });
  await address.getByRole('button', { name: 'Cadastrar' }).click();
  await shown(page, 'Já existe um cadastro com este documento.');
});
