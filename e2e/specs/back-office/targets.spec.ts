import type { Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { createProduct } from '../../support/data/catalogue';
import { sendProposal, servedQuotation } from '../../support/data/proposals';
import { expect, test } from '../../support/test';
import { goWithin, openWithin, walk } from '../../support/within';

const SCREENS = [
  '/admin/dashboard',
  '/admin/orcamentos',
  // not directly after the dashboard, which has the same heading
  '/admin/dashboard/desempenho',
  '/admin/orcamentos/novo',
  '/admin/produtos',
  '/admin/marcas',
  '/admin/clientes',
  '/admin/procurados',
  '/admin/perfil',
  '/admin/configuracoes',
  '/admin/configuracoes/emails',
  '/admin/configuracoes/propostas',
  '/admin/configuracoes/atendimento',
  '/admin/configuracoes/conteudo',
  '/admin/configuracoes/editar-senha',
];

/**
 * Returns the names of the controls that are smaller than 44 px, a finger's size. Links within text are as high as
 * their line.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const CONTROLS = 'button, a[href], summary, select, textarea, input:not([type="hidden"], [type="file"])';
    const IN_TEXT = 'p a, dd a, td a, nav[aria-label="Trilha de navegação"] a';
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(`header :is(${CONTROLS}), main :is(${CONTROLS})`)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.matches(IN_TEXT))
        continue;
      const own = control.closest('.ant-select, label, .ant-pagination-item') ?? control;
      const over = getComputedStyle(control, '::after');
      const spread = over.position === 'absolute' && over.content !== 'none' ? Number.parseFloat(over.height) : 0;
      const { width, height } = own.getBoundingClientRect();
      if (width < 4 || getComputedStyle(control).clipPath !== 'none') continue;
      if (Math.max(height, spread) < 43.5)
        found.push(`${control.getAttribute('aria-label') ?? control.textContent}: ${Math.round(height)}`);
    }
    return found;
  });

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('[BO-02] everything that is pressed takes a finger, on every screen', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    await walk(page, inTurn(SCREENS, 5), () => expect.poll(() => tooSmall(page)).toEqual([]));
  });
});

test.describe('on the narrowest telephone nothing is wider than the screen', () => {
  test.use({ viewport: { width: 320, height: 720 } });
  const excess = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('[BO-02] [BO-04] [BO-21] the dashboard with its charts, the name of the area, the menus of a list and a selection', async ({
    page,
  }) => {
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/dashboard');
    await expect(page.locator('main canvas').first()).toBeVisible();
    expect(await excess(page)).toBe(0);
    await openWithin(page, '/admin/produtos');
    const name = page.getByRole('link', { name: 'Painel Administrativo' });
    await expect(name).toBeVisible();
    expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Filtros e opções' }).click();
    for (const menu of ['Visões', 'Colunas']) {
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expect(page.getByRole('button', { name: menu, exact: true })).toHaveAttribute('aria-expanded', 'true');
      expect(await excess(page), menu).toBe(0);
    }
    await page.keyboard.press('Escape');
    await page
      .getByRole('checkbox', { name: /^Selecionar / })
      .nth(1)
      .check();
    const selection = page.getByRole('region', { name: 'Seleção' });
    await expect(selection.getByRole('button', { name: 'Limpar seleção' })).toBeInViewport({ ratio: 1 });
    await selection.getByRole('button', { name: 'Limpar seleção' }).click();
    await expect(selection).toHaveCount(0);
  });

  test('[BO-19] [BO-20] a quotation with its proposal; and where a client is chosen, one is told from another', async ({
    page,
    request,
  }) => {
    const served = await servedQuotation(request, [await createProduct(request, { size: '235/75R17.5' })]);
    await sendProposal(request, served);
    await logInDirectly(page, ADMIN);
    await page.goto(`/admin/orcamentos/${served.quotation.Code}`);
    await expect(
      page.getByRole('region', { name: 'Proposta' }).getByText('235/75R17.5', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Renovar' })).toBeVisible();
    expect(await excess(page)).toBe(0);

    await goWithin(page, '/admin/orcamentos/novo/fechamento');
    const name = page.locator('main tbody tr[tabindex] td').first();
    await expect(page.getByRole('button', { name: /^Selecionar / }).first()).toBeVisible();
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 720 });
      await expect
        .poll(() => name.evaluate((cell) => cell.getBoundingClientRect().width), String(width))
        .toBeGreaterThanOrEqual(160);
      expect(await excess(page)).toBe(0);
    }
    await page.getByRole('button', { name: 'Novo cliente' }).click();
    await expect(page.getByRole('dialog').getByLabel('Nome')).toBeVisible();
  });
});
