import type { Product } from '@rodovia/shared/contracts/catalog';
import { expect, test } from '../../support/test';

const read = async (request: import('@playwright/test').APIRequestContext, at: string) => {
  const answer = await request.get(at);
  return { status: answer.status(), html: await answer.text() };
};

/** Products of the demonstration, whatever other tests create meanwhile. */
const OLDEST = '/api/product/pagged?quantity=50&isActive=true&orderBy=Created%20asc';

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
  expect(list.html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/pneus\/tipo\/vans">/);
  expect(list.html).toContain('property="og:title"');
  const products = await (await request.get(OLDEST)).json();
  const priced = products.Results.find((product: { PublicPrice: number | null }) => product.PublicPrice !== null);
  const unpriced = products.Results.find((product: { PublicPrice: number | null }) => product.PublicPrice === null);
  const things = async (at: string): Promise<Record<string, unknown>[]> => {
    const { html } = await read(request, at);
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    );
  };
  const [product, trail] = await things(`/modelos/${priced.Code}`);
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: priced.CodePub,
    image: expect.stringMatching(/^http:\/\/localhost/),
    offers: { priceCurrency: 'BRL', url: expect.stringMatching(/^http:\/\/localhost/) },
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Início', item: expect.stringMatching(/^http:\/\/localhost:\d+\/$/) },
      { position: 2, name: 'Pneus' },
      { position: 3, name: priced.Size, item: expect.stringContaining('/pneus/') },
      { position: 4 },
    ],
  });
  expect((await things(`/modelos/${unpriced.Code}`))[0]).not.toHaveProperty('offers');
  expect((await things('/'))[0]).toMatchObject({
    '@type': ['Organization', 'TireShop'],
    taxID: expect.stringMatching(/^\d/),
    openingHours: expect.arrayContaining(['Mo 08:00-18:00']),
  });
});

test('the storefront is drawn for visitors; staff, who see it otherwise, get it from their browser', async ({
  request,
}) => {
  const ofVisitor = await request.get('/modelos');
  expect(await ofVisitor.text()).toMatch(/<div id="app"><\w/);
  const ofStaff = await request.get('/modelos', { headers: { cookie: 'staff=1' } });
  expect(await ofStaff.text()).toContain('<div id="app"></div>');
});

test('every page has a picture for previews, which is there', async ({ request }) => {
  const { Results } = await (await request.get(`${OLDEST}&include=Model,ProductImage`)).json();
  const drawn = Results.find(
    ({ ProductImage, Model }: Product) => !ProductImage?.length && !Model?.ModelImage?.length,
  ) as Product;
  const pictures: string[] = [];
  for (const at of ['/', '/modelos', '/carrinho', '/nada-aqui', `/modelos/${drawn.Code}`]) {
    const { html } = await read(request, at);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    const [, picture = ''] = /<meta property="og:image" content="(http[^"]+)">/.exec(html) ?? [];
    const answer = await request.get(picture);
    expect([at, answer.status(), answer.headers()['content-type']]).toEqual([at, 200, 'image/png']);
    pictures.push(picture);
  }
  expect(new Set(pictures).size).toBe(2);
  const { html } = await read(request, `/modelos/${drawn.Code}`);
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  expect(title.split(drawn.Size)).toHaveLength(2);
});

test('what the catalogue does not have is neither kept nor repeated', async ({ request }) => {
  for (const query of ['brand=qualquer-coisa', 'page=99999', 'term=qualquer-coisa']) {
    const { html } = await read(request, `/modelos?${query}`);
    const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html.replace(/<style.*?<\/style>/gs, '')) ?? [];
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('rel="canonical"');
    expect(head).not.toMatch(/qualquer-coisa|99999/);
  }
});

test('[SF-11] addresses that have moved lead on, and never to another host', async ({ request }) => {
  const ask = (at: string) => request.get(at, { maxRedirects: 0 });
  for (const [at, to] of [
    ['/modelos/', '/modelos'],
    ['/carrinho/?a=1', '/carrinho?a=1'],
    ['/products?type=Vans', '/modelos?type=Vans'],
  ] as const) {
    const answer = await ask(at);
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
  expect((await ask('/%2f%2foutra.example/')).headers()).not.toHaveProperty('location');
});

test('private addresses are not for search engines', async ({ request }) => {
  for (const at of ['/carrinho', '/orcamentos', '/perfil', '/admin']) {
    expect((await read(request, at)).html).toContain('<meta name="robots" content="noindex">');
  }
  // without scripts the cart still says how the company is reached
  expect((await read(request, '/carrinho')).html).toMatch(/<noscript>.*Também fazemos o seu orçamento sem o site/);
  const robots = await read(request, '/robots.txt');
  expect(robots.html).toContain('Disallow: /admin');
  // the longest rule that matches an address decides
  for (const pictures of ['/api/image/', '/api/share-picture']) expect(robots.html).toContain(`Allow: ${pictures}`);
  expect(robots.html).toMatch(/Sitemap: http/);
});

test('the sitemap has the active products', async ({ request }) => {
  const { html } = await read(request, '/sitemap.xml');
  const listed = [...html.matchAll(/<loc>[^<]*\/modelos\/([0-9a-f-]{36})<\/loc>/g)].map(([, code]) => code);
  for (const page of [1, 2, 3]) {
    const { Results } = await (await request.get(`${OLDEST}&page=${page}`)).json();
    expect(Results).toHaveLength(50);
    expect(listed).toEqual(expect.arrayContaining(Results.map(({ Code }: { Code: string }) => Code)));
  }
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
