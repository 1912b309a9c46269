import type { Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { buildProva, mf, PROVA, publishBuilt, publishProva } from '../../support/servers/own-module';
import { test, untilServed } from '../../support/servers/own-product';
import type { OwnServer } from '../../support/servers/own-server';
import { expect } from '../../support/test';

test.describe.configure({ mode: 'serial' });

/** The release that the broken ones would replace. */
test.beforeAll(async ({ server, request }) => {
  await publishProva(server.storeDir, '20.0.0');
  await untilServed(request);
});

/**
 * Rolls back from the broken release and waits until pages start with the other one: the live view may be some seconds
 * old.
 */
async function goBack({ request }: Page, { storeDir }: OwnServer) {
  await mf(storeDir, 'rollback', PROVA, '--to', '20.0.0-abc1234');
  const first = async () =>
    /\/mf\/mf-prova\/([^/]+)\/remoteEntry\.js/.exec(await (await request.get('/prova')).text())?.[1];
  await expect.poll(first).toBe('20.0.0-abc1234');
}

test.describe('a canary whose files arrive wrong', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('[MF-04] gives way to the release before it, in the same page', async ({ page, server }) => {
    await publishProva(server.storeDir, '20.5.0', '--canary', '50');
    await page.route('**/mf/mf-prova/20.5.0-abc1234/**', (route) => route.fulfill({ status: 500, body: 'erro' }));
    await expect(async () => {
      await page.context().clearCookies();
      const html = await (await page.goto('/prova'))?.text();
      expect(html).toMatch(/mf-prova\/20\.5\.0-abc1234\/remoteEntry\.js/);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Prova 20.0.0' })).toBeVisible();
    await goBack(page, server);
  });
});

test('[MF-04] a container that exposes nothing gives way to the release before it', async ({ page, server }) => {
  const empty = 'globalThis.mf_prova__20_6_1 = { init() {}, get: async () => () => ({}) };';
  const dir = await buildProva('20.6.1', { 'remoteEntry.js': empty });
  await publishBuilt(server.storeDir, dir, '--no-probe');
  const report = page.waitForRequest(
    (request) => request.url().endsWith('/api/telemetry') && request.postDataJSON().phase === 'load',
  );
  await expect(async () => {
    const html = await (await page.goto('/prova'))?.text();
    expect(html).toMatch(/mf-prova\/20\.6\.1-abc1234\/remoteEntry\.js/);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Prova 20.0.0' })).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ module: PROVA, release: '20.6.1-abc1234' });
  await goBack(page, server);
});

test.describe('a module that throws', () => {
  test.use({ expectedErrors: /^/ });

  for (const what of inTurn(['render', 'efeito', 'nulo', 'nunca'], 4)) {
    test(`[MF-04] in ${what} costs its own area`, async ({ page }) => {
      const report = page.waitForRequest('**/api/telemetry');
      await page.goto(`/prova/${what}`);
      await expect(page.getByRole('alert').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      expect((await report).postDataJSON()).toMatchObject({
        module: PROVA,
        phase: what === 'nunca' ? 'suspense' : 'render',
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Vans' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pneus: Vans' })).toBeVisible();
    });
  }

  test('[MF-04] in a handler or a promise costs nothing but is reported', async ({ page, server }) => {
    await page.goto('/prova/evento');
    const report = page.waitForRequest('**/api/telemetry');
    await page.getByRole('button', { name: 'Falhar' }).click();
    expect((await report).postDataJSON()).toMatchObject({
      module: PROVA,
      release: '20.0.0-abc1234',
      phase: 'runtime',
      message: 'no evento',
    });
    await expect(page.getByRole('button', { name: 'Falhar' })).toBeVisible();
    await page.goto('/prova/promessa');
    await expect(page.getByText('segue')).toBeVisible();
    await expect(async () => {
      expect(await mf(server.storeDir, 'doctor')).toMatch(
        /mf-prova 20\.0\.0-abc1234: \d+ visitas de \d+ redes, [1-9]\d* com falha/,
      );
    }).toPass();
  });
});
