import type { Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { FAILURES, lossLimit } from '../../support/checks/failures';
import { expect, test } from '../../support/test';

/** Files that a screen of a module needs: container, exposed page, and the code of a page opened later. */
const ASSETS = {
  'remoteEntry.js': /\/mf\/mf-catalog-admin\/[^/]+\/remoteEntry\.js/,
  'página exposta': /\/mf\/mf-catalog-admin\/[^/]+\/__federation_expose_remote[^/]*\.js/,
  'página posterior': /\/mf\/mf-catalog-admin\/[^/]+\/(?!remoteEntry|__federation)[^/]*\.js/,
};

const results = new Map<string, string>();
test.afterAll(() => {
  for (const [name, result] of results) console.info(`${name.padEnd(44)} ${result}`);
});

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: /Não foi possível abrir esta área/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Painel' });

/** Opens the screen whose files are requested: a list or, for the later page, its first record. */
async function openScreen(page: Page, isLater: boolean) {
  await menu(page)
    .getByRole('link', { name: isLater ? 'Modelos' : 'Marcas' })
    .click();
  if (isLater) await page.getByRole('table').getByRole('link').first().click();
}

for (const [asset, pattern] of Object.entries(ASSETS)) {
  test.describe(`[MF-04] ${asset}`, () => {
    test.use({ expectedErrors: /^/ });
    for (const [failure, answer] of inTurn(Object.entries(FAILURES), 7)) {
      test(`${failure}: a panel once it was waited for, others work, a second try recovers without a new page`, async ({
        page,
      }) => {
        const isLater = asset === 'página posterior';
        await logInDirectly(page, ADMIN);
        const loadStart = Date.now();
        await page.goto('/admin/configuracoes');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const opening = Date.now() - loadStart;
        await page.evaluate(() => Object.assign(globalThis, { __same: true }));
        await page.route(pattern, answer);
        const start = Date.now();
        await openScreen(page, isLater);
        await expect(panel(page)).toBeVisible();
        const took = Date.now() - start;
        expect(took).toBeLessThan(lossLimit(opening));
        await menu(page).getByRole('link', { name: 'Clientes' }).click();
        await expect(page.getByRole('table')).toBeVisible();
        await openScreen(page, false);
        if (isLater) {
          await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
          await menu(page).getByRole('link', { name: 'Modelos' }).click();
          await page.getByRole('table').getByRole('link').first().click();
        }
        await expect(panel(page)).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await panel(page).getByRole('button', { name: 'Tentar novamente' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(panel(page)).toBeHidden();
        expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);
        results.set(`${asset} × ${failure}`, `painel em ${(took / 1000).toFixed(1)} s, recuperado`);
      });
    }
  });
}

test.describe('[MF-04] mf-manifest.json', () => {
  test.use({ expectedErrors: /^/ });

  test('whatever becomes of it, screens open: what it says came with the list of modules', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    const requests: string[] = [];
    await page.route(/\/mf-manifest\.json/, (route) => {
      requests.push(route.request().url());
      return route.abort('connectionreset');
    });
    await page.goto('/admin/configuracoes');
    await openScreen(page, true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await menu(page).getByRole('link', { name: 'Clientes' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(requests).toEqual([]);
    for (const failure of Object.keys(FAILURES)) results.set(`mf-manifest.json × ${failure}`, 'não é pedido');
  });
});
