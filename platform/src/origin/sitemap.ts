import {
  type Facet,
  type Product,
  type ProductFacets,
  type Subject,
  subjectPath,
} from '@rodovia/shared/contracts/catalog';
import { callPath, type PagedResult } from '@rodovia/shared/contracts/records';
import type { PublicRead } from './page/first-view';

const PER_CALL = 100;
const MAX_PRODUCTS = 45_000;
const FRESH_MS = 10 * 60_000;

type Entry = Pick<Product, 'Code' | 'Updated'>;

const notRead = () => Object.assign(new Error('the catalogue was not read'), { statusCode: 503 });

/** Reads all active products with public calls. */
async function activeProducts(read: PublicRead): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let page = 1; all.length < MAX_PRODUCTS; page++) {
    const query = { page, quantity: PER_CALL, orderBy: 'Created desc', isActive: 'true' };
    const found = (await read(callPath('/product/pagged', query))) as PagedResult<Product> | null;
    if (!found) throw notRead();
    all.push(...found.Results.map(({ Code, Updated }) => ({ Code, Updated })));
    if (page >= found.TotalPages) break;
  }
  return all;
}

/** Returns the addresses of all sizes, brands, kinds of vehicles and rims that have products, each once. */
async function subjectPaths(read: PublicRead): Promise<string[]> {
  const facets = (await read('/product/facets')) as ProductFacets | null;
  if (!facets) throw notRead();
  const paths = (subject: Subject, values: readonly Facet[]) =>
    values.flatMap(({ Value, Count }) => (Count > 0 ? (subjectPath(subject, Value) ?? []) : []));
  const { Sizes, Brands, GroupTypes, Rims } = facets;
  const all = [paths('type', GroupTypes), paths('brand', Brands), paths('size', Sizes), paths('rim', Rims)];
  return [...new Set(all.flat())];
}

interface Catalogue {
  products: Entry[];
  subjects: string[];
}

async function readCatalogue(read: PublicRead): Promise<Catalogue> {
  return { subjects: await subjectPaths(read), products: await activeProducts(read) };
}

let cached: { at: number; catalogue: Promise<Catalogue> } | null = null;

function catalogue(read: PublicRead) {
  if (cached && Date.now() - cached.at <= FRESH_MS) return cached.catalogue;
  const current = { at: Date.now(), catalogue: readCatalogue(read) };
  cached = current;
  current.catalogue.catch(() => {
    if (cached === current) cached = null;
  });
  return current.catalogue;
}

const entry = (address: string, updated?: string) =>
  `<url><loc>${address}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`;

const PAGES = ['/', '/modelos', '/pneus-por-veiculo', '/privacidade', '/termos'];

/**
 * Returns the sitemap of home page, text pages, list, the pages of sizes, brands, kinds of vehicles and rims, and active
 * products; cached for ten minutes.
 */
export async function sitemap(origin: string, read: PublicRead): Promise<string> {
  const { subjects, products } = await catalogue(read);
  const entries = products.map(({ Code, Updated }) => entry(`${origin}/modelos/${Code}`, Updated));
  const all = [...[...PAGES, ...subjects].map((path) => entry(origin + encodeURI(path))), ...entries];
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
