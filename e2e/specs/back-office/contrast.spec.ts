import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, logInDirectly } from '../../support/accounts';
import { expectReadable, expectReadableUnderPointer } from '../../support/checks/contrast';
import { expect, test } from '../../support/test';
import { goWithin, walk } from '../../support/within';

const PAGES = ['/admin/orcamentos', '/admin/produtos', '/admin/clientes', '/admin/configuracoes', '/admin'];

for (const colorScheme of inTurn(['light', 'dark'] as const, 2))
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('[BO-17] every control can be read in every state: at rest, pointed at, chosen, wrong', async ({ page }) => {
      await logInDirectly(page, ADMIN);
      await walk(page, inTurn(PAGES, 5), async () => {
        await expect(page.locator('main :is(tbody tr[tabindex], canvas, main a)').first()).toBeVisible();
        await expectReadableUnderPointer(page);
      });

      await goWithin(page, '/admin/marcas?isActive=true');
      await page.getByRole('combobox', { name: 'Status' }).and(page.locator('input')).click();
      const options = page.locator('.ant-select-item-option');
      await expect(options.filter({ hasText: /^Ativos$/ })).toHaveClass(/option-selected/);
      for (const option of await options.all()) {
        await option.hover();
        await expectReadable(options, `hovering ${await option.textContent()}`);
      }
      await page.keyboard.press('Escape');

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
