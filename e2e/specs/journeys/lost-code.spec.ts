import type { Page } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { withoutNews } from '../../support/calls';
import type { FederationProbe } from '../../support/federation';
import { expect, test } from '../../support/test';

test.use({ expectedErrors: /^/ });

/** Matches every script except the one that measures the page, which loads by itself seconds later. */
const OPENED = /^(?!.*\/vitals\/).*\.js(\?|$)/;

/** Aborts requests for scripts from now on; returns the lost ones and a function that restores the connection. */
async function loseScripts(page: Page, scripts = OPENED) {
  const lost: string[] = [];
  await page.route(scripts, (route) => {
    lost.push(route.request().url());
    return route.abort('connectionreset');
  });
  return { lost, giveBack: () => page.unroute(scripts) };
}

const failed = (page: Page) => page.getByRole('dialog', { name: 'Não foi possível abrir' });

/** Whether a module has loaded the code of forms from the shell. */
const hasForms = () =>
  (globalThis as unknown as FederationProbe).__FEDERATION__.__INSTANCES__.some(({ shareScopeMap }) =>
    Object.values(shareScopeMap.default?.['@rodovia/shared/crud-form'] ?? {}).some(({ lib }) => lib),
  );

async function openBrands(page: Page) {
  await logInDirectly(page, ADMIN);
  await withoutNews(page);
  // the code of the event stream is the last that loads by itself
  const stream = page.waitForRequest('**/shopping-cart/events**');
  await page.goto('/admin/marcas');
  await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible();
  await stream;
  // the first sign of use loads the code of forms; what is lost afterwards is what the test opens
  await page.mouse.move(5, 5);
  await page.waitForFunction(hasForms);
}

test('[MF-04] without the code of the help or of the selection the page stays, says so, and has it at the second try', async ({
  page,
}) => {
  await openBrands(page);
  const { lost, giveBack } = await loseScripts(page);
  await page.keyboard.press('?');
  await expect(failed(page).getByText('Esta janela não abriu')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  // each attempt requests the script twice
  expect(lost).toHaveLength(2);
  await failed(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(() => lost).toHaveLength(4);
  await failed(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(failed(page)).toHaveCount(0);
  await giveBack();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const selection = await loseScripts(page);
  await page.locator('tbody').getByRole('checkbox').first().check();
  await expect(page.getByRole('alert').getByText('A seleção não abriu')).toBeVisible();
  await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible();
  await selection.giveBack();
  await page.getByRole('alert').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('region', { name: 'Seleção' })).toBeVisible();
});

test('[MF-04] without the code of a module’s dialog its page stays, and the report carries the code that is shown', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/produtos');
  await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible();
  const { giveBack } = await loseScripts(page, /\/mf-catalog-admin\/.*\.js/);
  const reported = page.waitForRequest('**/api/telemetry');
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  await expect(failed(page).getByText('A importação não abriu')).toBeVisible();
  const { module, diagnostic } = (await reported).postDataJSON();
  expect(module).toBe('mf-catalog-admin');
  await expect(failed(page).getByText(diagnostic, { exact: true })).toBeVisible();
  await giveBack();
  await failed(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('dialog', { name: /Importar/ })).toBeVisible();
});

test('[MF-04] without the code of the log-in the store stays, and the log-in opens at the second try', async ({
  page,
}) => {
  await page.goto('/modelos');
  const { giveBack } = await loseScripts(page);
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus' })).toBeVisible();
  await giveBack();
  await failed(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
});

test('[MF-04] without the code of the back office’s frame the page says so, and comes at the second try', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/modelos');
  const { giveBack } = await loseScripts(page);
  await page.evaluate(() => history.pushState(null, '', '/admin/marcas'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByText('Não foi possível abrir esta página')).toBeVisible();
  await giveBack();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('navigation', { name: 'Painel' })).toBeVisible();
});

test('[MF-04] without the shared code of tables and forms a module says so, and comes at the second try', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const { lost, giveBack } = await loseScripts(page, /\/mf\/shell\/.*\.js/);
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByText('Não foi possível abrir esta área')).toBeVisible();
  expect(lost).not.toHaveLength(0);
  await giveBack();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
});
