import { expect, test } from '../../support/test';

const read = async (request: import('@playwright/test').APIRequestContext, at: string) => {
  const answer = await request.get(at);
  return { status: answer.status(), html: await answer.text() };
};

test('list and product are readable before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/modelos?type=Vans');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
  await context.close();
});

test('public addresses carry title, description, canonical, Open Graph and JSON-LD', async ({ request }) => {
  const list = await read(request, '/modelos?type=Vans&utm=1');
  expect(list.html).toMatch(/<title>Pneus Vans · Rodovia<\/title>/);
  expect(list.html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/modelos\?type=Vans">/);
  expect(list.html).toContain('property="og:title"');
  const products = await (await request.get('/api/product/pagged?quantity=50')).json();
  const priced = products.Results.find((product: { PublicPrice: number | null }) => product.PublicPrice !== null);
  const unpriced = products.Results.find((product: { PublicPrice: number | null }) => product.PublicPrice === null);
  const jsonLd = async (code: string) => {
    const { html } = await read(request, `/modelos/${code}`);
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  };
  expect(await jsonLd(priced.Code)).toMatchObject({
    '@type': 'Product',
    sku: priced.CodePub,
    offers: { priceCurrency: 'BRL' },
  });
  expect(await jsonLd(unpriced.Code)).not.toHaveProperty('offers');
});

test('private addresses are not for search engines', async ({ request }) => {
  for (const at of ['/carrinho', '/orcamentos', '/perfil', '/admin']) {
    expect((await read(request, at)).html).toContain('<meta name="robots" content="noindex">');
  }
  const robots = await read(request, '/robots.txt');
  expect(robots.html).toContain('Disallow: /admin');
  expect(robots.html).toMatch(/Sitemap: http/);
});

test('the sitemap has every active product', async ({ request }) => {
  const { TotalCount } = await (await request.get('/api/product/pagged?quantity=1&isActive=true')).json();
  const { html } = await read(request, '/sitemap.xml');
  expect(html.match(/<loc>[^<]*\/modelos\/[0-9a-f-]{36}<\/loc>/g)).toHaveLength(TotalCount);
});

test('nothing a visitor puts into an address runs in the page', async ({ page, request }) => {
  const attack = '"><script>window.__ran=1</script><img src=x onerror=window.__ran=1>';
  const { html } = await read(request, `/modelos?type=${encodeURIComponent(attack)}`);
  expect(html).not.toContain('<script>window.__ran');
  await page.goto(`/modelos?term=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { __ran?: number }).__ran)).toBeUndefined();
});

test('[SF-05] the rows that the first frame leaves out follow it, whether or not the code comes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route(/\/mf\/.*\.js$/, () => undefined);
  await page.goto('/modelos', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-first-frame');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(14)).toBeVisible();
});

test('a drawn page is taken over without a shift and without a second request for its data', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { __seen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/product')) data.push(request.url());
  });
  await page.goto('/modelos');
  const checkbox = page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first();
  expect(data).toEqual([]);
  await checkbox.check();
  await expect(page).toHaveURL(/brand=/);
  await page.goto('/modelos');
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
  expect(
    await page.evaluate(() => (globalThis as unknown as { __seen: { shift: number } }).__seen.shift),
  ).toBeLessThanOrEqual(0.02);
});
