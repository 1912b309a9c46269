import { GROUP_TYPES } from '@rodovia/shared/contracts/catalog';
import { type OwnedRoute, ownerOf } from '@rodovia/shared/contracts/platform';
import { foldText, isPlainLine } from '@rodovia/shared/contracts/rules';
import { parseTyreSize } from '@rodovia/shared/contracts/tyres';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { brand, model, product } from '../../db/schema';

/** Returns the error of a link; undefined if it leads to a page of the shop. */
export type LinkCheck = (link: string) => Promise<string | undefined>;

const NOT_OF_THE_SHOP = 'Use um endereço desta loja, que começa com uma barra, como /modelos.';
const NO_PAGE = 'Esta página não existe na loja.';
const NOT_FOR_ALL = 'Esta página é de um registro só, que nem todos podem abrir.';

/** Placeholder origin of the shop, which links must not leave. */
const SHOP = 'http://loja.invalid';
/** Anchors of the home page that links can use. */
const ANCHORS = new Set(['', '#historia']);
const CATALOGUE = '/modelos';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses a link within the shop; undefined if it leads elsewhere or is ambiguous. */
function partsOf(link: string): URL | undefined {
  if (!link.startsWith('/') || /[\s\\]/.test(link) || !isPlainLine(link)) return undefined;
  const url = URL.canParse(link, SHOP) ? new URL(link, SHOP) : undefined;
  const isSame = url?.origin === SHOP && url.pathname === link.split(/[?#]/, 1)[0];
  return isSame ? url : undefined;
}

async function exists(db: Executor, table: typeof brand | typeof model | typeof product, where?: SQL) {
  return (await db.$count(table, and(table.isActive, where))) > 0;
}

const named = (table: typeof brand | typeof model, name: typeof brand.description | typeof model.name, value: string) =>
  or(eq(sql`${table.code}::text`, value), sql`fold(${name}) = fold(${value})`);

type FilterCheck = (db: Executor, value: string) => Promise<boolean> | boolean;

const anything: FilterCheck = () => true;
/** Filters of the catalogue, and whether a value exists. */
const FILTERS: Record<string, FilterCheck> = {
  type: (_, value) => GROUP_TYPES.some((type) => foldText(type) === foldText(value)),
  brand: (db, value) => exists(db, brand, named(brand, brand.description, value)),
  model: (db, value) => exists(db, model, named(model, model.name, value)),
  size: (_, value) => parseTyreSize(value) !== undefined,
  rim: (_, value) => /^\d{1,2}([.,]\d)?$/.test(value),
  line: anything,
  term: anything,
};

async function filterFault(db: Executor, search: URLSearchParams): Promise<string | undefined> {
  for (const [key, text] of search) {
    const isThere = FILTERS[key];
    if (!isThere) return `O filtro ${key} não existe na lista de pneus.`;
    const values = key === 'term' ? [text] : text.split(';').map((value) => value.trim());
    for (const value of values)
      if (!value || !(await isThere(db, value))) return `Nada na loja corresponde ao filtro ${key}=${value}.`;
  }
  return undefined;
}

/** Returns the validation of links against the routes of published modules, if known, and the catalogue. */
export function linkCheck(db: Executor, routes: readonly OwnedRoute[] | undefined): LinkCheck {
  /** Returns the route pattern of a visitor's address. */
  const patternOf = (path: string) => {
    if (path !== '/' && /\/(\/|$)/.test(path)) return undefined;
    if (!routes) return path.startsWith(`${CATALOGUE}/`) ? `${CATALOGUE}/:guid` : path;
    const route = ownerOf([{ routes }], path, 'visitor')?.route;
    return route?.area === 'storefront' && !route.path.includes('*') ? route.path : undefined;
  };
  return async (link) => {
    const url = partsOf(link);
    if (!url) return NOT_OF_THE_SHOP;
    const { pathname, searchParams, hash } = url;
    const pattern = patternOf(pathname);
    if (!pattern) return NO_PAGE;
    if (!ANCHORS.has(hash) || (hash && pathname !== '/')) return `O trecho ${hash} não existe nessa página.`;
    if (pattern === `${CATALOGUE}/:guid`) {
      const code = pathname.slice(CATALOGUE.length + 1).toLowerCase();
      const isThere = UUID.test(code) && (await exists(db, product, eq(product.code, code)));
      return isThere ? undefined : 'Este produto não existe ou está inativo.';
    }
    if (pattern.includes(':')) return NOT_FOR_ALL;
    return pathname === CATALOGUE ? filterFault(db, searchParams) : undefined;
  };
}
