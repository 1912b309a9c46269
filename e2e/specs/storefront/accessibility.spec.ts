import type { Page } from '@playwright/test';
import { isInTurn } from '../../../testing/rotation.mjs';
import { CLIENT, logInDirectly } from '../../support/accounts';
import { expectAccessible, expectAccessibleAtAllWidths } from '../../support/checks/axe';
import { anyProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

/** Every state is checked at three widths and in both themes. */
const heading = (page: Page, name?: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

// together with widths by thirds, these tests run at every second commit
if (isInTurn(0, 2))
  test('public pages, empty and filled, have no violation', async ({ page }) => {
    await page.goto('/');
    await heading(page);
    await expectAccessibleAtAllWidths(page);
    await page.goto('/modelos?type=Vans');
    await heading(page, 'Pneus: Vans');
    await expectAccessibleAtAllWidths(page);
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    await expect(page.getByRole('link', { name: 'Ver carrinho' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.goto('/carrinho');
    await expect(page.getByRole('button', { name: 'Fechar carrinho' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.goto('/modelos?term=nadaqueexista');
    await expect(page.getByText('Não encontrado')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });

if (isInTurn(1, 2))
  test('dialogs have no violation', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Recuperar senha' }).click();
    await expect(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
    await page.getByRole('button', { name: 'Cadastre-se', exact: true }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('Nome é obrigatório.')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });

if (isInTurn(2, 2))
  test('what fails, waits or is not there has no violation', async ({ page, context, request }) => {
    const { Code } = await anyProduct(request);
    await page.goto('/recovery-pass/nenhum');
    await heading(page, 'Criar nova senha');
    await expectAccessibleAtAllWidths(page);
    await page.goto('/confirmar-email/nenhum');
    await heading(page, 'Confirmar e-mail');
    await expectAccessibleAtAllWidths(page);
    await page.goto('/orcamentos');
    await expect(page.getByText('Entre para continuar')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.evaluate(
      (code) => localStorage.setItem('cartItens', JSON.stringify([{ Code: code, Quantity: 1 }])),
      Code,
    );
    await page.route('**/api/**', () => undefined);
    await page.goto('/carrinho');
    await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByRole('button', { name: 'Fechar carrinho' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await expect(page.getByText(/^Sem conexão\./)).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });

if (isInTurn(3, 2))
  test('on a phone, menu and filters open, nothing has a violation', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/modelos');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Pneus' }).click();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().check();
    await expect(sheet.getByRole('list', { name: 'Filtros ativos' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Filtros ativos' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });

if (isInTurn(4, 2))
  test('what comes and goes has no violation', async ({ page }) => {
    await page.goto('/modelos?page=9999');
    await expect(page.getByText(/não existe/)).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('combobox', { name: /Buscar pneus/ }).fill('205 55');
    await expect(page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('combobox', { name: /Buscar pneus/ }).fill('nadaqueexista');
    await expect(page.getByText(/^Nenhum resultado/)).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.goto('/modelos');
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    const notice = page.getByRole('status').getByText('Produto adicionado ao carrinho!');
    await notice.hover();
    await expectAccessibleAtAllWidths(page);
    await page.goto('/carrinho');
    await page.getByRole('button', { name: /^Remover/ }).click();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
    await expectAccessibleAtAllWidths(page);
    await page.goto('/privacidade');
    await heading(page, 'Política de privacidade');
    await expectAccessibleAtAllWidths(page);
  });

if (isInTurn(5, 2))
  test('the pages of an account have no violation', async ({ page }) => {
    await logInDirectly(page, CLIENT);
    await page.goto('/orcamentos');
    await page
      .getByRole('link', { name: /^Orçamento \d+$/ })
      .first()
      .click();
    await heading(page, /^Orçamento \d+$/);
    await expectAccessibleAtAllWidths(page);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const cancel = page.getByRole('button', { name: /^(Cancelar orçamento|Ação indisponível)$/ });
    if (await cancel.isEnabled()) {
      await cancel.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await page.keyboard.press('Escape');
    }
    await page.goto('/perfil');
    await expect(page.getByRole('button', { name: 'Editar dados' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    for (const name of ['Editar dados', 'Trocar senha']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /endereço/ }).click();
    await expect(page.getByRole('dialog').getByLabel('CEP')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });

test('[SF-18] a dialog closes on Escape and gives the focus back to its opener; a navigation moves it to the new heading', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Entre ou cadastre-se' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus: Vans' })).toBeFocused();
});

test.describe('a visitor who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[SF-03] sees none; at 768 px and below the menu opens from a button, and nothing is wider than the screen', async ({
    page,
  }) => {
    for (const at of ['/', '/modelos', '/carrinho']) {
      await page.goto(at);
      await heading(page);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
      for (const width of [768, 375]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
        await page.getByRole('button', { name: 'Menu' }).click();
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
});

test('every stop of the Tab key shows the two-toned ring, and none is hidden under the bar', async ({ page }) => {
  for (const at of ['/', '/modelos']) {
    await page.goto(at);
    await heading(page);
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const shown = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        const { x, y, width, height } = focused.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isSeen = focused.contains(top) || Boolean(top?.contains(focused));
        return { ring: `${outlineStyle} ${outlineWidth}`, edges: boxShadow.includes('rgb(255, 203, 69)'), isSeen };
      });
      expect(shown, `${at}, stop ${stop}`).toEqual({ ring: 'solid 3px', edges: true, isSeen: true });
    }
  }
});
