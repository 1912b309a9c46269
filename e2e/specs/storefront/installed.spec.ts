import type { Page } from '@playwright/test';
import { putInCart } from '../../pages/visitor';
import { CLIENT, PASSWORD } from '../../support/accounts';
import { anyProduct, changeProduct } from '../../support/data/catalogue';
import { test } from '../../support/servers/own-server';
import { expect } from '../../support/test';

test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|ERR_|status of 503/ });

/** Waits until the worker has everything of this page. */
async function untilCopied(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const copied = (await (await caches.open('rodovia-files')).keys()).map(({ url }) => url);
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/mf\/[\w-]+\/[\d.]+-/.test(name) && !name.includes('/vitals/'));
        return loaded.length > 0 ? loaded.filter((name) => !copied.includes(name)) : ['nothing loaded'];
      }),
    )
    .toEqual([]);
}

test('without a network the shop opens again with its cart and what was looked at, and after the log-out nothing of the account is kept', async ({
  page,
  startServer,
}) => {
  const { origin, stop } = await startServer({ SERVICE_WORKER: 'on' });
  const open = (path: string) => page.goto(origin + path);
  await open('/modelos');
  const manifest = await (await page.request.get(`${origin}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  await untilCopied(page);
  const { Results } = await (await page.request.get(`${origin}/api/product/pagged?quantity=1&isActive=true`)).json();
  const [product] = Results;
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(CLIENT);
  await dialog.getByLabel('Senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
  await putInCart(page, [{ Code: product.Code, Quantity: 4 }]);
  for (const path of ['/carrinho', '/orcamentos', '/modelos']) {
    await open(path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await untilCopied(page);
  }
  expect(await page.evaluate(() => caches.keys())).toContainEqual(expect.stringMatching(/^rodovia-own-[\da-f-]{36}$/));

  await page.context().setOffline(true);
  await stop();
  for (const again of [() => open('/carrinho'), () => page.reload()]) {
    await again();
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('4');
  }
  await open('/modelos');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // what an account has read is read again, from its copy
  await open('/orcamentos');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Orçamento \d+$/ })
      .first(),
  ).toBeVisible();
  await open('/comparar');
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();

  await open('/modelos');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('own'));
});

test('a second visit shows the page of the first at once and makes it true; the one after it has nothing old', async ({
  page,
  playwright,
  startServer,
}) => {
  const { origin } = await startServer();
  const request = await playwright.request.newContext({ baseURL: origin });
  const product = await anyProduct(request);
  const path = `/modelos/${product.Code}`;
  const open = () => page.goto(origin + path);
  const isCopy = () => page.evaluate(() => document.documentElement.dataset.copy);
  const price = (shown: string) => expect(page.getByRole('article').getByText(shown)).toBeVisible();
  const change = (publicPrice: number) => changeProduct(request, product, { publicPrice });
  const untilNext = () =>
    expect
      .poll(() => page.evaluate(async () => (await (await caches.open('rodovia-next')).keys()).map(({ url }) => url)))
      .toContain(origin + path);
  await change(1111);
  await open();
  expect(await isCopy()).toBeUndefined();
  await price('R$ 1.111,00');
  await untilNext();

  await change(2222);
  await open();
  expect(await isCopy()).toBe('1');
  await price('R$ 2.222,00');
  await untilNext();
  await open();
  expect(await page.content()).toContain('2.222,00');
  await price('R$ 2.222,00');
  await page.reload();
  expect(await isCopy()).toBeUndefined();
  await request.dispose();
});
