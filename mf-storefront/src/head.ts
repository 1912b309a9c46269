import type { PagedResult, Product } from '@rodovia/shared/contracts';
import type { ProposalProof } from '@rodovia/shared/contracts/proposals';
import { matchPath, ownerOf } from '@rodovia/shared/contracts/routes';
import { callPath, type PageHead } from '@rodovia/shared/runtime';
import declaration from '../module.json';
import { callValues, FILTERS, pageOf, valuesOf } from './features/catalog/filters';
import { viewCallPath } from './first-view';

type Answer = (url: string) => unknown;

const SITE = 'Catálogo de pneus para carros, SUVs, vans, caminhões e máquinas, com orçamento sem compromisso.';

const home = (status: PageHead['status']): PageHead => ({
  title: 'Rodovia · pneus para cada estrada',
  description: SITE,
  canonical: '/',
  status,
});

function listHead(search: URLSearchParams, answer: Answer): PageHead {
  const found = answer(viewCallPath('/modelos', 'products', callValues(search))) as PagedResult<Product> | undefined;
  const chosen = FILTERS.flatMap((key) => valuesOf(search, key));
  const page = pageOf(search);
  const query = Object.fromEntries(FILTERS.map((key) => [key, valuesOf(search, key).join(';')]));
  return {
    title: `${['Pneus', ...chosen].join(' ')}${page > 1 ? ` · página ${page}` : ''} · Rodovia`,
    description: found
      ? `${found.TotalCount} pneus${chosen.length > 0 ? ` para ${chosen.join(', ')}` : ''}. ${SITE}`
      : SITE,
    canonical: callPath('/modelos', { ...query, page: page > 1 ? page : '' }),
    status: 200,
  };
}

/** The product after schema.org; an offer only where there is a public price. */
const structured = ({ Size, Description, Brand, CodePub, PublicPrice, Code, ProductImage, Model }: Product) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: `${Size} ${Description}`,
  sku: CodePub,
  description: Description,
  ...(Brand ? { brand: { '@type': 'Brand', name: Brand.Description } } : {}),
  ...(pictureOf({ ProductImage, Model }) ? { image: pictureOf({ ProductImage, Model }) } : {}),
  ...(PublicPrice === null
    ? {}
    : { offers: { '@type': 'Offer', price: PublicPrice.toFixed(2), priceCurrency: 'BRL', url: `/modelos/${Code}` } }),
});

const pictureOf = ({ ProductImage, Model }: Pick<Product, 'ProductImage' | 'Model'>) =>
  (ProductImage?.[0] ?? Model?.ModelImage?.[0])?.Url;

function productHead(guid: string, answer: Answer): PageHead {
  const product = answer(viewCallPath('/modelos/:guid', 'product', { guid })) as Product | undefined;
  if (!product) return { ...home(404), title: 'Pneu não encontrado · Rodovia', canonical: `/modelos/${guid}` };
  const title = `${product.Size} ${product.Description} · Rodovia`;
  const description = product.Observation.split('\n').slice(0, 4).join('; ');
  return {
    title,
    description,
    canonical: `/modelos/${guid}`,
    status: 200,
    image: pictureOf(product),
    jsonLd: structured(product),
  };
}

/** Drawn where it is known what there is; else the browser asks again. What the proposal says is not for previews. */
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

/** An address with an empty part, as `//` or `/modelos/`, belongs to no page. */
const isWhole = (path: string) => path === '/' || !/\/(\/|$)/.test(path);

type HeadOf = (params: Record<string, string>, search: URLSearchParams, answer: Answer) => PageHead | null;

const HEADS: Record<string, HeadOf> = {
  '/': () => home(200),
  '/modelos': (_, search, answer) => listHead(search, answer),
  '/modelos/:guid': ({ guid = '' }, _, answer) => productHead(guid, answer),
  '/verificar/:token': ({ token = '' }, _, answer) => proofHead(token, answer),
};

/**
 * Head of a public address; null for the declared routes that the browser alone draws. Addresses that are not declared
 * show home, as 404.
 */
export function headOf(path: string, search: URLSearchParams, answer: Answer): PageHead | null {
  const route = isWhole(path) ? ownerOf([declaration], path, 'visitor')?.route : undefined;
  if (!route) return home(404);
  const params = matchPath(route.path, path);
  return (route.drawn && params && HEADS[route.path]?.(params, search, answer)) || null;
}
