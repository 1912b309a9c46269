import { callPath, type PagedResult, type Product } from '@rodovia/shared/contracts';
import type { PublicRead } from './first-view';

const PER_CALL = 100;
const MOST_PRODUCTS = 45_000;
const FRESH_MS = 10 * 60_000;

type Entry = Pick<Product, 'Code' | 'Updated'>;

/** Every active product, in calls that the API allows any visitor. */
async function activeProducts(read: PublicRead): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let page = 1; all.length < MOST_PRODUCTS; page++) {
    const query = { page, quantity: PER_CALL, orderBy: 'Created desc', isActive: 'true' };
    const found = (await read(callPath('/product/pagged', query))) as PagedResult<Product> | null;
    if (!found) throw Object.assign(new Error('the catalogue was not read'), { statusCode: 503 });
    all.push(...found.Results.map(({ Code, Updated }) => ({ Code, Updated })));
    if (page >= found.TotalPages) break;
  }
  return all;
}

let kept: { at: number; products: Promise<Entry[]> } | null = null;

function products(read: PublicRead) {
  if (kept && Date.now() - kept.at <= FRESH_MS) return kept.products;
  const current = { at: Date.now(), products: activeProducts(read) };
  kept = current;
  current.products.catch(() => {
    if (kept === current) kept = null;
  });
  return current.products;
}

const entry = (address: string, updated?: string) =>
  `<url><loc>${address}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`;

const PAGES = ['/', '/modelos', '/privacidade', '/termos'];

/** Sitemap of home, what the shop says of itself, the list and the active products; kept for ten minutes. */
export async function sitemap(origin: string, read: PublicRead): Promise<string> {
  const entries = (await products(read)).map(({ Code, Updated }) => entry(`${origin}/modelos/${Code}`, Updated));
  const all = [...PAGES.map((path) => entry(origin + path)), ...entries];
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${all.join('')}</urlset>`;
}

/** Crawlers see what visitors see; what belongs to an account is not for them. */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /orcamentos',
    'Disallow: /perfil',
    'Disallow: /veiculos',
    'Disallow: /carrinho',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
