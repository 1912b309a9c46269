import type { Locator, Page } from '@playwright/test';
import type { Home } from '@rodovia/shared/contracts/site';
import sharp from 'sharp';
import { expect, test } from '../../support/test';

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) });

/** Returns the number of cards in each row; every row must reach from one edge of the list to the other. */
async function rowsOf(list: Locator): Promise<number[]> {
  const rows = await list.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const byTop = new Map<number, DOMRect[]>();
    for (const card of element.children) {
      const box = card.getBoundingClientRect();
      byTop.set(Math.round(box.top), [...(byTop.get(Math.round(box.top)) ?? []), box]);
    }
    return [...byTop.values()].map((boxes) => ({
      cards: boxes.length,
      gap: Math.abs((boxes[0]?.left ?? 0) - left) + Math.abs((boxes.at(-1)?.right ?? 0) - right),
    }));
  });
  for (const { gap } of rows) expect(gap).toBeLessThan(3);
  return rows.map(({ cards }) => cards);
}

const VEHICLES = 'Para o seu veículo';
const SIZES = 'Medidas mais procuradas';
const STEPS = 'Como funciona';

test('[SF-04] every section is full at every width, drawn to one scale, told in steps and moments, and reached by its link', async ({
  page,
}) => {
  const expected = {
    375: [
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1],
    ],
    768: [[3, 2], [4], [3]],
    1440: [[5], [4], [3]],
  };
  await page.goto('/');
  for (const [width, rows] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const [i, name] of [VEHICLES, SIZES, STEPS].entries()) {
      expect(await rowsOf(section(page, name).getByRole('list')), `${name} at ${width}`).toEqual(rows[i]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(Number(width));
  }

  await test.step('sizes are drawn to one scale', async () => {
    const tyre = (size: string) =>
      section(page, SIZES)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: size }) })
        .locator('circle')
        .first();
    const height = async (size: string) => (await tyre(size).boundingBox())?.height ?? 0;
    // 295 mm × 0.80 and 22.5 inches against 175 mm × 0.70 and 13 inches
    const ratio = (22.5 * 25.4 + 2 * 236) / (13 * 25.4 + 2 * 122.5);
    expect((await height('295/80R22.5')) / (await height('175/70R13'))).toBeCloseTo(ratio, 1);
  });

  await test.step('how it works is told in numbered steps, the history as moments one after the other', async () => {
    const numbered = section(page, STEPS).locator('ol > li');
    await expect(numbered).toHaveCount(3);
    const badge = await numbered.last().evaluate((step) => getComputedStyle(step, '::before').content);
    expect(badge).toContain('counter');
    const moments = page.locator('#historia ol > li');
    const tops = await moments.evaluateAll((all) => all.map((moment) => moment.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  });

  await test.step('on a tablet the first section leaves room for the next', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.evaluate(() => scrollTo(0, 0));
    const next = await section(page, VEHICLES).getByRole('listitem').first().boundingBox();
    expect((next?.y ?? 1024) + (next?.height ?? 0)).toBeLessThan(1024);
  });

  await test.step('the link to the history leads there, from home itself and from elsewhere', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const link = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Nossa história' });
    await link.click();
    await expect(page.locator('#historia')).toBeInViewport();
    await page.goto('/carrinho');
    await link.click();
    await expect(page.locator('#historia')).toBeInViewport();
  });
});

test('[SF-04] rows are full with another number of cards as well', async ({ page }) => {
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch();
    const home = (await response.json()) as Home;
    const [hero, vehicles, ...others] = home.Sections;
    const more = ['Motos', 'Empilhadeiras'].map((Title) => ({ ...vehicles?.Items[0], Title }));
    await route.fulfill({
      response,
      json: { Sections: [hero, { ...vehicles, Items: [...(vehicles?.Items ?? []), ...more] }, ...others] },
    });
  });
  await page.goto('/carrinho');
  await page.getByRole('link', { name: 'Rodovia, página inicial' }).click();
  await expect(page.getByRole('link', { name: 'Empilhadeiras' })).toBeVisible();
  expect(await rowsOf(section(page, VEHICLES).getByRole('list'))).toEqual([4, 3]);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('[SF-04] no picture stands on white', async ({ page }) => {
    await page.goto('/');
    const pictures = page.getByRole('main').locator('li img');
    for (const picture of (await pictures.all()).slice(0, 8)) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const corner = await sharp(await picture.screenshot())
        .extract({ left: 8, top: 60, width: 4, height: 4 })
        .stats();
      expect(Math.max(...corner.channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(170);
    }
  });
});
