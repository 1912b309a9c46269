import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

const rows = 'main li:has(h2)';

test('[SF-01][SF-02][SF-04][SF-05] home comes from the server in five sections; its menu opens by keyboard, and its sizes narrow each other and lead to the list', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Rodovia, página inicial' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Buscar pneus/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carrinho, 0 itens' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
  await expect(page.locator('main section')).toHaveCount(5);
  await expect(page.locator('main section').nth(4)).toHaveAttribute('id', 'historia');
  const footer = page.getByRole('contentinfo');
  for (const type of ['Caminhões e ônibus', 'Passeios', 'Caminhonetes / SUVs', 'Vans', 'Máquinas']) {
    const href = await footer.getByRole('link', { name: type }).getAttribute('href');
    expect(new URL(href ?? '', 'http://x').searchParams.get('type')).toBe(type);
  }

  const toggle = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Pneus' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Todos os pneus' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Todos os pneus' })).toBeHidden();
  await expect(toggle).toBeFocused();

  const picker = page.getByRole('form', { name: 'Buscar por medida' });
  await picker.getByLabel('Largura').selectOption('205');
  await picker.getByLabel('Aro').selectOption('16');
  const profiles = picker.getByLabel('Perfil').locator('option');
  await expect.poll(() => profiles.allTextContents()).not.toContain('–');
  expect(await profiles.allTextContents()).toContain('55');
  await picker.getByLabel('Perfil').selectOption('55');
  await picker.getByRole('button', { name: 'Ver pneus' }).click();
  await expect(page).toHaveURL(/size=205%2F55R16/);
  await expect(page.locator(`${rows} h2`).first()).toHaveText('205/55R16');
});

test('[SF-05] the address is the whole state of the filters: a link restores them, each is a list', async ({
  page,
}) => {
  await page.goto('/modelos?type=Vans%3BPasseios');
  const group = page.getByRole('group', { name: 'Veículo' });
  await expect(group.getByRole('checkbox', { name: /^Vans/ })).toBeChecked();
  await expect(group.getByRole('checkbox', { name: /^Passeios/ })).toBeChecked();
  await expect(page.locator(rows)).toHaveCount(15);
  await group.getByRole('checkbox', { name: /^Vans/ }).uncheck();
  await expect(page).toHaveURL(/type=Passeios(&|$)/);
  await page.goBack();
  await expect(group.getByRole('checkbox', { name: /^Vans/ })).toBeChecked();
  await page.reload();
  await expect(group.getByRole('checkbox', { name: /^Vans/ })).toBeChecked();
});

test('[SF-06][SF-07] an empty result offers the way out; pages are links, and one outside the list shows nothing of another', async ({
  page,
}) => {
  await page.goto('/modelos?term=nadaqueexista');
  await expect(page.getByRole('main').getByText('Não encontrado')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos os pneus' }).click();
  await expect(page.locator(rows)).toHaveCount(15);

  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await expect(pages.getByText('…')).toBeVisible();
  const first = await page.locator(rows).first().textContent();
  await pages.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator(rows).first()).not.toHaveText(first ?? '');
  await goWithin(page, '/modelos?page=9999');
  await expect(page.getByRole('main').getByText('Não encontrado')).toBeVisible();
});

test('[SF-08] suggestions start at three characters and are chosen by keyboard; a size in any spelling leads to its list', async ({
  page,
}) => {
  await page.goto('/');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/product/by-description'))
      requests.push(new URL(request.url()).searchParams.get('term') ?? '');
  });
  const box = page.getByRole('combobox', { name: /Buscar pneus/ });
  await box.pressSequentially('20');
  await box.pressSequentially('5 55 16');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(requests.every((term) => term.length >= 3)).toBe(true);
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/modelos\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: '205/55R16' })).toBeVisible();

  await box.fill('2055516');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/modelos\?size=205%2F55R16/);
  await expect(page.locator('main ul[aria-busy="false"]')).toBeVisible();
  for (const heading of await page.locator(`${rows} h2`).allTextContents()) expect(heading).toBe('205/55R16');
});

test('[SF-09][SF-10] a product shows its lines and goes into the cart with a quantity', async ({ page }) => {
  await page.goto('/modelos?size=205%2F55R16');
  await page.locator(`${rows} h2 a`).first().click();
  await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Índice de carga' })).toBeVisible();
  await page.getByRole('button', { name: /^Mais/ }).click();
  await page.getByRole('button', { name: /^Adicionar/ }).click();
  await expect(page.getByText('Produto adicionado ao carrinho!')).toBeVisible();
  await expect(page.getByText('No carrinho: 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
});

test('[SF-10][SF-22] the notice stands at the top right for five seconds, and longer while somebody points at it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/modelos');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  const notice = page.getByRole('status').getByText('Produto adicionado ao carrinho!');
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  expect(box && box.y < 120 && box.x > 900).toBe(true);
  await page.clock.fastForward(4500);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.fastForward(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 600);
  await page.clock.fastForward(5100);
  await expect(notice).toBeHidden();
});

test.describe('what does not exist', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('[SF-17] an unknown address is a 404 that shows home', async ({ page }) => {
    const answer = await page.goto('/nao/existe');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main section')).toHaveCount(5);
  });

  test('a product that does not exist says so', async ({ page }) => {
    const answer = await page.goto(`/modelos/${crypto.randomUUID()}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByText('Não encontrado')).toBeVisible();
  });
});
