import type { Page } from '@playwright/test';
import { CLIENT, logInDirectly } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { anyProduct } from '../../support/catalogue';
import { expect, test } from '../../support/test';

const heading = (page: Page, name?: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('public pages, empty and filled, have no violation', async ({ page }) => {
  await page.goto('/');
  await heading(page);
  await expectAccessible(page);
  await page.goto('/modelos?type=Vans');
  await heading(page, 'Pneus: Vans');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await expect(page.getByRole('link', { name: 'Ver carrinho' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/carrinho');
  await expect(page.getByRole('button', { name: 'Fechar carrinho' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/modelos?term=nadaqueexista');
  await expect(page.getByText('Não encontrado')).toBeVisible();
  await expectAccessible(page);
});

test('dialogs have no violation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recuperar senha' }).click();
  await expect(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await page.getByRole('button', { name: 'Cadastre-se', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Nome é obrigatório.')).toBeVisible();
  await expectAccessible(page);
});

test('what fails, waits or is not there has no violation', async ({ page, context, request }) => {
  const { Code } = await anyProduct(request);
  await page.goto('/recovery-pass/nenhum');
  await heading(page, 'Criar nova senha');
  await expectAccessible(page);
  await page.goto('/confirmar-email/nenhum');
  await heading(page, 'Confirmar e-mail');
  await expectAccessible(page);
  await page.goto('/orcamentos');
  await expect(page.getByText('Entre para continuar')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate((code) => localStorage.setItem('cartItens', JSON.stringify([{ Code: code, Quantity: 1 }])), Code);
  await page.route('**/api/**', () => undefined);
  await page.goto('/carrinho');
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByRole('button', { name: 'Fechar carrinho' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(/^Sem conexão\./)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone, menu and filters open, nothing has a violation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/modelos');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Pneus' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().check();
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toBeVisible();
  await expectAccessible(page);
});

test('the pages of an account have no violation', async ({ page }) => {
  await logInDirectly(page, CLIENT);
  await page.goto('/orcamentos');
  await page
    .getByRole('link', { name: /^Orçamento \d+$/ })
    .first()
    .click();
  await heading(page, /^Orçamento \d+$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const cancel = page.getByRole('button', { name: /^(Cancelar orçamento|Ação indisponível)$/ });
  if (await cancel.isEnabled()) {
    await cancel.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.goto('/perfil');
  await expect(page.getByRole('button', { name: 'Editar dados' })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Editar dados', 'Trocar senha']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /endereço/ }).click();
  await expect(page.getByRole('dialog').getByLabel('CEP')).toBeVisible();
  await expectAccessible(page);
});

test('[SF-18] a dialog closes on Escape and gives the focus back to its opener', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Entre ou cadastre-se' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[SF-03] at 768 px and below the menu opens from a button; nothing is wider than the screen', async ({ page }) => {
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const at of ['/', '/modelos', '/carrinho']) {
      await page.goto(at);
      await heading(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  }
});

test('a navigation moves the focus to the new heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus: Vans' })).toBeFocused();
});

test.describe('a visitor who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees none: nothing animates or slides', async ({ page }) => {
    for (const at of ['/', '/modelos', '/carrinho']) {
      await page.goto(at);
      await heading(page);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    }
  });
});
