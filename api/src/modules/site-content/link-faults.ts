import { GROUP_TYPES, isPlainLine, type OwnedRoute } from '@rodovia/shared/contracts';
import { foldText } from '@rodovia/shared/contracts/fold-text';
import { ownerOf } from '@rodovia/shared/contracts/routes';
import { parseTyreSize } from '@rodovia/shared/contracts/tyre-size';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { brand, model, product } from '../../db/schema';

/** What is wrong with a link, in a sentence; undefined where it leads to a page of the shop. */
export type LinkCheck = (link: string) => Promise<string | undefined>;

const NOT_OF_THE_SHOP = 'Use um endereço desta loja, que começa com uma barra, como /modelos.';
const NO_PAGE = 'Esta página não existe na loja.';
const NOT_FOR_ALL = 'Esta página é de um registro só, que nem todos podem abrir.';

/** Stands for the shop, which a link must not leave. */
const SHOP = 'http://loja.invalid';
/** Places within home that a link may lead to. */
const ANCHORS = new Set(['', '#historia']);
const CATALOGUE = '/modelos';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The parts of a link within the shop; undefined where it leads out of it, or is not what it seems to be. */
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
/** The filters of the catalogue, with what says whether there is such a value. */
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

/** How links are checked: against the routes that the published modules declare, where they are known, and the catalogue. */
export function linkCheck(db: Executor, routes: readonly OwnedRoute[] | undefined): LinkCheck {
  /** The pattern that a visitor's address belongs to. */
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
