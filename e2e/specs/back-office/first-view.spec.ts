import type { Page, Request, Route } from '@playwright/test';
import type { Discovery, OwnedRoute } from '@rodovia/shared/contracts/platform';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, authorized, createPerson, logInDirectly, personTypes, SELLER } from '../../support/accounts';
import { holdBack, withoutNews } from '../../support/calls';
import { applyBulk, createProduct } from '../../support/data/catalogue';
import { createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';

const SCRIPTS = '**/mf/**/*.js';
const isScript = (name: string) => /\/mf\/.*\.js$/.test(name);
const isRead = (name: string) => /\/api\/(?!site-image)/.test(name) && !name.includes('/events');

/**
 * Requests that a first view does not need and makes after it is complete: the event stream, saved list settings, what
 * was seen, the code of later calls, and the measuring script.
 */
const AFTERWARDS = /\/(live|transport|http)\.|\/vitals\/main\.|\/preference$|\/seen$/;

/** Returns the scripts and reads that the page has begun, in the order of their start. */
async function startedBy(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')),
  );
  return names.filter((name) => isScript(name) || isRead(name));
}

/** Opens an address while every script is held back; returns a list of what it requests, which grows, and a release. */
async function openHeld(page: Page, address: string) {
  const requested: string[] = [];
  const note = (request: Request) => requested.push(request.url().replace(new URL(request.url()).origin, ''));
  page.on('request', note);
  const release = await holdBack(page, SCRIPTS);
  // while a script is held back the page does not finish loading
  await page.goto(address, { waitUntil: 'commit' });
  const end = async () => {
    release();
    await untilDrawn(page);
    await page.unroute(SCRIPTS);
    page.off('request', note);
  };
  return { requested, end };
}

/** Waits until the page is complete: its heading is visible, nothing is busy and nothing has arrived for a moment. */
async function untilDrawn(page: Page) {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function routesOf(page: Page, area: OwnedRoute['area']): Promise<OwnedRoute[]> {
  const { microFrontends }: Discovery = await (await page.request.get('/mf/discovery.json')).json();
  const routes = Object.values(microFrontends).flatMap(([release]) => release?.extras.routes ?? []);
  return routes.filter((route) => route.area === area);
}

/** Creates or finds a record of each kind that a route can show. */
async function codesFor(page: Page): Promise<Record<string, string>> {
  const headers = await authorized(page.request, ADMIN);
  const first = async (url: string): Promise<string> => {
    const answer = await page.request.get(`/api${url}`, { headers });
    return ((await answer.json()) as { Results: { Code: string }[] }).Results[0]?.Code ?? '';
  };
  const types = await personTypes(page.request);
  const client = await createPerson(page.request, 'client', 'Primeira vista');
  // one without messages: an unread conversation would send a further call once it is seen
  const quotation = await createQuotation(page.request, ADMIN, client);
  return {
    '/admin/produtos/:code': await first('/product/pagged?page=1&quantity=1'),
    '/admin/modelos/:code': await first('/model/pagged?page=1&quantity=1'),
    '/admin/alteracoes-em-massa/:code': await applyBulk(page.request, {
      kind: 'STATUS',
      isActive: false,
      codes: [(await createProduct(page.request)).Code],
    }),
    '/admin/clientes/:code': client.Code,
    '/admin/vendedores/:code': await first(`/person/pagged?page=1&quantity=1&personType=${types.seller}`),
    '/admin/administradores/:code': await first(`/person/pagged?page=1&quantity=1&personType=${types.admin}`),
    '/admin/orcamentos/:code': quotation.Code,
    '/admin/configuracoes/emails/:code': await first('/mail-message/pagged?page=1&quantity=1'),
  };
}

for (const { area, account } of [
  { area: 'back-office', account: ADMIN },
  { area: 'seller', account: SELLER },
] as const) {
  test(`every address of the ${area} begins all its scripts and reads in one wave`, async ({ page }) => {
    await logInDirectly(page, account);
    // as the log-in form leaves it: the shop is not preloaded for staff
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the product sets it
      document.cookie = 'staff=1; path=/';
    });
    const codes = await codesFor(page);
    await withoutNews(page);
    for (const { path } of inTurn(await routesOf(page, area), 8)) {
      if (path.endsWith(':code') && !codes[path]) continue;
      const address = path.replace(':code', codes[path] ?? '');
      await page.goto(address);
      await untilDrawn(page);
      const needed = (await startedBy(page)).filter((name) => !AFTERWARDS.test(name));
      expect(needed, `requests of ${path}`).not.toEqual([]);
      const { requested, end } = await openHeld(page, address);
      // what waited for a script would not be requested now
      await expect.poll(() => needed.filter((name) => !requested.includes(name)), `late on ${path}`).toEqual([]);
      await end();
      const reads = (await startedBy(page)).filter(isRead);
      expect(new Set(reads).size, `reads of ${path}, each once`).toBe(reads.length);
    }
  });
}

test('[BO-01] who is not logged in gets the log-in, and nothing is asked for in their name', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/admin/marcas');
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const scripts = (await startedBy(page)).filter(isScript);
  expect(scripts.filter((name) => !name.startsWith('/mf/shell/'))).toEqual([]);
  expect(scripts.filter((name) => name.includes('antd'))).toEqual([]);
});

test('the frame with its title is on the screen before any code has come, and its links work', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  const waiting: Route[] = [];
  await page.route('**/mf/**/*.js', (route) => void waiting.push(route));
  await page.goto('/admin/marcas', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Painel Administrativo' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Produtos' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Marcas').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Produtos' }).click();
  await expect(page).toHaveURL(/\/admin\/produtos$/);
});

test('the link of the frame that has the focus has it still when the page is there', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  const release = await holdBack(page, '**/mf/**/*.js');
  await page.goto('/admin/marcas', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Produtos' });
  await link.focus();
  await link.evaluate((one) => one.setAttribute('data-of-the-frame', ''));
  release();
  await expect(page.locator('[data-of-the-frame]')).toHaveCount(0);
  await expect(page.locator('[data-row-key]').first()).toBeVisible();
  await expect(link).toBeFocused();
});

/** Opens the list of brands while antd's code is held back; returns what releases it. */
async function openPlainList(page: Page, address = '/admin/produtos') {
  const release = await holdBack(page, '**/antd*.js');
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // while a script is held back the page does not finish loading
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('[data-row-key]:not([data-row-key^=place])').first()).toBeVisible();
  await expect(page.locator('.ant-table-row')).toHaveCount(0);
  return release;
}

const antdRows = (page: Page) => page.locator('.ant-table-row[data-row-key]');
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);

/** Returns the position and size of everything in the list. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main form label, main td, main tr, main footer p')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

for (const width of [412, 1440]) {
  test(`[BO-17] the rows stand before antd's table; when it takes over nothing moves, nor the focus, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logInDirectly(page, ADMIN);
    const release = await openPlainList(page);
    const link = page.locator('[data-row-key]').nth(3).getByRole('link');
    await link.focus();
    const name = await link.textContent();
    const top = await page.evaluate(() => scrollY);
    const before = await boxesOf(page);
    release();
    await expect(antdRows(page).first()).toBeVisible();
    const after = await boxesOf(page);
    expect(after.length).toBe(before.length);
    const moved = after.filter((box, i) => box.some((value, k) => Math.abs(value - (before[i]?.[k] ?? 0)) > 1));
    expect(moved).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
}

test('[BO-17] a click that began on the plain rows is not lost to the table that takes over', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  const release = await openPlainList(page);
  await page.locator('[data-row-key]').first().getByRole('link').hover();
  await page.mouse.down();
  const loaded = page.waitForResponse('**/antd*.js');
  release();
  await loaded;
  await expect(antdRows(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/admin\/produtos\/[\w-]{36}$/);
});

test('[BO-17] a dialog that was asked for on the plain rows opens, whatever takes over before its code has come', async ({
  page,
}) => {
  const client = await newPerson(page.request, 'client');
  await page.request.post('/api/person/erasure', { headers: await authorized(page.request, client.Email) });
  await logInDirectly(page, ADMIN);
  const release = await openPlainList(page, '/admin/exclusoes?status=PENDING&orderBy=Created+desc');
  await page.getByRole('button', { name: `Recusar o pedido de ${client.Name}` }).click();
  release();
  const dialog = page.getByRole('dialog', { name: `Recusar o pedido de "${client.Name}"` });
  await dialog.getByLabel('Motivo').fill('Há uma garantia em curso.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  await expect(antdRows(page).first()).toBeVisible();
});

test('[BO-17] before antd has come the list is ordered, filtered and turned; without it, it stays so', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await openPlainList(page);
  const first = () => page.locator('[data-row-key]').first().getAttribute('data-row-key');
  const newest = await first();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(first).not.toBe(newest);
  await page.getByRole('columnheader', { name: 'Descrição' }).getByRole('button').click();
  await expect(page).toHaveURL(/orderBy=Description\+asc/);
  await page.getByLabel('Status', { exact: true }).selectOption('Inativos');
  await expect(page).toHaveURL(/isActive=false/);
});
