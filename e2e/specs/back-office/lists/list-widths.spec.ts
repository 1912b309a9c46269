import type { Page } from '@playwright/test';
import { inTurn } from '../../../../testing/rotation.mjs';
import { ADMIN, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { openWithin, walk } from '../../../support/within';

const LISTS = [
  '/admin/orcamentos',
  '/admin/clientes',
  '/admin/produtos',
  '/admin/modelos',
  '/admin/marcas',
  '/admin/grupos',
  '/admin/empresas',
  '/admin/categorias',
  '/admin/procurados',
  '/admin/alteracoes-em-massa',
  '/admin/configuracoes/historico',
  '/admin/configuracoes/emails',
  '/admin/configuracoes/logs',
  '/admin/configuracoes/condicoes',
];

const WIDTHS = [320, 375, 600, 768, 820, 1024, 1180, 1280, 1440, 2560];

interface Measured {
  /** Width of the record's name in the first row, in pixels. */
  name: number;
  heights: number[];
  wide: number;
  /** Columns whose cells lie outside the table. */
  outside: number;
  /** Whether more than two columns are said under the name, on as many lines as they need. */
  wraps: boolean;
}

/** Measures the table at a width, once its columns have been laid out. */
const measure = (page: Page) =>
  page.evaluate((): Measured => {
    const table = document.querySelector('main table');
    const rows = [...(table?.querySelectorAll('tbody tr[tabindex]') ?? [])];
    const box = table?.parentElement?.getBoundingClientRect();
    const cells = [...(rows[0]?.querySelectorAll('td') ?? [])];
    const widths = cells.map((cell) => cell.getBoundingClientRect().width);
    const linked = rows[0]?.querySelector('td a')?.closest('td')?.getBoundingClientRect().width;
    return {
      name: Math.round(linked ?? Math.max(...widths)),
      heights: [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))],
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      wraps: rows.some((row) => row.querySelector('[class*="wraps"]')),
      outside: cells.filter((cell) => cell.getBoundingClientRect().right > (box?.right ?? 0) + 1).length,
    };
  });

/** Height of a row with five lines under the name, in pixels. */
const MOST_WRAPPED = 150;

/** Expects the list to be usable at a width: room for the name, rows at their height, nothing beyond the edge. */
async function expectUsable(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const look = async () => {
    const { name, heights, wide, outside, wraps } = await measure(page);
    const areUsual = heights.every((height) => [44, 45, 56, 57].includes(height)) && heights.length <= 2;
    const areHigh = wraps ? heights.every((height) => height <= MOST_WRAPPED) : areUsual;
    return { hasName: name >= 160, areHigh: areHigh || `${heights}`, wide, outside };
  };
  await expect.poll(look, String(width)).toEqual({ hasName: true, areHigh: true, wide: 0, outside: 0 });
}

test('[BO-17] a list of every kind is usable from 320 to 2560 pixels', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await walk(page, inTurn(LISTS, 7), async () => {
    const row = page.locator('main tbody tr[tabindex]').first();
    await expect(row.or(page.locator('main h2:text("Não encontrado")'))).toBeVisible();
    if ((await row.count()) === 0) return;
    for (const width of WIDTHS) await expectUsable(page, width);
  });
});

test('[BO-17] 768 pixels show a table, and a row opens what has no room in it', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/produtos');
  await expect(page.getByRole('columnheader', { name: 'Descrição' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Criado em' })).toHaveCount(0);
  const open = page.getByRole('button', { name: /^Mostrar mais de / }).first();
  await open.press('Enter');
  await expect(page.getByRole('term').filter({ hasText: 'Criado em' })).toBeVisible();
  const close = page.getByRole('button', { name: /^Mostrar menos de / });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(page.getByRole('term')).toHaveCount(0);
});

test('[BO-17] on a phone at least five records are in view, and the filters behind one button', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.setViewportSize({ width: 375, height: 720 });
  const seen = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main tbody tr[tabindex]')].filter(
          (row) => row.getBoundingClientRect().bottom <= innerHeight,
        ).length,
    );
  await walk(page, ['/admin/produtos', '/admin/clientes', '/admin/orcamentos'], async () => {
    await expect(page.locator('tbody tr[tabindex]').nth(5)).toBeAttached();
    await expect.poll(seen).toBeGreaterThanOrEqual(5);
  });
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeHidden();
  await page.getByRole('button', { name: 'Filtros e opções' }).click();
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeVisible();
});

/** Columns that each list shows on any desktop screen. */
const COLUMNS: Record<string, string[]> = {
  '/admin/orcamentos': ['Cliente', 'Vendedor', 'Itens', 'Criado em', 'Atualizado em', 'Status'],
  '/admin/clientes': ['Código', 'Nome', 'E-mail', 'Criado em', 'Status'],
  '/admin/produtos': ['Foto', 'Descrição', 'Medida', 'Marca', 'Preço público', 'Status'],
  '/admin/modelos': ['Foto', 'Nome', 'Criado em', 'Atualizado em', 'Status'],
  '/admin/grupos': ['Criado em', 'Atualizado em', 'Status'],
  '/admin/configuracoes/emails': ['Remetente', 'Destinatário', 'Assunto', 'Enviado em', 'Status'],
  '/admin/configuracoes/logs': ['Id', 'Mensagem', 'Data'],
};

test('[BO-19] [BO-13] [BO-16] [BO-10] [BO-09] on a desk no column of a list is missing, and of a quotation nothing is hidden', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.setViewportSize({ width: 1280, height: 800 });
  await walk(page, Object.keys(COLUMNS), async (list) => {
    for (const column of COLUMNS[list] ?? [])
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  });
  await page.setViewportSize({ width: 1440, height: 800 });
  await openWithin(page, '/admin/orcamentos');
  for (const column of ['Número', ...(COLUMNS['/admin/orcamentos'] ?? []), 'Responder', 'Proposta'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mostrar mais de / })).toHaveCount(0);
});
