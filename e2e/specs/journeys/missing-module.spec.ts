import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { isInTurn } from '../../../testing/rotation.mjs';
import {
  assignQuotation,
  enterBackOffice,
  finishOnlyQuotation,
  listClients,
  openScreen,
  runBrands,
} from '../../pages/staff';
import { closeCart, fillCart, newClient, registerFromCart } from '../../pages/visitor';
import { ADMIN } from '../../support/accounts';
import { createQuotation, newPerson } from '../../support/data/quotations';
import { withOwnProduct } from '../../support/servers/own-product';
import type { OwnServer } from '../../support/servers/own-server';
import { expect } from '../../support/test';

/** A product whose module files this file's tests remove, one module at a time. */
const test = withOwnProduct();

test.use({ expectedErrors: /404 \(Not Found\)|ScriptExternalLoadError|RUNTIME-|Failed to load|MIME type/ });
test.describe.configure({ mode: 'serial' });

const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

/** Runs `work` while the files of `module` are missing: the store still lists it, but none of its files answers. */
async function without(server: OwnServer, module: string, work: () => Promise<void>) {
  const files = await filesOf(path.join(server.storeDir, 'mf', module));
  const moved = files.filter((file) => path.basename(file) !== 'release.json');
  const placeFor = (file: string) =>
    path.join(server.storeDir, `gone-${path.relative(server.storeDir, file).replaceAll('/', '-')}`);
  for (const file of moved) await rename(file, placeFor(file));
  try {
    await work();
  } finally {
    for (const file of moved) await rename(placeFor(file), file);
  }
}

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Não foi possível abrir esta área' });

async function expectPanel(page: Page, at: string) {
  await page.goto(at);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect(panel(page).getByText('Código do diagnóstico')).toBeVisible();
}

/** Creates a client with an open quotation over HTTP, for tests without a storefront. Returns the client's name. */
async function openQuotation(request: APIRequestContext) {
  const client = await newPerson(request, 'client');
  await createQuotation(request, client.Email);
  return client.Name;
}

// the modules are removed in turn: two of these tests at each commit
if (isInTurn(0, 2))
  test('[MF-04] without the storefront its area says so, and staff work on', async ({
    server,
    page,
    request,
    openBrowser,
  }) => {
    const client = await openQuotation(request);
    const seller = await newPerson(request, 'seller');
    await without(server, 'mf-storefront', async () => {
      await expectPanel(page, '/modelos');
      await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
      const admin = await openBrowser();
      await enterBackOffice(admin, ADMIN);
      await assignQuotation(admin, client, seller.Name);
      await runBrands(admin);
      await listClients(admin);
      const sold = await openBrowser();
      await enterBackOffice(sold, seller.Email);
      await finishOnlyQuotation(sold, client);
    });
    await panel(page).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pneus' })).toBeVisible();
  });

if (isInTurn(1, 2))
  test('[MF-04] without quotations their area says so, and everything else works', async ({
    server,
    page,
    openBrowser,
  }) => {
    await without(server, 'mf-quotations', async () => {
      await enterBackOffice(page, ADMIN);
      await page
        .getByRole('navigation', { name: 'Painel' })
        .getByRole('link', { name: 'Orçamentos', exact: true })
        .click();
      await expect(panel(page)).toBeVisible();
      await runBrands(page);
      await listClients(page);
      const visitor = await openBrowser();
      await fillCart(visitor, 2);
      await registerFromCart(visitor, newClient());
      await closeCart(visitor);
    });
  });

if (isInTurn(2, 2))
  test('[MF-04] without the catalogue administration, people and quotations work', async ({
    server,
    page,
    request,
  }) => {
    const client = await openQuotation(request);
    const seller = await newPerson(request, 'seller');
    await without(server, 'mf-catalog-admin', async () => {
      await enterBackOffice(page, ADMIN);
      await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Marcas' }).click();
      await expect(panel(page)).toBeVisible();
      await listClients(page);
      await assignQuotation(page, client, seller.Name);
    });
  });

if (isInTurn(3, 2))
  test('[MF-04] without people or the dashboard, the rest of the back office works', async ({ server, page }) => {
    await without(server, 'mf-people-admin', () =>
      without(server, 'mf-dashboard', async () => {
        await enterBackOffice(page, ADMIN);
        await expect(panel(page)).toBeVisible();
        await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Clientes' }).click();
        await expect(panel(page)).toBeVisible();
        await runBrands(page);
        await openScreen(page, 'Orçamentos');
      }),
    );
  });
