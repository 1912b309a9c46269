import type { Product } from '@rodovia/shared/contracts/catalog';
import { foldText } from '@rodovia/shared/contracts/rules';
import { labelLines } from '@rodovia/shared/contracts/tyres';

/** A line of the comparison: one value per product, empty if it does not specify it. */
export interface CompareRow {
  label: string;
  values: string[];
  differs: boolean;
}

type Facts = Map<string, { label: string; value: string }>;

/** Returns the facts of a product by label, ignoring case and accents. Values of repeated labels are joined. */
function factsOf({ Brand, Model, Group, Observation }: Product): Facts {
  const facts: Facts = new Map();
  const put = (label: string, value: string) => {
    const key = foldText(label);
    const before = facts.get(key);
    facts.set(key, before ? { ...before, value: `${before.value}; ${value}` } : { label, value });
  };
  if (Brand) put('Marca', Brand.Description);
  if (Model) put('Modelo', Model.Name);
  if (Group) put('Veículo', Group.Type);
  for (const { label, value } of labelLines(Observation)) put(label || 'Observação', value);
  return facts;
}

/**
 * Returns the rows of the comparison, each label once, in order of appearance. Products that are unknown (null) never
 * count as different.
 */
export function compareRows(products: readonly (Product | null)[]): CompareRow[] {
  const all = products.map((product): Facts => (product ? factsOf(product) : new Map()));
  const labels = new Map<string, string>();
  for (const facts of all) for (const [key, { label }] of facts) if (!labels.has(key)) labels.set(key, label);
  return [...labels].map(([key, label]) => {
    const values = all.map((facts) => facts.get(key)?.value ?? '');
    const known = values.filter((_, place) => products[place]);
    return { label, values, differs: new Set(known.map(foldText)).size > 1 };
  });
}
