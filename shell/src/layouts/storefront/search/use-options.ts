import type { Product, SearchSuggestions } from '@rodovia/shared/contracts/catalog';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { useEffect, useMemo, useState } from 'react';

const PAUSE_MS = 200;
/** Number of products shown if brands and sizes are shown too. */
const PRODUCTS_BESIDE = 5;

/** An option: its address and text. */
export interface Option {
  href: string;
  title: string;
  detail: string;
}

/** Options of one kind under a heading. */
export interface OptionGroup {
  name: string;
  options: Option[];
}

/** Returns what distinguishes a product from others of its size: index, brand, model, and the rest of its name. */
function detailOf({ Size, Description, Brand, Model }: Product): string {
  const name = Description.replace(Size, '').replace(/^Pneu\s/i, '');
  const missing = [Brand?.Description, Model?.Name].filter((part) => part && !name.includes(part));
  return [name.trim(), ...missing].join(' · ');
}

const countWords = (count: number) => (count === 1 ? '1 pneu' : `${count} pneus`);

const ofProduct = (product: Product): Option => ({
  href: `/modelos/${product.Code}`,
  title: product.Size,
  detail: detailOf(product),
});

function groupsOf(products: Product[], { Brands, Sizes }: SearchSuggestions): OptionGroup[] {
  const listOf = (key: string, facets: SearchSuggestions['Brands']) =>
    facets.map(({ Value, Count }) => ({
      href: callPath('/modelos', { [key]: Value }),
      title: Value,
      detail: countWords(Count),
    }));
  const [sizes, brands] = [listOf('size', Sizes), listOf('brand', Brands)];
  const shown = sizes.length + brands.length > 0 ? products.slice(0, PRODUCTS_BESIDE) : products;
  const groups = [
    { name: 'Pneus', options: shown.map(ofProduct) },
    { name: 'Medidas', options: sizes },
    { name: 'Marcas', options: brands },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const NOTHING: SearchSuggestions = { Brands: [], Sizes: [] };

const before = <T>(found: T | undefined) => found;

/**
 * Reads suggestions after a pause in typing; older reads are aborted. If brands and sizes could not be read, only
 * products are shown. `groups` is undefined while loading; `failed` is true if nothing could be read.
 */
export function useOptions(text: string): { groups: OptionGroup[] | undefined; failed: boolean } {
  const typed = text.trim();
  const [settledText, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const enabled = settledText !== '';
  // while typing, previous suggestions stay until there are new ones
  const options = { enabled, placeholderData: before };
  const products = useApi<Product[]>(callPath('/product/by-description', { term: settledText }), options);
  const beside = useApi<SearchSuggestions>(callPath('/product/suggestions', { term: settledText }), options);
  const others = beside.isError ? NOTHING : beside.data;
  const groups = useMemo(
    () => (products.data && others ? groupsOf(products.data, others) : undefined),
    [products.data, others],
  );
  return { groups: enabled ? groups : undefined, failed: enabled && products.isError };
}
