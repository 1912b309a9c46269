import type { Product } from '@rodovia/shared/contracts/catalog';
import { callPath, type PagedResult } from '@rodovia/shared/contracts/records';
import type { PublicRead } from './page/first-view';

const PER_CALL = 100;
const MAX_PRODUCTS = 45_000;
const FRESH_MS = 10 * 60_000;

type Entry = Pick<Product, 'Code' | 'Updated'>;

/** Reads all active products with public calls. */
async function activeProducts(read: PublicRead): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let page = 1; all.length < MAX_PRODUCTS; page++) {
    const query = { page, quantity: PER_CALL, orderBy: 'Created desc', isActive: 'true' };
    const found = (await read(callPath('/product/pagged', query))) as PagedResult<Product> | null;
    if (!found) throw Object.assign(new Error('the catalogue was not read'), { statusCode: 503 });
    all.push(...found.Results.map(({ Code, Updated }) => ({ Code, Updated })));
    if (page >= found.TotalPages) break;
  }
  return all;
}

let cached: { at: number; products: Promise<Entry[]> } | null = null;

function products(read: PublicRead) {
  if (cached && Date.now() - cached.at <= FRESH_MS) return cached.products;
  const current = { at: Date.now(), products: activeProducts(read) };
  cached = current;
  current.products.catch(() => {
    if (cached === current) cached = null;
  });
  return current.products;
}

const entry = (address: string, updated?: string) =>
  `<url><loc>${address}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`;

const PAGES = ['/', '/modelos', '/privacidade', '/termos'];

/** Returns the sitemap of home page, text pages, list and active products; cached for ten minutes. */
export async function sitemap(origin: string, read: PublicRead): Promise<string> {
  const entries = (await products(read)).map(({ Code, Updated }) => entry(`${origin}/modelos/${Code}`, Updated));
  const all = [...PAGES.map((path) => entry(origin + path)), ...entries];
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${all.join('')}</urlset>`;
}

/** Crawlers may read what visitors see, with the pictures of products and shared pages; pages of accounts are excluded. */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/image/',
    'Allow: /api/share-picture',
    'Disallow: /orcamentos',
    'Disallow: /perfil',
    'Disallow: /veiculos',
    'Disallow: /carrinho',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
