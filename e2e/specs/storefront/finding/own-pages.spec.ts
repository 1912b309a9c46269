import Validator from '@adobe/structured-data-validator';
import type { APIRequestContext } from '@playwright/test';
import type { ProductFacets } from '@rodovia/shared/contracts/catalog';
import { expectAccessible } from '../../../support/checks/axe';
import { expect, test } from '../../../support/test';

const SIZE = '205/55R16';
const PATH = '/pneus/205-55-r16';

async function served(request: APIRequestContext, at: string) {
  const answer = await request.get(at);
  const html = await answer.text();
  const [, canonical] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)">/.exec(html) ?? [];
  const [, heading] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? [];
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { status: answer.status(), html, canonical, heading, title };
}

/** Returns the structured data of a page by type, as the validator takes it. */
function structuredIn(html: string) {
  const jsonld: Record<string, unknown[]> = {};
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const thing = JSON.parse(json);
    for (const type of [thing['@type']].flat()) jsonld[type] = [...(jsonld[type] ?? []), thing];
  }
  return { jsonld, microdata: {}, rdfa: {}, metatags: {} };
}

test('sizes, brands, kinds and rims have pages of their own, to which the lists of the catalogue lead', async ({
  request,
}) => {
  const facets = (await (await request.get('/api/product/facets')).json()) as ProductFacets;
  const brand = facets.Brands.find(({ Value }) => Value === 'Estrela Guia')?.Value ?? '';
  const pages = [
    [PATH, `size=${SIZE}`, `Pneus ${SIZE}`],
    ['/pneus/marca/estrela-guia', `brand=${brand}`, `Pneus ${brand}`],
    ['/pneus/tipo/caminhoes-e-onibus', 'type=Caminhões e ônibus', 'Pneus: Caminhões e ônibus'],
    ['/pneus/aro/22-5', 'rim=22.5', 'Pneus aro 22.5'],
  ] as const;
  const { html: sitemap } = await served(request, '/sitemap.xml');
  for (const [path, query, heading] of pages) {
    const own = await served(request, path);
    expect(own).toMatchObject({ status: 200, canonical: path, heading });
    expect(own.title).toContain(heading.replace(':', ''));
    expect(own.html).not.toContain('content="noindex"');
    expect(await served(request, `/modelos?${query}`)).toMatchObject({ canonical: path, heading, title: own.title });
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect(await served(request, `${PATH}?brand=${brand}`)).toMatchObject({ status: 200, canonical: undefined });
  for (const path of ['/pneus/1-2-3', '/pneus/marca/sem-tal', '/pneus/tipo/naves', '/pneus/aro/99'])
    expect([path, await served(request, path)]).toMatchObject([
      path,
      { status: 404, canonical: undefined, heading: expect.stringMatching(/^Pneus/) },
    ]);
  expect((await served(request, '/pneus/marca/compre-agora')).heading).toBe('Pneus');
});

test('structured data of home, list, own page and product pass a validator', async ({ request }) => {
  const { Results } = await (await request.get('/api/product/pagged?quantity=50&isActive=true')).json();
  const priced = Results.find(({ PublicPrice }: { PublicPrice: number | null }) => PublicPrice !== null);
  for (const at of ['/', '/modelos', PATH, `/modelos/${priced.Code}`]) {
    const found = structuredIn((await served(request, at)).html);
    expect(Object.keys(found.jsonld)).not.toEqual([]);
    const issues = await new Validator().validate(found);
    expect([at, issues.filter(({ severity }) => severity === 'ERROR')]).toEqual([at, []]);
  }
});

test('[SF-05] a filter chosen on the page of a size leads to the catalogue with both', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: `Pneus ${SIZE}` })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(PATH);
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('link');
  await expect(chips).toHaveAccessibleName(`Remover filtro Medida: ${SIZE}`);
  await expect(
    page.getByRole('group', { name: 'Medida' }).getByRole('checkbox', { name: new RegExp(`^${SIZE}`) }),
  ).toBeChecked();
  const brand = page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first();
  await brand.check();
  await expect(page).toHaveURL(/^[^?]*\/modelos\?.*brand=/);
  // and the link that takes all of them back
  await expect(chips).toHaveCount(3);
  await expect(brand).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(chips).toHaveCount(1);
  for (const size of await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    expect(size).toContain(SIZE);
});
