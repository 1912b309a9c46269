import type { Page } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { expect, test } from '../../support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Painel' });

async function go(page: Page, name: string) {
  await menu(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** What grows where something is not given back; counted after a collection of garbage. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const sheets = await page.evaluate(() => document.styleSheets.length);
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), documents: of('Documents'), sheets };
}

test('[MF-04] fifty switches between modules leave no listeners, style sheets or detached nodes behind', async ({
  page,
}) => {
  test.slow();
  const SCREENS = ['Marcas', 'Clientes', 'Orçamentos', 'Configurações', 'Vendedores'];
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  const round = async () => {
    for (const name of SCREENS) await go(page, name);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  };
  await round();
  await round();
  const before = await held(page);
  for (let i = 0; i < 10; i++) await round();
  const after = await held(page);
  expect(after.sheets).toBe(before.sheets);
  expect(after.documents).toBe(before.documents);
  // A growth of one for each switch would be fifty; some of the cached answers are younger than at first.
  expect(after.listeners - before.listeners).toBeLessThan(25);
  expect(after.nodes - before.nodes).toBeLessThan(before.nodes / 4);
});

test('[MF-04] a module is asked for when its link is pointed at or focused, once, and before anybody goes there', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/configuracoes');
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('remoteEntry')) entries.push(request.url());
  });
  const asked = (module: string) => entries.filter((url) => url.includes(`/mf/${module}/`));
  await menu(page).getByRole('link', { name: 'Marcas', exact: true }).hover();
  await expect.poll(() => asked('mf-catalog-admin')).toHaveLength(1);
  await menu(page).getByRole('link', { name: 'Clientes', exact: true }).focus();
  await expect.poll(() => asked('mf-people-admin')).toHaveLength(1);
  await go(page, 'Marcas');
  await go(page, 'Clientes');
  expect(entries).toHaveLength(2);
});

test('[MF-04] on a switch the title is set and the new heading has the focus', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  for (const name of ['Clientes', 'Orçamentos', 'Marcas']) {
    await go(page, name);
    await expect(page).toHaveTitle(`${name} · Rodovia`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
});

test.describe('an API that is down', () => {
  test.use({ expectedErrors: /status of 502/ });

  test('[MF-04] every module loads and says what it could not read', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/configuracoes');
    await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    // the list's own; above that of quotations the queue has one too
    const retry = page.getByRole('alert').getByRole('button', { name: 'Tentar novamente' }).last();
    for (const name of ['Orçamentos', 'Clientes', 'Marcas']) {
      await go(page, name);
      await expect(retry).toBeVisible({ timeout: 40_000 });
    }
    // Nothing else comes back: neither the stream nor the reader's own choices may read the list before the press.
    await page.route('**/api/brand/**', (route) => route.continue());
    await retry.click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
});
