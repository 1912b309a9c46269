import { inTurn } from '../../../testing/rotation.mjs';
import { putInCart, storedCart } from '../../pages/visitor';
import { CLIENT, createPerson, logInDirectly } from '../../support/accounts';
import { anyProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

test.describe('a connection that is lost', () => {
  test.use({ expectedErrors: /net::ERR_|ChunkLoadError|Loading (CSS )?chunk|Error fetching/ });

  test('[ER-01][AP-03] ends the session at the root, keeps the cart, and is told to the visitor', async ({
    page,
    request,
  }) => {
    await putInCart(page, [{ Code: (await anyProduct(request)).Code, Quantity: 2 }]);
    const cart = await storedCart(page);
    await logInDirectly(page, CLIENT);
    await page.goto('/perfil');
    await expect(page.getByRole('button', { name: 'Editar dados' })).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('link', { name: 'Meus orçamentos' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/Não foi possível falar com o servidor/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
    expect(await storedCart(page)).toEqual(cart);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  for (const file of inTurn(['transport', 'http'], 2))
    test(`[AP-03][MF-04] ends no session where it is the file '${file}' that is lost: the list says so, and comes at the second try`, async ({
      page,
    }) => {
      const lost = new RegExp(`/${file}[^/]*\\.js(\\?|$)`);
      await logInDirectly(page, CLIENT);
      await page.route(lost, (route) => route.abort());
      await page.goto('/modelos');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
      await page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().click();
      await expect(page.getByText('Uma parte da página não chegou. Tente novamente.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
      await page.unroute(lost);
      await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/modelos\?/);
      await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
    });

  test('[MF-04] a page whose code cannot be fetched opens on a second try, without a new page', async ({ page }) => {
    const isCode = (url: URL) => url.pathname.endsWith('.js');
    await page.goto('/modelos');
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await page.evaluate(() => Object.assign(globalThis, { __same: true }));
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    // the cart's content has loaded: nothing moves under the pointer any more
    await expect(page.getByRole('button', { name: /^Remover/ })).toBeVisible();
    await page.route(isCode, (route) => route.abort());
    await page.getByRole('link', { name: 'Ver carrinho' }).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await expect(retry).toBeVisible();
    await page.unroute(isCode);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
    expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
  });
});

const rows = 'main li:has(h2)';

test.describe('a device without a network', () => {
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

  test('stays where it is: the page that was asked for opens once the network is back', async ({ page, context }) => {
    await page.goto('/modelos');
    const first = await page.locator(rows).first().textContent();
    const next = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Próxima' });
    await next.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await context.setOffline(true);
    await expect(page.getByText(/^Sem conexão\. O que já abriu/)).toBeInViewport();
    await next.click();
    await expect(page.getByText('A página que você pediu abre assim que a rede voltar.')).toBeInViewport();
    await expect(page).toHaveURL('/modelos');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator(rows).first()).toHaveText(first ?? '');
    await context.setOffline(false);
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator(rows).first()).not.toHaveText(first ?? '');
    await expect(page.getByText(/^Sem conexão\./)).toBeHidden();
  });

  test('shows what was opened before, and of two pages asked for the last', async ({ page, context }) => {
    await page.goto('/modelos');
    const link = page.locator(`${rows} h2 a`).first();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
    await page.goBack();
    await expect(page.locator(rows)).toHaveCount(15);
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vans' }).click();
    await page.getByRole('link', { name: 'Rodovia, página inicial' }).click();
    await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/');
    await expect(page.locator('main section')).toHaveCount(5);
  });

  test('keeps a filter that was chosen, and fills the list later', async ({ page, context }) => {
    await page.goto('/modelos');
    const box = page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first();
    await context.setOffline(true);
    await box.check();
    await expect(page).toHaveURL(/brand=/);
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(box).toBeChecked();
  });

  test('sends nothing, says so, keeps what was typed and the session', async ({ page, context, request }) => {
    const client = await createPerson(request, 'client', 'Cliente sem rede');
    await logInDirectly(page, client.Email);
    await page.goto('/perfil');
    await page.getByRole('button', { name: 'Editar dados' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Cliente com rede');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/Sem conexão: nada foi enviado/)).toBeVisible();
    await expect(dialog.getByLabel('Nome')).toHaveValue('Cliente com rede');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });
});

test.describe('a closing', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('[SF-13] a closing whose answer is lost is one quotation when it is tried again', async ({ page, request }) => {
    const client = await createPerson(request, 'client', 'Cliente sem resposta');
    await putInCart(page, [{ Code: (await anyProduct(request)).Code, Quantity: 4 }]);
    await logInDirectly(page, client.Email);
    await page.goto('/carrinho');
    const keys: string[] = [];
    let lost = false;
    await page.route('**/api/shopping-cart', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      const answer = await route.fetch();
      if (lost) return route.fulfill({ response: answer });
      lost = true;
      return route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"code":503,"message":"Indisponível."}',
      });
    });
    const close = page.getByRole('button', { name: 'Fechar carrinho' });
    await close.dblclick();
    await expect(page.getByText(/^Erro ao criar orçamento/)).toBeVisible();
    await close.click();
    await expect(page.getByText('Orçamento criado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/orcamentos');
    await expect(page.getByRole('main').getByRole('link', { name: /^Orçamento \d+$/ })).toHaveCount(1);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
});
