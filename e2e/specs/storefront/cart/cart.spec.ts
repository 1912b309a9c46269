import { closeCart, putInCart } from '../../../pages/visitor';
import { ADMIN, createPerson, logInDirectly, SELLER } from '../../../support/accounts';
import { anyProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

/** Matches the removal button of a line whose product has loaded: until then it is called 'Remover produto'. */
const removal = /^Remover (?!produto$)/;

test.describe('taking something out of the cart', () => {
  test('[SF-11] can be undone in its place, and the focus is never lost', async ({ page }) => {
    await page.goto('/modelos');
    const add = page.getByRole('button', { name: /^Adicionar/ });
    for (const i of [0, 1, 2]) await add.nth(i).click();
    await page.goto('/carrinho');
    const list = page.getByRole('main').getByRole('button', { name: removal });
    await expect(list).toHaveCount(3);
    const names = await list.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    await list.nth(1).click();
    const undo = page.getByRole('button', { name: 'Desfazer' });
    await expect(undo).toBeFocused();
    await expect(list).toHaveCount(2);
    await undo.press('Enter');
    await expect(list).toHaveCount(3);
    expect(await list.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))).toEqual(
      names,
    );
    expect(await page.evaluate(() => document.activeElement?.closest('main li') !== null)).toBe(true);
    await page.getByRole('button', { name: 'Limpar carrinho' }).click();
    await expect(page.getByRole('main').getByText('Sem itens')).toBeVisible();
    await expect(undo).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toBeNull();
    await undo.click();
    await expect(list).toHaveCount(3);
    expect(await page.evaluate(() => document.activeElement?.closest('main li') !== null)).toBe(true);

    // free-text lines of the cart are restored too
    await page.evaluate(() => localStorage.removeItem('cartItens'));
    const words = JSON.stringify([{ Code: 'pneu de carroça', Quantity: 2 }]);
    await page.evaluate((text) => localStorage.setItem('rodovia.freeItems', text), words);
    await page.reload();
    await page.getByRole('button', { name: 'Limpar carrinho' }).click();
    await expect(page.getByRole('main').getByText('Sem itens')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('rodovia.freeItems'))).toBeNull();
    await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
    const back = page.getByRole('main').getByRole('listitem');
    await expect(back).toHaveText(/pneu de carroça/);
    await expect(back.locator(':focus')).toBeVisible();
  });

  test('works in the panel of the bar too, where the way to the cart is always in view', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto('/modelos');
    for (const i of [0, 1, 2, 3, 4])
      await page
        .getByRole('button', { name: /^Adicionar/ })
        .nth(i)
        .click();
    await page.getByRole('button', { name: 'Carrinho, 5 itens' }).click();
    await expect(page.getByRole('link', { name: 'Ver carrinho' })).toBeInViewport({ ratio: 1 });
    const remove = page.getByRole('banner').getByRole('button', { name: removal });
    const apart = () =>
      remove.first().evaluate((button) => {
        const stepper = button.closest('li')?.querySelector('button[aria-label^="Menos"]');
        return Math.abs(button.getBoundingClientRect().y - (stepper?.getBoundingClientRect().y ?? 99));
      });
    await expect.poll(apart).toBeLessThan(4);
    await remove.first().click();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('button', { name: 'Carrinho, 5 itens' })).toBeVisible();
  });
});

test('the badge counts what the summary counts, in thousands, and an empty cart has none', async ({
  page,
  request,
}) => {
  const { Code } = await anyProduct(request);
  await page.goto('/carrinho');
  const badge = page.getByRole('button', { name: 'Carrinho, 0 itens' });
  await expect(badge).toHaveText('');
  await putInCart(page, [{ Code, Quantity: 12_345 }]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toHaveText('1');
  await expect(page.getByRole('complementary', { name: 'Resumo' }).getByText('1 item · 12.345 pneus')).toBeVisible();
});

test('[SF-10] the notice leads to the cart and covers neither the cart nor the button that was pressed', async ({
  page,
}) => {
  await page.goto('/carrinho');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await goWithin(page, '/modelos');
    const add = page.getByRole('button', { name: /^Adicionar/ }).nth(2);
    // as high in the window as scrolling allows
    await add.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 150));
    await add.click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Produto adicionado ao carrinho!' });
    const box = await notice.boundingBox();
    for (const shown of [add, page.getByRole('button', { name: /^Carrinho,/ })]) {
      const other = await shown.boundingBox();
      if (!box || !other) throw new Error('not drawn');
      const apart =
        box.x >= other.x + other.width ||
        other.x >= box.x + box.width ||
        box.y >= other.y + other.height ||
        other.y >= box.y + box.height;
      expect(apart, `${width}`).toBe(true);
    }
    await notice.getByRole('link', { name: 'Ver carrinho' }).click();
    await expect(page).toHaveURL('/carrinho');
    await expect(notice).toBeHidden();
  }
});

test.describe('closing', () => {
  test('[SF-13] opens the quotation, which says what follows, by when and by which way', async ({ page, request }) => {
    const client = await createPerson(request, 'client', 'Cliente que fechou');
    await putInCart(page, [{ Code: (await anyProduct(request)).Code, Quantity: 2 }]);
    await logInDirectly(page, client.Email);
    await page.goto('/carrinho');
    const number = await closeCart(page);
    await expect(page.getByRole('heading', { level: 1, name: `Orçamento ${number}` })).toBeVisible();
    const next = page.getByRole('region', { name: 'O que acontece agora' });
    await expect(next).toContainText(/chega até \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/);
    await expect(next).toContainText(client.Email);
    await expect(page.getByRole('table', { name: 'Itens do orçamento' }).getByRole('rowheader').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `Orçamento ${number}` })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Meus orçamentos' }).click();
    await expect(page).toHaveURL('/orcamentos');
    await page.getByRole('link', { name: `Orçamento ${number}` }).click();
    await expect(page).toHaveURL(/\/orcamentos\/[\da-f-]{36}$/);
    await expect(next).toBeVisible();
  });

  for (const [who, email, at] of [
    ['an administrator', ADMIN, '/admin/orcamentos/novo/fechamento'],
    ['a seller', SELLER, '/orcamentos/novo/fechamento'],
  ] as const) {
    test(`by ${who} leads to the closing of the back office, with the items`, async ({ page, request }) => {
      await putInCart(page, [{ Code: (await anyProduct(request)).Code, Quantity: 3 }]);
      await logInDirectly(page, email);
      await page.goto('/carrinho');
      await expect(page.getByText('onde você escolhe o cliente')).toBeVisible();
      const remove = page.getByRole('main').getByRole('button', { name: /^Remover \d/ });
      await expect(remove).toBeVisible();
      const name = await remove.getAttribute('aria-label');
      await page.getByRole('button', { name: 'Fechar carrinho' }).click();
      await expect(page).toHaveURL(at);
      await expect(page.getByRole('heading', { level: 1, name: 'Fechar orçamento' })).toBeVisible();
      const words = (name ?? '').split(' ').slice(2).join(' ');
      await expect(page.getByRole('button', { name: `Remover ${words}` })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toBeNull();
    });
  }
});
