import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { expectReadable, expectReadableUnderPointer } from '../../support/contrast';
import { expect, test } from '../../support/test';

const PAGES = ['/admin/orcamentos', '/admin/produtos', '/admin/clientes', '/admin/configuracoes', '/admin'];

for (const colorScheme of inTurn(['light', 'dark'] as const, 2))
  test.describe(`[BO-17] in the ${colorScheme} theme every control can be read in every state`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

    for (const at of inTurn(PAGES, 5))
      test(at, async ({ page }) => {
        await page.goto(at);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expect(page.locator('main :is(tbody tr[tabindex], canvas, main a)').first()).toBeVisible();
        await expectReadableUnderPointer(page);
      });

    test('the options of an open selector, the chosen one too', async ({ page }) => {
      await page.goto('/admin/produtos?isActive=true');
      await page.getByRole('combobox', { name: 'Status' }).and(page.locator('input')).click();
      const options = page.locator('.ant-select-item-option');
      await expect(options.filter({ hasText: /^Ativos$/ })).toHaveClass(/option-selected/);
      for (const option of await options.all()) {
        await option.hover();
        await expectReadable(options, `hovering ${await option.textContent()}`);
      }
    });

    test('a form with its faults, chosen rows, chips and menus', async ({ page }) => {
      await page.goto('/admin/marcas?isActive=true');
      await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
      await page.getByRole('button', { name: 'Colunas' }).click();
      await expectReadableUnderPointer(page, 'main');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Nova marca' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(dialog.getByText(/obrigatóri/)).toBeVisible();
      await expectReadableUnderPointer(page, '[role="dialog"]');
    });
  });
