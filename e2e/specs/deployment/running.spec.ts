import type { Page } from '@playwright/test';
import { sized } from '../../../testing/long.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { expect, test } from '../../support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Painel' });

async function go(page: Page, name: string) {
  await menu(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Counts pending timers and active observers, from before any code of the page runs. */
function countHeld() {
  const timers = new Set<unknown>();
  const observers = new Set<object>();
  const active = { timers, observers };
  Object.assign(globalThis, { __held: active });
  const { setInterval, setTimeout, clearInterval, clearTimeout } = globalThis;
  const started = (id: unknown) => {
    timers.add(id);
    return id;
  };
  Object.assign(globalThis, {
    setInterval: (...given: Parameters<typeof setInterval>) => started(setInterval(...given)),
    setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = setTimeout(() => {
        timers.delete(id);
        if (typeof work === 'function') work(...rest);
      }, ms);
      return started(id);
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
      clearTimeout(id);
    },
    clearInterval: (id: number) => {
      timers.delete(id);
      clearInterval(id);
    },
  });
  for (const kind of [ResizeObserver, IntersectionObserver, MutationObserver, PerformanceObserver]) {
    const { observe, disconnect } = kind.prototype as ResizeObserver;
    Object.assign(kind.prototype, {
      observe(this: object, ...given: unknown[]) {
        observers.add(this);
        return Reflect.apply(observe, this, given);
      },
      disconnect(this: object) {
        observers.delete(this);
        return Reflect.apply(disconnect, this, []);
      },
    });
  }
}

/** Counts what the page holds in memory, after garbage collection. */
async function activeIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const own = await page.evaluate(() => {
    const { timers, observers } = (
      globalThis as unknown as { __held: { timers: Set<unknown>; observers: Set<object> } }
    ).__held;
    return {
      sheets: document.styleSheets.length,
      timers: timers.size,
      observers: observers.size,
      elements: document.getElementsByTagName('*').length,
    };
  });
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), documents: of('Documents'), ...own };
}

/** Counts what the page holds once nothing changes any more. */
async function atRest(page: Page) {
  let last = await activeIn(page);
  const changed = async () => {
    const earlier = last;
    last = await activeIn(page);
    return Object.entries(last).filter(([name, count]) => count !== earlier[name as keyof typeof earlier]);
  };
  await expect.poll(changed).toEqual([]);
  return last;
}

const ROUNDS = sized({ usual: 5, long: 20 });

test(`[MF-04] ${ROUNDS * 5} switches between modules leave nothing behind: no node, listener, style sheet, observer or timer`, async ({
  page,
}) => {
  const SCREENS = ['Marcas', 'Clientes', 'Orçamentos', 'Configurações', 'Vendedores'];
  await logInDirectly(page, ADMIN);
  await page.addInitScript(countHeld);
  // the measuring script loads by itself seconds after the page, and holds its memory once
  const measures = page.waitForResponse(/\/vitals\/main\./);
  await page.goto('/admin/marcas');
  await measures;
  const round = async () => {
    for (const name of SCREENS) await go(page, name);
    // antd's table has replaced the plain one
    await expect(page.locator('.ant-table-row[data-row-key]').first()).toBeVisible();
  };
  await round();
  await round();
  const before = await atRest(page);
  for (let i = 0; i < ROUNDS; i++) await round();
  // a leak at each switch would add as many objects; one more text or timer is what happens to be on the page at that
  // moment
  const most = Object.fromEntries(
    Object.entries(before).map(([name, count]) => [name, ['nodes', 'timers'].includes(name) ? count + 9 : count]),
  );
  const grown = async () => Object.entries(await activeIn(page)).filter(([name, count]) => count > (most[name] ?? 0));
  await expect.poll(grown).toEqual([]);
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
  const entriesOf = (module: string) => entries.filter((url) => url.includes(`/mf/${module}/`));
  await menu(page).getByRole('link', { name: 'Marcas', exact: true }).hover();
  await expect.poll(() => entriesOf('mf-catalog-admin')).toHaveLength(1);
  await menu(page).getByRole('link', { name: 'Clientes', exact: true }).focus();
  await expect.poll(() => entriesOf('mf-people-admin')).toHaveLength(1);
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
    // the list's own retry button; the queue above the list of quotations has one too
    const retry = page.getByRole('alert').getByRole('button', { name: 'Tentar novamente' }).last();
    for (const name of ['Orçamentos', 'Clientes', 'Marcas']) {
      await go(page, name);
      await expect(retry).toBeVisible();
    }
    // No other request succeeds: neither the event stream nor the saved list settings may reload the list before the
    // press.
    await page.route('**/api/brand/**', (route) => route.continue());
    await retry.click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
});
