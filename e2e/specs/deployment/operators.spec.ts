import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN, authorized, logInDirectly, SELLER } from '../../support/accounts';
import { expectAccessible, expectAccessibleAtAllWidths } from '../../support/checks/axe';
import { mf, PROVA, publishProva } from '../../support/servers/own-module';
import { showsProva, withOwnProduct } from '../../support/servers/own-product';
import { publishShell, SHELL_SHA } from '../../support/servers/own-shell';
import { expect } from '../../support/test';

const ADDRESS = '/admin/configuracoes/publicacoes';

/** A running product for this file, whose operators its tests are. */
const test = withOwnProduct(async ({ storeDir }) => {
  for (const version of ['1.0.0', '1.1.0']) await publishProva(storeDir, version);
});
test.describe.configure({ mode: 'serial' });

const card = (page: Page) => page.getByRole('region', { name: PROVA, exact: true });
const steps = (page: Page) => page.getByRole('region', { name: 'Histórico' }).getByRole('listitem');

async function openPage(page: Page) {
  await logInDirectly(page, ADMIN);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Publicações' })).toBeVisible();
  await expect(card(page)).toBeVisible();
}

/** Opens the dialog of an action and enters the reason. */
async function begin(page: Page, label: string, why: string) {
  await card(page)
    .getByRole('button', { name: `${label}: ${PROVA}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill(why);
  return dialog;
}

async function act(page: Page, label: string, why: string) {
  const dialog = await begin(page, label, why);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('[MF-05] an administrator rolls a module back with a reason; the history and the audit name them', async ({
  page,
  server,
}) => {
  await openPage(page);
  await expect(card(page).getByText('1.1.0-abc1234').first()).toBeVisible();
  await card(page)
    .getByRole('button', { name: `Voltar: ${PROVA}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Voltar ${PROVA} a qual versão?` });
  await expect(dialog.getByRole('button', { name: 'Voltar', exact: true })).toBeDisabled();
  await expect(dialog.getByLabel('Versão')).toHaveValue('1.0.0-abc1234');
  await dialog.getByLabel('Motivo').fill('página lenta');
  await dialog.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByRole('status').getByText(/^Feito: voltar mf-prova/)).toBeVisible();
  await expect(card(page).getByText('página lenta')).toBeVisible();
  await expect(steps(page).first()).toContainText(/mf-prova: volta 1\.0\.0-abc1234.*por .*: página lenta/);
  expect(await mf(server.storeDir, 'audit', PROVA)).toMatch(
    /rollback +mf-prova 1\.0\.0-abc1234 .*\([\da-f-]{36}\) +página lenta/,
  );
  const headers = await authorized(page.request, ADMIN);
  const trail = await (await page.request.get('/api/logger', { headers })).text();
  expect(trail).toContain('voltou mf-prova para 1.0.0-abc1234: página lenta');
  await showsProva(page, 'Prova 1.0.0');
});

test('[MF-05] a canary is seen, ended and promoted; a module is withdrawn and comes back', async ({ page, server }) => {
  await publishProva(server.storeDir, '1.2.0', '--canary', '10');
  await openPage(page);
  await expect(card(page).getByText('1.2.0-abc1234, 10 % dos visitantes')).toBeVisible();
  await act(page, 'Encerrar canário', 'poucas visitas');
  await expect(card(page).getByText('% dos visitantes')).toHaveCount(0);
  await act(page, 'Promover', 'está boa');
  await expect(steps(page).first()).toContainText('promoção 1.2.0-abc1234');
  await act(page, 'Retirar', 'manutenção');
  await expect(card(page).getByText('Retirado')).toBeVisible();
  await act(page, 'Trazer de volta', 'manutenção feita');
  await expect(card(page).getByText('No ar').first()).toBeVisible();
});

test('[MF-05] a canary is begun with its part of the visitors, and a preview with an address', async ({
  page,
  server,
  openBrowser,
}) => {
  await publishProva(server.storeDir, '1.3.0', '--preview');
  await publishShell(server.storeDir, '1.0.7', '--preview');
  const own = `1.0.7-${SHELL_SHA}`;
  await openPage(page);
  const dialog = await begin(page, 'Iniciar canário', 'aos poucos');
  await dialog.getByLabel('Versão').selectOption('1.3.0-abc1234');
  await dialog.getByLabel('Parte dos visitantes').fill('120');
  await expect(dialog.getByRole('button', { name: 'Iniciar canário', exact: true })).toBeDisabled();
  await dialog.getByLabel('Parte dos visitantes').fill('25');
  await dialog.getByRole('button', { name: 'Iniciar canário', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page).getByText('1.3.0-abc1234, 25 % dos visitantes')).toBeVisible();
  await act(page, 'Encerrar canário', 'basta');

  await page.getByRole('button', { name: 'Ver antes: shell' }).click();
  const preview = page.getByRole('dialog', { name: 'Ver antes qual versão de shell?' });
  await preview.getByLabel('Versão').selectOption(own);
  await preview.getByRole('button', { name: 'Criar endereço' }).click();
  const address = await preview.getByLabel('Endereço da prévia').inputValue();
  const guest = await openBrowser();
  await guest.goto(address);
  await expect(guest.getByRole('complementary', { name: 'Prévia' })).toContainText(`shell ${own}`);
  expect(await guest.content()).toContain(`/mf/shell/${own}/`);
  const other = await openBrowser();
  await other.goto(server.origin);
  expect(await other.content()).not.toContain(own);
  await guest.getByRole('link', { name: 'Voltar ao publicado' }).click();
  await expect(guest.getByRole('complementary', { name: 'Prévia' })).toHaveCount(0);
  expect(await guest.content()).not.toContain(own);
});

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('[MF-05] who comes second is told what came between, and loses nothing of what was typed', async ({
    page,
    server,
  }) => {
    await openPage(page);
    const dialog = await begin(page, 'Retirar', 'o meu motivo');
    await mf(server.storeDir, 'rollback', PROVA, '--to', '1.0.0-abc1234', '--why', 'fui primeiro');
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      /mf-prova mudou enquanto isso: rollback de .*\(fui primeiro\)/,
    );
    await expect(dialog.getByLabel('Motivo')).toHaveValue('o meu motivo');
    await expect(card(page).getByText('fui primeiro')).toBeVisible();
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await act(page, 'Trazer de volta', 'de volta');
  });

  test('[MF-05] what the gate refuses is said in the dialog, and nothing changes', async ({ page, server }) => {
    await appendFile(path.join(server.storeDir, 'mf', PROVA, '1.1.0-abc1234', '200.js'), '// alterado');
    await openPage(page);
    const dialog = await begin(page, 'Voltar', 'tentativa');
    await dialog.getByLabel('Versão').selectOption('1.1.0-abc1234');
    await dialog.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Não foi feito:');
    await expect(dialog.getByRole('alert')).toContainText('mf-prova 1.1.0-abc1234: 200.js foi alterado.');
    expect(await mf(server.storeDir, 'list', PROVA)).toMatch(/1\.0\.0-abc1234 +no ar/);
  });
});

test.describe('without a network or a store', () => {
  test.use({ expectedErrors: /status of 503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('says that the store is away, empty or silent, does nothing without a network, and keeps the reason', async ({
    page,
    context,
  }) => {
    await logInDirectly(page, ADMIN);
    const message = 'O armazenamento das versões não responde. Tente novamente em instantes.';
    await page.route('**/api/release', (route) => route.fulfill({ status: 503, json: { code: 503, message } }));
    await page.goto(ADDRESS);
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute('**/api/release');
    await page.route('**/api/release', (route) => route.fulfill({ json: { Modules: [] } }));
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('Nada foi publicado ainda.')).toBeVisible();
    await page.unroute('**/api/release');
    await page.reload();
    await expect(card(page)).toBeVisible();

    const dialog = await begin(page, 'Retirar', 'sem resposta');
    const withdraw = dialog.getByRole('button', { name: 'Retirar', exact: true });
    await page.route('**/api/release/*', (route) => route.fulfill({ status: 503, json: { code: 503, message: '' } }));
    await withdraw.click();
    // an action without confirmation is not reported as undone
    await expect(dialog.getByRole('alert')).toContainText('Sem confirmação:');
    await expect(dialog.getByLabel('Motivo')).toHaveValue('sem resposta');
    await page.unroute('**/api/release/*');
    // while the action is being completed, its button ignores presses
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    await context.setOffline(true);
    await withdraw.click();
    await expect(dialog.getByRole('alert')).toContainText('Sem conexão: nada foi enviado.');
    await expect(dialog.getByLabel('Motivo')).toHaveValue('sem resposta');
    await context.setOffline(false);
  });
});

test('[RO-05] a seller and a visitor neither see the page nor may call what is behind it', async ({
  page,
  request,
}) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'Painel Administrativo' })).toBeVisible();
  await logInDirectly(page, SELLER);
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(/\/orcamentos$/);
  const headers = await authorized(request, SELLER);
  const data = { action: 'withdraw', why: 'x', seen: 1 };
  expect((await request.post(`/api/release/${PROVA}`, { headers, data })).status()).toBe(403);
  expect((await request.get('/api/release', { headers })).status()).toBe(403);
  expect((await request.get('/api/release', { headers: { 'Channel-Code': 'web' } })).status()).toBe(401);
});

test('the page is for everybody, at all widths and in both themes, with an open dialog too', async ({ page }) => {
  await openPage(page);
  await expect(steps(page).first()).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await wide()]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await begin(page, 'Voltar', 'um motivo');
  await expectAccessible(page);
});
