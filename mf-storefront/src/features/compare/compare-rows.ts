import type { Product } from '@rodovia/shared/contracts';
import { foldText } from '@rodovia/shared/contracts/fold-text';
import { labelLines } from '@rodovia/shared/contracts/label-lines';

/** One line of the comparison: a value of each product, empty where it says nothing of it. */
export interface CompareRow {
  label: string;
  values: string[];
  differs: boolean;
}

type Facts = Map<string, { label: string; value: string }>;

/** What a product says of itself by label, whatever case and accents it is written with; of two lines of one label both. */
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
 * The lines of `products` beside each other, each label once, in the order in which they are first said. Of one that is
 * not known, null, nothing differs.
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
