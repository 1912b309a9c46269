import type { PagedResult, Person, Product, ShoppingCart } from '@rodovia/shared/contracts';
import { foldText } from '@rodovia/shared/contracts/fold-text';
import {
  callPath,
  chooseTheme,
  logOut,
  type MenuItem,
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
}

const SHORTEST = 2;
const PAUSE_MS = 150;
const EACH = { page: 1, quantity: 5 };

/** `text`, updated only after typing has paused. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The first records of a list that match; a newer search aborts the one before. */
function useFound<T>(path: string, term: string, include: string | undefined, toPlace: (row: T) => Place, on: boolean) {
  const { data } = useApi<PagedResult<T>>(callPath(path, { ...EACH, term, include }), { enabled: on });
  return on ? (data?.Results ?? []).map(toPlace) : [];
}

const { personTypes } = runtimeConfig;
const lists = {
  [personTypes.client]: ['/admin/clientes', 'Cliente'],
  [personTypes.seller]: ['/admin/vendedores', 'Vendedor'],
  [personTypes.admin]: ['/admin/administradores', 'Administrador'],
} as const;

const productPlace = ({ Code, Description, InternCode }: Product): Place => ({
  href: `/admin/produtos/${Code}`,
  label: Description,
  hint: InternCode,
});

function personPlace({ Code, Name, Email, PersonTypeCode }: Person): Place {
  const [list, type] = lists[PersonTypeCode] ?? lists[personTypes.client] ?? ['', ''];
  return { href: `${list}/${Code}`, label: Name, hint: `${type} · ${Email}` };
}

const quotationPlace =
  (list: string) =>
  ({ Code, Number: number, Person }: ShoppingCart): Place => ({
    href: `${list}/${Code}`,
    label: `Orçamento nº ${number}`,
    hint: Person?.Name,
  });

/** An address that says more than which screen is something to be done there. */
const isCommand = ({ href }: MenuItem) => href.includes('?');

const screenPlace = ({ href, label }: MenuItem): Place => ({ href, label });

/** What can be done from anywhere; the addresses only tell them apart. */
function useDeeds(): Place[] {
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

/** Places that match the typed text, grouped by kind; with no text, the recent places, every screen and every command. */
export function usePlaces(menu: readonly MenuItem[], text: string): PlaceGroup[] {
  const deeds = useDeeds();
  const isAdmin = useSession((session) => session.isAdmin);
  const term = useSettled(text.trim());
  const asks = term.length >= SHORTEST && text.trim().length >= SHORTEST;
  const products = useFound<Product>('/product/pagged', term, undefined, productPlace, asks && isAdmin);
  const persons = useFound<Person>('/person/pagged', term, undefined, personPlace, asks && isAdmin);
  const list = isAdmin ? '/admin/orcamentos' : '/orcamentos';
  const quotations = useFound<ShoppingCart>('/shopping-cart/pagged', term, 'Person', quotationPlace(list), asks);
  const wanted = foldText(text.trim());
  const called = menu.filter(({ label }) => foldText(label).includes(wanted));
  const screens = called.filter((item) => !isCommand(item)).map(screenPlace);
  const commands = [
    ...called.filter(isCommand).map(screenPlace),
    ...deeds.filter(({ label }) => foldText(label).includes(wanted)),
  ];
  const groups = [
    { title: 'Recentes', places: wanted ? [] : recentPlaces() },
    { title: 'Telas', places: screens },
    { title: 'Comandos', places: commands },
    { title: 'Produtos', places: products },
    { title: 'Pessoas', places: persons },
    { title: 'Orçamentos', places: quotations },
  ];
  return groups.filter(({ places }) => places.length > 0);
}
