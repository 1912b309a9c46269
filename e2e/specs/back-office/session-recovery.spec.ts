import type { Locator, Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, authorized, logInDirectly, PASSWORD } from '../../support/accounts';
import { logInIsThere } from '../../support/calls';
import { expectAccessible } from '../../support/checks/axe';
import { changeProduct, createProduct } from '../../support/data/catalogue';
import { servedQuotation } from '../../support/data/proposals';
import { newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import { goWithin } from '../../support/within';

const dialog = (page: Page) => page.getByRole('dialog');
const recoveryNotice = (page: Page) => page.getByText('O que você digitou e não salvou está aqui.');
const landing = (page: Page) => page.getByRole('heading', { level: 1, name: 'Painel Administrativo' });

async function enterAgain(page: Page, username: string, place: Page | Locator = page) {
  await place.getByLabel('E-mail').fill(username);
  await place.getByLabel('Senha').fill(PASSWORD);
  await place.getByRole('button', { name: 'Entrar' }).click();
}

const keysOfStorage = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test.describe('a network that fails while somebody of the staff works', () => {
  test.use({ expectedErrors: /net::ERR_|status of 412/ });

  test('[AP-03] once costs nothing: what is saved is sent again, and done once', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    const name = unique('Marca ');
    await page.goto('/admin/marcas');
    await page.getByRole('button', { name: 'Nova marca' }).click();
    await dialog(page).getByLabel('Nome').fill(name);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/brand', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // the server executes the call, but its answer is lost
      if (keys.length === 1) await route.fetch();
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Cadastro de marca criado com sucesso!')).toBeVisible();
    await expect.poll(() => keys).toEqual([expect.any(String), keys[0]]);
    await goWithin(page, `/admin/marcas?term=${encodeURIComponent(name)}`);
    await expect(page.getByText('1–1 · Total: 1 marca')).toBeVisible();
  });

  test('[AP-03] for longer shows the log-in, and after it the form with what was typed', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    const name = unique('Marca ');
    await page.goto('/admin/marcas?isActive=true');
    await page.getByRole('button', { name: 'Nova marca' }).click();
    await dialog(page).getByLabel('Nome').fill(name);
    await logInIsThere(page);
    // neither calls nor code arrive
    await page.route('**', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(landing(page)).toBeVisible();
    await expect(page.getByText(/^Não foi possível falar com o servidor\. Entre novamente/)).toBeVisible();
    await expect(page).toHaveURL('/admin/marcas?isActive=true');
    expect((await keysOfStorage(page)).filter((key) => !key.startsWith('rodovia.unsent.'))).not.toContain('token');
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await enterAgain(page, ADMIN);
    await expect(dialog(page).getByLabel('Nome')).toHaveValue(name);
    await expect(recoveryNotice(page)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await dialog(page).getByRole('button', { name: 'Começar de novo' }).click();
    await expect(dialog(page).getByLabel('Nome')).toHaveValue('');
    await expect(recoveryNotice(page)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect((await keysOfStorage(page)).filter((key) => key.startsWith('rodovia.unsent.'))).toEqual([]);
  });

  test('[AP-03] brings a seller back to the quotation', async ({ page, request }) => {
    const { seller, quotation } = await servedQuotation(request);
    await logInDirectly(page, seller.Email);
    const address = `/orcamentos/${quotation.Code}`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Orçamentos' }).first().click();
    await expect(landing(page)).toBeVisible();
    // nothing was typed
    await expect(page.getByText(/continuar onde estava\.$/)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await enterAgain(page, seller.Email);
    await expect(page).toHaveURL('/orcamentos');
    await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
  });
});

test.describe('a session that ends in the middle of an edit', () => {
  test.use({ expectedErrors: /status of (401|412)/ });

  const refuse = { code: 401, message: 'Faça login para continuar.' };

  test('[AP-03] loses nothing, and overwrites nobody', async ({ page }) => {
    const product = await createProduct(page.request);
    await logInDirectly(page, ADMIN);
    await page.goto(`/admin/produtos/${product.Code}`);
    await page.getByRole('button', { name: 'Editar' }).click();
    await dialog(page).getByRole('textbox', { name: 'Unidade' }).fill('PAR');
    await page.route(`**/api/product/${product.Code}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 401, json: refuse }) : route.continue(),
    );
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    await page.waitForURL('/');
    const logIn = page.getByRole('dialog', { name: 'Entrar' });
    await expect(
      logIn.getByText(/^Sua sessão terminou\. Entre novamente.*o que você digitou ficou guardado/),
    ).toBeVisible();
    // the log-in says why, and nothing else does
    await expect(page.getByText(refuse.message)).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // asked for once: a page that is loaded again is the shop's
    await page.reload();
    await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
    await expect(logIn).toHaveCount(0);
    await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();

    await changeProduct(page.request, product, { unit: 'JOGO' });
    await enterAgain(page, ADMIN, logIn);
    await expect(page).toHaveURL(`/admin/produtos/${product.Code}`);
    await expect(dialog(page).getByRole('textbox', { name: 'Unidade' })).toHaveValue('PAR');
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    const unit = page.getByRole('group', { name: 'Unidade' });
    await expect(unit.getByRole('radio', { name: /Salvo por outra pessoa JOGO/ })).toBeVisible();
    await page.getByRole('button', { name: 'Salvar o escolhido' }).click();
    await expect(page.getByText('Cadastro de produto atualizado com sucesso!')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Editar' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Unidade' })).toHaveValue('PAR');
    await expect(recoveryNotice(page)).toHaveCount(0);
  });

  test('keeps no password, and nothing for somebody else or after a log-out', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    const name = unique('Cliente ');
    await page.goto('/admin/clientes');
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    await dialog(page).getByLabel('Nome', { exact: true }).fill(name);
    await dialog(page).getByLabel('Senha', { exact: true }).fill('Segredo#2026');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain(name);
    expect(stored).not.toContain('Segredo#2026');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(dialog(page).getByLabel('Nome', { exact: true })).toHaveValue(name);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(name);
  });
});

test.describe('a list that is never answered', () => {
  test.use({ expectedErrors: null });

  test('[ER-01] says so after fifteen seconds, and the session goes on', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    await page.clock.install();
    await page.goto('/admin/marcas');
    const request = page.waitForRequest('**/api/category/pagged**');
    await page.route('**/api/category/pagged**', () => undefined);
    // the page's clock goes on while the machine is slow
    const startedAt = await page.evaluate(() => Date.now());
    await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Categorias' }).click();
    await request;
    const passed = (await page.evaluate(() => Date.now())) - startedAt;
    await page.clock.runFor(Math.max(0, 10_000 - passed));
    await expect(page.getByText('O servidor não respondeu a tempo. Tente novamente.')).toBeHidden();
    await page.clock.runFor(30_000);
    await expect(page.getByText('O servidor não respondeu a tempo. Tente novamente.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

test.describe('reasons that are typed as the network fails', () => {
  test.use({ expectedErrors: /net::ERR_/ });

  /** Presses a button that gets no answer, and logs in again. */
  async function breakOff(page: Page, press: () => Promise<void>) {
    await logInIsThere(page);
    await page.route('**', (route) => route.abort());
    await press();
    await expect(landing(page)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await enterAgain(page, ADMIN);
  }

  for (const where of inTurn(['list', 'page'] as const, 2))
    test(`[AP-03] why a seller's quotations go to another one stands there again on their ${where}`, async ({
      page,
    }) => {
      const { seller } = await servedQuotation(page.request);
      const taking = await newPerson(page.request, 'seller');
      await logInDirectly(page, ADMIN);
      const list = `/admin/vendedores?term=${encodeURIComponent(seller.Name)}`;
      await page.goto(where === 'list' ? list : `/admin/vendedores/${seller.Code}`);
      await page.getByRole('button', { name: `Ativo: desativar ${seller.Name}` }).click();
      await dialog(page).getByRole('radio', { name: 'Passar para outro vendedor' }).check();
      await dialog(page).getByRole('combobox', { name: 'Vendedor' }).fill(taking.Name);
      await page.getByTitle(taking.Name, { exact: true }).click();
      await dialog(page).getByLabel('Motivo').fill('Mudou de cidade.');
      await breakOff(page, () => dialog(page).getByRole('button', { name: 'Desativar' }).click());
      await expect(dialog(page).getByLabel('Motivo')).toHaveValue('Mudou de cidade.');
      await expect(dialog(page).getByRole('radio', { name: 'Passar para outro vendedor' })).toBeChecked();
      await dialog(page).getByRole('button', { name: 'Desativar' }).click();
      await expect(page.getByRole('button', { name: `Inativo: ativar ${seller.Name}` })).toBeVisible();
      expect((await keysOfStorage(page)).filter((key) => key.startsWith('rodovia.unsent.'))).toEqual([]);
    });

  test('[AP-03] why a client is not forgotten stands there again', async ({ page }) => {
    const client = await newPerson(page.request, 'client');
    await page.request.post('/api/person/erasure', { headers: await authorized(page.request, client.Email) });
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/exclusoes?status=PENDING');
    await page.getByRole('button', { name: `Recusar o pedido de ${client.Name}` }).click();
    await dialog(page).getByLabel('Motivo').fill('Há uma garantia em curso.');
    await breakOff(page, () => dialog(page).getByRole('button', { name: 'Salvar' }).click());
    await expect(dialog(page).getByLabel('Motivo')).toHaveValue('Há uma garantia em curso.');
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Pedido recusado.')).toBeVisible();
  });
});
