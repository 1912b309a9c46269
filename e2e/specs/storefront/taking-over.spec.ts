import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Opens a page whose code has arrived and stops React after its first slice of hydration. */
async function openHalfTaken(page: Page, at: string) {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const releases: (() => void)[] = [];
    let passed = 0;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (passed++ === 0) post.call(this, message);
      else releases.push(() => post.call(this, message));
    };
    Object.assign(globalThis, {
      heldSlices: releases,
      releaseSlices() {
        passed = Number.NEGATIVE_INFINITY;
        MessagePort.prototype.postMessage = post;
        for (const slice of releases) slice();
      },
    });
  });
  await page.goto(at);
  await page.waitForFunction(() => (globalThis as unknown as { heldSlices: unknown[] }).heldSlices.length > 0);
  return () => page.evaluate(() => (globalThis as unknown as { releaseSlices: () => void }).releaseSlices());
}

const addButtons = (page: Page) => page.getByRole('button', { name: /^Adicionar/ });

test('[SF-10] a press on a row that React has not come to does its work at once, and once', async ({ page }) => {
  const release = await openHalfTaken(page, '/modelos');
  await addButtons(page).nth(3).click();
  await expect(page.getByText('Produto adicionado ao carrinho!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
  await release();
  await addButtons(page).nth(4).click();
  await expect(page.getByRole('button', { name: 'Carrinho, 2 itens' })).toBeVisible();
});

test('[SF-08] what is typed into a search that React has not come to is suggested to', async ({ page }) => {
  const release = await openHalfTaken(page, '/modelos');
  const search = page.getByRole('combobox', { name: /^Buscar pneus/ });
  await search.pressSequentially('205/55');
  await release();
  await expect(page.getByRole('option').first()).toContainText('205/55');
  await expect(search).toHaveValue('205/55');
});

test('[SF-05] a filter that React has not come to filters', async ({ page }) => {
  const release = await openHalfTaken(page, '/modelos');
  await page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/brand=/);
  await release();
  await expect(page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first()).toBeChecked();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('[SF-05] the filters’ button answers before React has come to it, and the filters follow', async ({ page }) => {
    const release = await openHalfTaken(page, '/modelos');
    const filters = page.getByRole('button', { name: 'Filtros' });
    await filters.click();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await release();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/brand=/);
  });
});
