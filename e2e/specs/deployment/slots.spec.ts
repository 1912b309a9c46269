import type { Page } from '@playwright/test';
import type { Filling } from '@rodovia/shared/contracts/platform';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { FAILURES } from '../../support/checks/failures';
import { anyProduct } from '../../support/data/catalogue';
import { buildProva, mf, PROVA, publishBuilt } from '../../support/servers/own-module';
import { test } from '../../support/servers/own-product';
import type { OwnServer } from '../../support/servers/own-server';
import { expect } from '../../support/test';

test.describe.configure({ mode: 'serial' });

const EVERYBODY: Filling['roles'] = ['visitor', 'client', 'seller', 'admin'];
const filling = (own: Partial<Filling> = {}): Filling => ({
  slot: 'product.below',
  part: 'nota',
  roles: EVERYBODY,
  order: 1,
  props: { code: 'string' },
  ...own,
});

/** Server bundle that draws the note as the browser does. */
const DRAWN = `
  const { createElement } = require('react');
  exports.remote = { routes: [], parts: { nota: ({ code }) => createElement('p', null, 'Nota 30.0.0 sobre ' + code) } };
  exports.headOf = () => null;`;

let product = '';
test.beforeAll(async ({ request }) => {
  product = (await anyProduct(request)).Code;
});

/** Publishes the test's module with parts for slots, and waits until pages know of it. */
async function publishFilling(page: Page, { storeDir }: OwnServer, version: string, fills: Filling[], server = '') {
  const dir = await buildProva(version, server ? { 'server/render.cjs': server } : {}, { fills });
  await publishBuilt(storeDir, dir, '--no-probe');
  const known = async () => (await (await page.request.get('/privacidade')).text()).includes(`${PROVA}/${version}-`);
  await expect.poll(known).toBe(true);
}

const entry = /\/mf\/mf-prova\/[^/]+\/remoteEntry\.js/;
const productPage = () => `/modelos/${product}`;
const shownProduct = (page: Page) => page.getByRole('button', { name: /^Adicionar/ }).first();

test('[MF-01] a part of another module is drawn with a public page, taken over and alive', async ({ page, server }) => {
  await publishFilling(page, server, '30.0.0', [filling()], DRAWN);
  const html = await (await page.request.get(productPage())).text();
  expect(html).toMatch(/<div data-part="@rodovia\/mf-prova\/nota"><!--\$--><p>Nota 30\.0\.0 sobre /);
  await page.goto(productPage());
  await expect(page.getByText(`Nota 30.0.0 sobre ${product}`)).toHaveCount(1);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toMatch(entry);
  await expect(page.getByText(`Nota 30.0.0 sobre ${product}`)).toBeVisible();
});

test('[MF-01] without a server bundle the part comes after the page, which is drawn as before', async ({
  page,
  server,
}) => {
  await publishFilling(page, server, '30.1.0', [filling()]);
  const html = await (await page.request.get(productPage())).text();
  expect(html).toContain('Adicionar');
  expect(html).not.toContain('<div data-part');
  await page.goto(productPage());
  await expect(page.getByText(`Nota 30.1.0 sobre ${product}`)).toBeVisible();
});

test('[MF-03] a sheet that is in the page does not stand for one of the same name of another module', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto(productPage());
  const status = page.getByRole('region', { name: 'Histórico de pedidos deste pneu' }).getByText('Concluído').first();
  await expect(status).toHaveCSS('border-top-width', '1px');
  expect(await page.locator('style[data-href*="mf-storefront"]').count()).toBeGreaterThan(0);
});

test('[RO-05] a part is for the roles of its declaration alone, whatever the module has', async ({ page, server }) => {
  await publishFilling(page, server, '30.2.0', [filling({ roles: ['admin'] })]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(productPage());
  await expect(shownProduct(page)).toBeVisible();
  await expect(page.getByText(/Nota/)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/fillings') || entry.test(url))).toEqual([]);
  await logInDirectly(page, ADMIN);
  await page.goto(productPage());
  await expect(page.getByText(`Nota 30.2.0 sobre ${product}`)).toBeVisible();
  const refused = publishBuilt(
    server.storeDir,
    await buildProva('30.2.1', {}, { fills: [filling({ slot: 'quotation.aside', roles: ['visitor'] })] }),
    '--no-probe',
  );
  await expect(refused).rejects.toThrow('A parte nota de mf-prova 30.2.1 é para visitor, que não vê quotation.aside.');
});

test.describe('a part that fails', () => {
  test.use({ expectedErrors: /^/ });

  test.beforeAll(async ({ browser, server }) => {
    const page = await browser.newPage({ baseURL: server.origin });
    await publishFilling(page, server, '30.3.0', [filling()]);
    await page.close();
  });

  for (const [failure, answer] of inTurn(Object.entries(FAILURES), 7))
    test(`[MF-04] ${failure}: costs a visitor nothing, and staff a note with a second try`, async ({
      page,
      openBrowser,
    }) => {
      await page.route(entry, answer);
      await page.goto(productPage());
      await shownProduct(page).click();
      await expect(page.getByRole('button', { name: /^Carrinho, 1 item/ })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const staff = await openBrowser();
      await logInDirectly(staff, ADMIN);
      await staff.route(entry, answer);
      await staff.goto(productPage());
      await expect(shownProduct(staff)).toBeVisible();
      const panel = staff.getByRole('alert').filter({ hasText: 'Esta parte não abriu' });
      await expect(panel).toBeVisible();
      await expect(staff.getByRole('heading', { name: 'Histórico de pedidos deste pneu' })).toBeVisible();
      await staff.unrouteAll({ behavior: 'ignoreErrors' });
      await panel.getByRole('button', { name: 'Tentar novamente' }).click();
      // the release before may have come in time instead
      await expect(staff.getByText(/^Nota 30\.[23]\.0 sobre /)).toBeVisible();
    });

  for (const part of ['quebra', 'nunca', 'falta'])
    test(`[MF-04] a part that ${part}: is reported for its module, and the page stays`, async ({ page, server }) => {
      await publishFilling(page, server, `30.4.${['quebra', 'nunca', 'falta'].indexOf(part)}`, [filling({ part })]);
      const report = page.waitForRequest('**/api/telemetry');
      await page.goto(productPage());
      await shownProduct(page).click();
      expect((await report).postDataJSON()).toMatchObject({
        module: PROVA,
        phase: part === 'nunca' ? 'suspense' : 'render',
      });
      await expect(page.getByRole('button', { name: /^Carrinho, 1 item/ })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test('[MF-05] what fills a slot goes with its module, and an offer stays while it is filled', async ({
  page,
  server,
}) => {
  await publishFilling(page, server, '30.5.0', [filling()]);
  expect(await mf(server.storeDir, 'list')).toContain('mf-prova');
  await mf(server.storeDir, 'withdraw', PROVA, '--why', 'teste');
  await expect.poll(async () => (await page.request.get(productPage())).text()).not.toContain(PROVA);
  await page.goto(productPage());
  await expect(shownProduct(page)).toBeVisible();
  await expect(page.getByText(/Nota/)).toHaveCount(0);
});
