import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const FONT = /\.woff2$/;
const LETTERS = 'ÁÀÂÃÇÉÊÍÓÔÕÚ áàâãçéêíóôõúü ºª R$ 1.234,56 – “x” … 205/55R16';

/** Returns the names of the fonts in which the browser shows an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName }) => familyName);
}

const isLoaded = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => document.fonts.status));

test('texts are in the family of the product once it is on the device, with every Portuguese letter', async ({
  page,
}) => {
  const answer = page.waitForResponse((one) => FONT.test(one.url()));
  await page.goto('/modelos');
  const { status, headers } = await answer.then((one) => ({ status: one.status(), headers: one.headers() }));
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ]);
  await isLoaded(page);
  await page.goto('/modelos');
  await isLoaded(page);
  expect(await fontsOf(page, 'h1')).toEqual(['Overpass']);
  await page.locator('h1').evaluate((title, letters) => {
    title.textContent = letters;
  }, LETTERS);
  for (const weight of ['400', '600', '800']) {
    await page.locator('h1').evaluate((title, value) => {
      title.style.fontWeight = value;
    }, weight);
    expect(await fontsOf(page, 'h1')).toEqual(['Overpass']);
  }
  // a mark that has no width in the family
  await page.locator('h1').evaluate((title) => {
    title.textContent = '·';
  });
  expect(await fontsOf(page, 'h1')).not.toContain('Overpass');
});

test('a font that comes late moves nothing: the page stays in the letters that it began with', async ({ page }) => {
  let send = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(FONT, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/modelos', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Pneus' })).toBeVisible();
  const before = await fontsOf(page, 'h1');
  expect(before).not.toContain('Overpass');
  const arrival = page.waitForResponse((one) => FONT.test(one.url()));
  send();
  await (await arrival).finished();
  await isLoaded(page);
  // two frames: a change of the letters would be in the first
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await fontsOf(page, 'h1')).toEqual(before);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
