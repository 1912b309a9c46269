import type { Product } from '@rodovia/shared/contracts/catalog';
import type { Person } from '@rodovia/shared/contracts/people';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { foldText, maskPhone } from '@rodovia/shared/contracts/rules';
import {
  callPath,
  chooseTheme,
  formatMoney,
  logOut,
  type MenuItem,
  type QueryValue,
  runtimeConfig,
  useApi,
  useIsDark,
  useSession,
} from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';
import { type Place, recentPlaces } from './recent';

export interface PlaceGroup {
  title: string;
  places: Place[];
  /** Whether the server has found them, for a text that may have been typed on since. */
  isFound?: boolean;
}

/** Places for a text; `pending` until the server has answered for all of it. */
export interface Places {
  groups: PlaceGroup[];
  pending: boolean;
}

const SHORTEST = 2;
const PAUSE_MS = 150;
const EACH = { page: 1, quantity: 5 };

/** Returns `text`, updated only after typing has paused. */
function useSettled(text: string) {
  const [settledText, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}

/** Reads the first records of a list that match the query; a newer search aborts the previous one. */
function useFound<T>(path: string, query: Record<string, QueryValue>, toPlace: (row: T) => Place, on: boolean) {
  const { data, isFetching } = useApi<PagedResult<T>>(callPath(path, { ...EACH, ...query }), { enabled: on });
  return { places: on ? (data?.Results ?? []).map(toPlace) : [], reading: on && isFetching };
}

const { personTypes } = runtimeConfig;
const lists = {
  [personTypes.client]: ['/admin/clientes', 'Cliente'],
  [personTypes.seller]: ['/admin/vendedores', 'Vendedor'],
  [personTypes.admin]: ['/admin/administradores', 'Administrador'],
} as const;

const priceOf = ({ PublicPrice }: Product) => (PublicPrice === null ? 'sem preço público' : formatMoney(PublicPrice));

const productPlace =
  (hrefOf: (product: Product) => string) =>
  (product: Product): Place => ({
    href: hrefOf(product),
    label: product.Description,
    hint: `${product.InternCode} · ${priceOf(product)}`,
  });

function personPlace({ Code, Name, Email, PersonTypeCode }: Person): Place {
  const [list, type] = lists[PersonTypeCode] ?? lists[personTypes.client] ?? ['', ''];
  return { href: `${list}/${Code}`, label: Name, hint: `${type} · ${Email}` };
}

/** A client as sellers reach them: with a new quotation. */
const clientPlace = ({ Code, Name, Mobile, Email }: Person): Place => ({
  href: `/orcamentos/novo?cliente=${Code}`,
  label: Name,
  hint: `Novo orçamento · ${maskPhone(Mobile) || Email}`,
});

/** Where the found records of a role lead. */
const ROLES = {
  admin: {
    list: '/admin/orcamentos',
    persons: {},
    person: personPlace,
    product: productPlace(({ Code }) => `/admin/produtos/${Code}`),
  },
  seller: {
    list: '/orcamentos',
    persons: { personType: personTypes.client, isActive: true },
    person: clientPlace,
    product: productPlace(({ InternCode }) => callPath('/orcamentos/novo', { term: InternCode })),
  },
} as const;

const quotationPlace =
  (list: string) =>
  ({ Code, Number: number, Person }: ShoppingCart): Place => ({
    href: `${list}/${Code}`,
    label: `Orçamento nº ${number}`,
    hint: Person?.Name,
  });

/** Addresses with a query are commands rather than screens. */
const isCommand = ({ href }: MenuItem) => href.includes('?');

const screenPlace = ({ href, label }: MenuItem): Place => ({ href, label });

/** Commands that are available everywhere; their addresses are only identifiers. */
function useActions(): Place[] {
  const dark = useIsDark();
  return [
    {
      href: '#tema',
      label: dark ? 'Usar tema claro' : 'Usar tema escuro',
      run: () => chooseTheme(dark ? 'light' : 'dark'),
    },
    { href: '#sair', label: 'Sair', run: logOut },
  ];
}

/**
 * Returns the places that match the text, grouped by kind; without text, recent places, all screens and all commands.
 */
export function usePlaces(menu: readonly MenuItem[], text: string): Places {
  const actions = useActions();
  const isAdmin = useSession((session) => session.isAdmin);
  const term = useSettled(text.trim());
  const asks = term.length >= SHORTEST && text.trim().length >= SHORTEST;
  const { list, persons: who, person, product } = isAdmin ? ROLES.admin : ROLES.seller;
  const sold = isAdmin ? {} : { isActive: true };
  const products = useFound<Product>('/product/pagged', { term, ...sold }, product, asks);
  const persons = useFound<Person>('/person/pagged', { term, ...who }, person, asks);
  const about = { term, include: 'Person' };
  const quotations = useFound<ShoppingCart>('/shopping-cart/pagged', about, quotationPlace(list), asks);
  const wanted = foldText(text.trim());
  const called = menu.filter(({ label }) => foldText(label).includes(wanted));
  const screens = called.filter((item) => !isCommand(item)).map(screenPlace);
  const commands = [
    ...called.filter(isCommand).map(screenPlace),
    ...actions.filter(({ label }) => foldText(label).includes(wanted)),
  ];
  const groups = [
    { title: 'Recentes', places: wanted ? [] : recentPlaces() },
    { title: 'Telas', places: screens },
    { title: 'Comandos', places: commands },
    { title: 'Produtos', places: products.places, isFound: true },
    { title: 'Pessoas', places: persons.places, isFound: true },
    { title: 'Orçamentos', places: quotations.places, isFound: true },
  ];
  const isSettled = term === text.trim() || text.trim().length < SHORTEST;
  const pending = !isSettled || [products, persons, quotations].some(({ reading }) => reading);
  return { groups: groups.filter(({ places }) => places.length > 0), pending };
}
