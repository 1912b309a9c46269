import type { Page } from '@playwright/test';
import { CLIENT, logInDirectly } from '../../support/accounts';
import { createProduct, deactivateProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

/** Text spacing that WCAG 2.2 lets a reader set (1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Expects nothing to be wider than the window and nothing to be cut off at the side. */
async function expectNoOverflow(page: Page, at: string) {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(width);
}

/** Expects the elements of the bar not to overlap. */
async function expectBarApart(page: Page) {
  const bar = page.getByRole('banner');
  const parts = [
    bar.getByRole('button', { name: 'Menu' }),
    bar.getByRole('link', { name: 'Rodovia, página inicial' }),
    bar.getByRole('button', { name: /^Carrinho/ }),
    bar.getByRole('button', { name: /^(Entre ou cadastre-se|Conta de)/ }),
  ];
  let end = 0;
  for (const part of parts) {
    const box = await part.boundingBox();
    if (!box) throw new Error('not drawn');
    expect(box.x).toBeGreaterThanOrEqual(end - 1);
    end = box.x + box.width;
    const isWhole = await part.evaluate((one) => one.scrollWidth <= one.clientWidth + 1);
    expect(isWhole).toBe(true);
  }
  expect(end).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test.describe('on the narrowest phones', () => {
  test('the bar keeps its parts apart, also with the spacing of a reader who needs it', async ({ page }) => {
    const keepsApart = async (at: string) => {
      await page.goto(at);
      await heading(page);
      for (const spacing of ['', SPACING]) {
        if (spacing) await page.addStyleTag({ content: spacing });
        for (const width of [320, 340, 357, 375]) {
          await page.setViewportSize({ width, height: 700 });
          await expectNoOverflow(page, `${at} at ${width}`);
          await expectBarApart(page);
        }
      }
    };
    for (const at of ['/', '/modelos', '/carrinho']) await keepsApart(at);
    await logInDirectly(page, CLIENT);
    await keepsApart('/orcamentos');
  });

  test('a page enlarged four times has its height for itself', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/modelos');
    await heading(page);
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .scrollIntoViewIfNeeded();
    const bar = await page.getByRole('banner').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(0);
    await expectNoOverflow(page, '/modelos');
  });
});

test.describe('what is too long', () => {
  test.use({ viewport: { width: 320, height: 700 }, expectedErrors: /status of (400|404|414)/ });

  test('an address of three thousand letters breaks no page', async ({ page }) => {
    const long = 'x'.repeat(3000);
    for (const at of [
      `/modelos?term=${long}`,
      `/modelos?type=${long}`,
      `/modelos?brand=${long}`,
      `/modelos/${long}`,
      `/verificar/${long}`,
      `/${long}`,
      `/?${long}`,
    ]) {
      await page.goto(at);
      await heading(page);
      await expectNoOverflow(page, at.slice(0, 20));
    }
  });

  test('a name that is one word without end breaks no page', async ({ page, request }) => {
    const word = `W${crypto.randomUUID().replaceAll('-', '')}`.repeat(4).slice(0, 120);
    const { Code } = await createProduct(request, { description: word });
    await page.goto(`/modelos?term=${word}`);
    const add = page.getByRole('button', { name: /^Adicionar/ });
    await add.click();
    await expectNoOverflow(page, 'list');
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    await expect(page.getByRole('banner').getByText(word)).toBeVisible();
    await expectNoOverflow(page, 'panel');
    await page.getByRole('combobox', { name: /Buscar pneus/ }).fill(word.slice(0, 60));
    await expect(page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option')).toBeVisible();
    await expectNoOverflow(page, 'suggestions');
    for (const at of [`/modelos/${Code}`, '/carrinho']) {
      await page.goto(at);
      await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
      await expectNoOverflow(page, at);
    }
    await deactivateProduct(request, Code);
  });
});
