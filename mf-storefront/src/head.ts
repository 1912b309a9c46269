import { isSubject, type Product, type ProductFacets, subjectPath } from '@rodovia/shared/contracts/catalog';
import { matchPath, ownerOf } from '@rodovia/shared/contracts/platform';
import type { ProposalProof } from '@rodovia/shared/contracts/proposals';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import type { Shop, SitePage } from '@rodovia/shared/contracts/site';
import { blocksOf, isParagraph } from '@rodovia/shared/plain-document';
import { callPath, type PageHead } from '@rodovia/shared/runtime';
import declaration from '../module.json';
import { callValues, chosenIn, type FilterKey, filterWords, knownValue } from './features/catalog/filters';
import { viewCallPath } from './first-view';
import { pageOf } from './pagination/page-number';
import { productName } from './products/product-name';

type Answer = (url: string) => unknown;

const SITE = 'Catálogo de pneus para carros, SUVs, vans, caminhões e máquinas, com orçamento sem compromisso.';

interface Crumb {
  name: string;
  item: string;
}

const CATALOGUE: Crumb = { name: 'Pneus', item: '/modelos' };

/** Breadcrumbs as schema.org data. */
const breadcrumbs = (trail: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Início', item: '/' }, ...trail].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...crumb,
  })),
});

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** The company as schema.org data. */
function organization(answer: Answer) {
  const { Name, Document, Address, Phone, WorkHours = [] } = (answer('/shop') ?? {}) as Partial<Shop>;
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'TireShop'],
    name: 'Rodovia',
    url: '/',
    logo: '/favicon.svg',
    image: '/api/share-picture',
    ...(Name && { legalName: Name }),
    ...(Document && { taxID: Document }),
    ...(Address && { address: Address }),
    ...(Phone && { telephone: `+55 ${Phone}` }),
    ...(WorkHours.length > 0 && {
      openingHours: WorkHours.map(({ Weekday, From, To }) => `${WEEKDAYS[Weekday]} ${From}-${To}`),
    }),
  };
}

const home = (status: PageHead['status']): PageHead => ({
  title: 'Rodovia · pneus para cada estrada',
  description: SITE,
  canonical: '/',
  status,
});

/**
 * Returns a value of the address in the catalogue's spelling; undefined for unknown ones, which are never repeated in
 * the page.
 */
function indexedValue(key: FilterKey, value: string, facets: ProductFacets | null | undefined): string | undefined {
  if (!isSubject(key)) return undefined;
  return knownValue(facets ?? undefined, key, value);
}

/**
 * Head of a list. Indexed are the complete list and those of a single type, brand, rim or size, each with one canonical
 * address; all other combinations are only followed.
 * @param isOwnPage whether the address is that of a type, brand, rim or size: an unknown one is not found
 */
function listHead(search: URLSearchParams, answer: Answer, isOwnPage = false): PageHead {
  const values = callValues(search);
  const found = answer(viewCallPath('/modelos', 'products', values)) as PagedResult<Product> | null | undefined;
  const facets = answer(viewCallPath('/modelos', 'facets', values)) as ProductFacets | null | undefined;
  const chosen = chosenIn(search).map(({ key, value }) => ({ key, value: indexedValue(key, value, facets) }));
  const known = chosen.flatMap(({ key, value }) => (value === undefined ? [] : filterWords(key, value)));
  const page = pageOf(search);
  const isThere = found != null && page <= Math.max(found.TotalPages, 1);
  const [only] = chosen;
  const isIndexed = isThere && chosen.length <= 1 && known.length === chosen.length;
  const title = ['Pneus', ...known].join(' ');
  const ownPath = isIndexed && only?.value && isSubject(only.key) ? subjectPath(only.key, only.value) : undefined;
  const canonical = callPath(ownPath ?? '/modelos', { page: isIndexed && page > 1 ? page : '' });
  const trail = known.length === 1 ? [CATALOGUE, { name: title, item: canonical }] : [CATALOGUE];
  return {
    title: `${title}${isThere && page > 1 ? ` · página ${page}` : ''} · Rodovia`,
    description: isIndexed
      ? `${found.TotalCount} pneus${known.length > 0 ? ` para ${known.join(', ')}` : ''}. ${SITE}`
      : SITE,
    canonical,
    status: isOwnPage && facets && known.length === 0 ? 404 : 200,
    noindex: !isIndexed && (found !== undefined || chosen.length > 0),
    jsonLd: [breadcrumbs(trail)],
  };
}

/** A product as schema.org data; it has an offer only if there is a public price. */
const structured = (product: Product, image: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: productName(product),
  sku: product.CodePub,
  description: product.Description,
  url: `/modelos/${product.Code}`,
  image,
  ...(product.Brand ? { brand: { '@type': 'Brand', name: product.Brand.Description } } : {}),
  ...(product.PublicPrice === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          price: product.PublicPrice.toFixed(2),
          priceCurrency: 'BRL',
          url: `/modelos/${product.Code}`,
          // orders are taken, and the proposal names the lead time: the stock is not known here
          availability: 'https://schema.org/BackOrder',
        },
      }),
});

/** First photo, or the picture that the server draws of the size. */
const pictureOf = ({ ProductImage, Model, Code }: Product) =>
  (ProductImage?.[0] ?? Model?.ModelImage?.[0])?.Url ?? `/api/share-picture/${Code}`;

function productHead(guid: string, answer: Answer): PageHead {
  const product = answer(viewCallPath('/modelos/:guid', 'product', { guid })) as Product | undefined;
  if (!product) return { ...home(404), title: 'Pneu não encontrado · Rodovia', canonical: `/modelos/${guid}` };
  const canonical = `/modelos/${guid}`;
  const image = pictureOf(product);
  const sizePath = subjectPath('size', product.Size);
  const ofSize = sizePath ? [{ name: product.Size, item: sizePath }] : [];
  return {
    title: `${productName(product)} · Rodovia`,
    description: product.Observation.split('\n').slice(0, 4).join('; ') || product.Description,
    canonical,
    status: 200,
    image,
    jsonLd: [
      structured(product, image),
      breadcrumbs([CATALOGUE, ...ofSize, { name: productName(product), item: canonical }]),
    ],
  };
}

/**
 * Rendered only if the answer is known; otherwise the browser reads it. Link previews never show the proposal's
 * content.
 */
function proofHead(token: string, answer: Answer): PageHead | null {
  const proof = answer(viewCallPath('/verificar/:token', 'proof', { token })) as ProposalProof | null | undefined;
  if (proof === undefined) return null;
  return {
    title: `${proof ? `Proposta ${proof.Number}/${proof.Version}` : 'Proposta não encontrada'} · Rodovia`,
    description: 'Conferência de uma proposta da Rodovia.',
    canonical: `/verificar/${token}`,
    status: proof ? 200 : 404,
    noindex: true,
  };
}

function siteHead(path: string, answer: Answer): PageHead | null {
  const page = answer(viewCallPath(path, 'page', {})) as SitePage | null | undefined;
  if (page === undefined) return null;
  if (!page) return { ...home(404), title: 'Página não encontrada · Rodovia', canonical: path };
  return {
    title: `${page.Title} · Rodovia`,
    description: blocksOf(page.Text).find(isParagraph)?.text ?? SITE,
    canonical: path,
    status: 200,
    jsonLd: [breadcrumbs([{ name: page.Title, item: path }])],
  };
}

/** Addresses with empty segments such as `//` belong to no page. */
const isWhole = (path: string) => path === '/' || !/\/(\/|$)/.test(path);

type HeadOf = (params: Record<string, string>, search: URLSearchParams, answer: Answer) => PageHead | null;

const compareHead: PageHead = {
  title: 'Comparar pneus · Rodovia',
  description: 'Até quatro pneus lado a lado, com o que há de diferente entre eles.',
  canonical: '/comparar',
  status: 200,
  noindex: true,
};

const fitmentsHead: HeadOf = (_params, search) => ({
  title: 'Pneus por veículo · Rodovia',
  description: 'As medidas de fábrica de cada veículo, e os pneus à venda em cada uma.',
  canonical: '/pneus-por-veiculo',
  status: 200,
  noindex: search.has('term'),
  jsonLd: [breadcrumbs([CATALOGUE, { name: 'Pneus por veículo', item: '/pneus-por-veiculo' }])],
});

const ownPage: HeadOf = (params, search, answer) =>
  listHead(new URLSearchParams({ ...Object.fromEntries(search), ...params }), answer, true);

const HEADS: Record<string, HeadOf> = {
  '/': (_params, _search, answer) => ({ ...home(200), jsonLd: [organization(answer)] }),
  '/modelos': (_, search, answer) => listHead(search, answer),
  '/pneus/:size': ownPage,
  '/pneus/marca/:brand': ownPage,
  '/pneus/tipo/:type': ownPage,
  '/pneus/aro/:rim': ownPage,
  '/modelos/:guid': ({ guid = '' }, _, answer) => productHead(guid, answer),
  '/carrinho/compartilhado': () => ({
    title: 'Carrinho compartilhado · Rodovia',
    description: 'Pneus que alguém escolheu, para olhar e pôr no seu carrinho.',
    canonical: '/carrinho/compartilhado',
    status: 200,
    noindex: true,
  }),
  '/comparar': () => compareHead,
  '/pneus-por-veiculo': fitmentsHead,
  '/privacidade': (_params, _search, answer) => siteHead('/privacidade', answer),
  '/termos': (_params, _search, answer) => siteHead('/termos', answer),
  '/verificar/:token': ({ token = '' }, _, answer) => proofHead(token, answer),
};

/**
 * Returns the head of a public address; null for routes that only the browser renders. Undeclared addresses show the
 * home page with status 404.
 */
export function headOf(path: string, search: URLSearchParams, answer: Answer): PageHead | null {
  const route = isWhole(path) ? ownerOf([declaration], path, 'visitor')?.route : undefined;
  if (!route) return home(404);
  const params = matchPath(route.path, path);
  return (route.drawn && params && HEADS[route.path]?.(params, search, answer)) || null;
}
