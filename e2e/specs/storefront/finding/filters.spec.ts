import type { Page } from '@playwright/test';
import type { ProductFacets } from '@rodovia/shared/contracts/catalog';
import { holdBack } from '../../../support/calls';
import { expectAccessible } from '../../../support/checks/axe';
import { expect, test } from '../../../support/test';

const sizes = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros ativos' }).getByRole('link');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d.]+ pneus?$/ });

test('[SF-05] a rim is one filter, whatever the number of its sizes', async ({ page }) => {
  await page.goto('/');
  const picker = page.getByRole('form', { name: 'Buscar por medida' });
  await picker.getByLabel('Aro').selectOption('16');
  await picker.getByRole('button', { name: 'Ver pneus' }).click();
  await expect(page).toHaveURL('/modelos?rim=16');
  await expect(chips(page)).toHaveCount(1);
  await expect(chips(page)).toHaveAccessibleName('Remover filtro Aro: 16');
  const group = page.getByRole('group', { name: 'Aro' });
  await expect(group.getByRole('checkbox', { name: /^16/ })).toBeChecked();
  for (const size of await sizes(page).allTextContents()) expect(size).toMatch(/(R|-)16C?$/);
  await group.getByRole('checkbox', { name: /^16/ }).uncheck();
  await expect(page).toHaveURL('/modelos');
});

test('[SF-05] what is chosen stays in its group, also where it leads nowhere, and can be taken back there', async ({
  page,
}) => {
  const line = 'Índice de velocidade:ZZ';
  const query = new URLSearchParams({ type: 'Máquinas', brand: 'Sem Tal Marca', size: '175/70R13', rim: '13', line });
  await page.goto(`/modelos?${query}`);
  await expect(page.getByRole('main').getByText('Nenhum pneu atende a todos os filtros')).toBeVisible();
  const chosen = { Marca: 'Sem Tal Marca 0', Medida: '175/70R13 0', Aro: '13 0', 'Índice de velocidade': 'ZZ 0' };
  for (const [group, name] of Object.entries(chosen)) {
    await expect(page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true })).toBeChecked();
  }
  for (const [group, name] of Object.entries(chosen)) {
    await page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true }).click();
  }
  await expect(chips(page)).toHaveCount(1);
  await expect(sizes(page).first()).toBeVisible();
});

test('[SF-05] a chip that is taken back leaves no value alone that leads nowhere', async ({ page, request }) => {
  const { Brands } = (await (await request.get('/api/product/facets?groupTypes=Vans')).json()) as ProductFacets;
  const brand = Brands[0]?.Value ?? '';
  await page.goto(`/modelos?${new URLSearchParams({ type: 'Vans', brand: `${brand};Sem Tal Marca` })}`);
  await chips(page)
    .and(page.getByRole('link', { name: `Remover filtro Marca: ${brand}` }))
    .click();
  await expect(page).toHaveURL('/modelos?type=Vans');
  await expect(chips(page)).toHaveCount(1);
  await expect(sizes(page).first()).toBeVisible();
});

test('[SF-05] a chosen size is among the first of its group, although few tyres have it', async ({ page, request }) => {
  const { Sizes } = (await (await request.get('/api/product/facets')).json()) as ProductFacets;
  const [rarest] = Sizes.sort((a, b) => a.Count - b.Count);
  const { Value = '' } = rarest ?? {};
  await page.goto(`/modelos?size=${encodeURIComponent(Value)}`);
  const group = page.getByRole('group', { name: 'Medida' });
  await expect(group.getByRole('button', { name: /^Mostrar todos/ })).toBeVisible();
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(group.getByRole('checkbox', { checked: true })).toHaveAccessibleName(new RegExp(`^${Value} \\d`));
});

test('[SF-05] every group of filters ends at a row', async ({ page }) => {
  await page.goto('/modelos');
  const groups = await page.getByRole('main').locator('fieldset').all();
  expect(groups.length).toBeGreaterThan(3);
  for (const group of groups) {
    const hidden = await group.locator('div').evaluate((values) => values.scrollHeight - values.clientHeight);
    expect(hidden).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });
  const opener = (page: Page) => page.getByRole('button', { name: /^Filtros/ });
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });

  test('[SF-05] the filters are a sheet over the list that counts what it leaves; leaving it keeps them', async ({
    page,
  }) => {
    await page.goto('/modelos?type=Vans');
    await expect(opener(page)).toHaveText('Filtros (1)');
    await opener(page).click();
    await expect(sheet(page).locator(':focus')).toBeVisible();
    await sheet(page).getByRole('group', { name: 'Aro' }).getByRole('checkbox', { name: /^15/ }).check();
    await expect(page).toHaveURL('/modelos?type=Vans&rim=15#filtros');
    await expect(sheet(page).getByRole('link', { name: /^Remover filtro/ })).toHaveCount(2);
    const status = sheet(page).getByRole('status');
    const show = sheet(page).getByRole('button', { name: /^Ver / });
    await expect(async () => {
      await expect(show).toHaveText(`Ver ${await status.textContent()}`);
      expect(await status.textContent()).toBe(
        await page
          .locator('main p')
          .filter({ hasText: /pneus?$/ })
          .first()
          .textContent(),
      );
    }).toPass();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText('Filtros (2)');
    await expect(page).toHaveURL('/modelos?type=Vans&rim=15');
    await page.goBack();
    await expect(page).toHaveURL('/modelos?type=Vans');
    await expect(opener(page)).toHaveText('Filtros (1)');
  });

  test('[SF-05] back closes the sheet and undoes what was chosen in it', async ({ page }) => {
    await page.goto('/modelos');
    await opener(page).click();
    await sheet(page).getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/brand=.*#filtros$/);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/modelos');
    await opener(page).click();
    await sheet(page).getByRole('button', { name: /^Ver / }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/modelos');
  });

  test('[SF-05] a link to the open sheet opens it, within the screen', async ({ page }) => {
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 667 });
      await page.goto('/modelos?rim=16&type=Vans;Passeios#filtros');
      await page.reload();
      const box = await sheet(page).boundingBox();
      expect([box?.x, box?.width]).toEqual([0, width]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(667, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await sheet(page).getByRole('button', { name: 'Fechar' }).click();
      await expect(page).toHaveURL('/modelos?rim=16&type=Vans;Passeios');
    }
  });

  test.describe('where the code of the sheet is lost', () => {
    test.use({ expectedErrors: /ERR_CONNECTION_RESET|Loading chunk|ChunkLoadError|could not be|Failed to load/ });

    test('[SF-05] says so, and opens on the next try', async ({ page }) => {
      await page.goto('/modelos');
      await expect(opener(page)).toBeVisible();
      await page.waitForLoadState('load');
      await page.route(/\/mf\/mf-storefront\/.*\.js(\?|$)/, (route) => route.abort('connectionreset'));
      await opener(page).click();
      await expect(page.getByText('Os filtros não abriram')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(sheet(page)).toBeVisible();
    });
  });
});

test.describe('the list', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('[SF-05] two tyres are in view on a small phone', async ({ page }) => {
    await page.goto('/modelos');
    const second = await page.getByRole('main').locator('li:has(h2)').nth(1).boundingBox();
    expect((second?.y ?? 667) + (second?.height ?? 0)).toBeLessThanOrEqual(667);
  });

  test('[SF-05] a row says size, brand and model once, at every width', async ({ page }) => {
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 667 });
      await page.goto('/modelos');
      for (const row of await page.getByRole('main').locator('li:has(h2)').all()) {
        const text = await row.innerText();
        const size = await row.getByRole('heading').innerText();
        const names = (await row.locator('h2 + p').innerText()).split(' · ');
        expect(names).toHaveLength(2);
        for (const name of [size, ...names]) expect(text.split(name), `${name} in ${text}`).toHaveLength(2);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('[SF-05] while the next list is on its way, the one before is dimmed, without a ring', async ({ page }) => {
    await page.goto('/modelos');
    const release = await holdBack(page, '**/api/product/pagged?page=2*');
    const list = page.getByRole('main').locator('ul[aria-busy]');
    await page.getByRole('link', { name: 'Página 2' }).click();
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list).toHaveCSS('opacity', '0.5');
    await expect(list).toHaveCSS('outline-style', 'none');
    release();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(list).toHaveCSS('opacity', '1');
    await expect(count(page)).toBeVisible();
  });
});
