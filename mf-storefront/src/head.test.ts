import type { Product, ProductFacets } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { headOf } from './head';

const facets: Partial<ProductFacets> = {
  Brands: [{ Value: 'Michelin', Count: 40 }],
  GroupTypes: [{ Value: 'Vans', Count: 40 }],
  Sizes: [{ Value: '205/55R16', Count: 4 }],
};
const found: PagedResult<Product> = { Results: [], TotalPages: 3, TotalCount: 40 };

const answer = (url: string) => (url.startsWith('/product/facets') ? facets : found);
const listHead = (query: string) => headOf('/modelos', new URLSearchParams(query), answer);

describe('what search engines keep of the list', () => {
  test.each([
    ['', '/modelos', 'Pneus · Rodovia'],
    ['brand=michelin', '/pneus/marca/michelin', 'Pneus Michelin · Rodovia'],
    ['brand=Michelin&sort=price&utm=1', '/pneus/marca/michelin', 'Pneus Michelin · Rodovia'],
    ['size=205/55R16&page=2', '/pneus/205-55-r16?page=2', 'Pneus 205/55R16 · página 2 · Rodovia'],
    ['page=1', '/modelos', 'Pneus · Rodovia'],
  ])('?%s is kept as %s', (query, canonical, title) => {
    expect(listHead(query)).toMatchObject({ canonical, title, noindex: false });
  });

  test.each([
    'brand=compre-agora',
    'term=compre-agora',
    'line=compre-agora:1',
    'brand=Michelin;compre-agora',
    'page=99999',
    'brand=Michelin&page=99999',
    'brand=Michelin&type=Vans',
  ])('?%s is not kept, and what it says is not repeated', (query) => {
    const head = listHead(query);
    expect(head).toMatchObject({ noindex: true, canonical: '/modelos' });
    expect(JSON.stringify(head)).not.toMatch(/compre-agora|99999/);
  });

  test('a list that could not be read stays what it was', () => {
    expect(headOf('/modelos', new URLSearchParams(), () => undefined)).toMatchObject({ noindex: false });
  });
});

const product = {
  Code: 'c-1',
  Size: '205/55R16',
  Description: 'Pneu 205/55R16 91V Michelin Primacy',
  Observation: '',
  CodePub: 'M-1',
  PublicPrice: null,
  Brand: { Description: 'Michelin' },
} as Product;

describe('what is said of a product', () => {
  const headFor = (shown: Partial<Product>) =>
    headOf('/modelos/c-1', new URLSearchParams(), () => ({ ...product, ...shown }));

  test('its title names the size once', () => {
    expect(headFor({})?.title).toBe('Pneu 205/55R16 91V Michelin Primacy · Rodovia');
    expect(headFor({ Description: 'Primacy' })?.title).toBe('205/55R16 Primacy · Rodovia');
  });

  test('its picture is its photograph, else the one that is drawn of its size', () => {
    expect(headFor({})?.image).toBe('/api/share-picture/c-1');
    const Url = '/api/image/a-1280.webp';
    const photographed = headFor({ ProductImage: [{ Url }] as Product['ProductImage'] });
    expect(photographed).toMatchObject({ image: Url, jsonLd: [{ '@type': 'Product', image: Url }, {}] });
  });

  test('an offer is there only with a public price', () => {
    expect(headFor({})?.jsonLd?.[0]).not.toHaveProperty('offers');
    expect(headFor({ PublicPrice: 10 })?.jsonLd?.[0]).toMatchObject({
      offers: { price: '10.00', availability: 'https://schema.org/BackOrder' },
    });
  });
});

test('a list that the server refuses to read is not kept', () => {
  expect(headOf('/modelos', new URLSearchParams('page=1'), () => null)).toMatchObject({ noindex: true });
});
