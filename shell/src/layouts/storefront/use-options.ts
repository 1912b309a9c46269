import type { Product, SearchSuggestions } from '@rodovia/shared/contracts';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { useEffect, useMemo, useState } from 'react';

const PAUSE_MS = 200;
/** With brands and sizes beside them so many products are shown. */
const PRODUCTS_BESIDE = 5;

/** Something to choose from: where it leads, and what it says. */
export interface Option {
  href: string;
  title: string;
  detail: string;
}

/** Options of one kind under a name. */
export interface OptionGroup {
  name: string;
  options: Option[];
}

/** What tells a product from others of its size: index, brand, model, and whatever else its name says. */
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
 * What may be meant by what is being typed after a short pause; an older read is aborted.
 * Without brands and sizes the products stand alone. Undefined until it is known which; `failed` where they did not come.
 */
export function useOptions(text: string): { groups: OptionGroup[] | undefined; failed: boolean } {
  const typed = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const enabled = settled !== '';
  // while more is typed, what was found stays until there is something better
  const options = { enabled, placeholderData: before };
  const products = useApi<Product[]>(callPath('/product/by-description', { term: settled }), options);
  const beside = useApi<SearchSuggestions>(callPath('/product/suggestions', { term: settled }), options);
  const others = beside.isError ? NOTHING : beside.data;
  const groups = useMemo(
    () => (products.data && others ? groupsOf(products.data, others) : undefined),
    [products.data, others],
  );
  return { groups: enabled ? groups : undefined, failed: enabled && products.isError };
}
