import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';

/** Maximum number of changes described individually; the rest is counted. */
const MAX_REPORTED = 10;

type Lines = NonNullable<ShoppingCart['ShoppingCartItem']>;

const byProduct = (items: Lines) => new Map(items.map((item) => [item.Product.Code, item]));

/** Quantity of a product before and after, 0 if absent. */
interface ItemChange {
  description: string;
  before: number;
  after: number;
}

/** Returns the products whose quantity differs. */
function itemChanges(before: Lines, after: Lines): ItemChange[] {
  const old = byProduct(before);
  const present = byProduct(after);
  const removed = before.filter(({ Product }) => !present.has(Product.Code));
  const remaining = after.map(({ Product: { Code, Description }, Quantity }) => ({
    description: Description,
    before: old.get(Code)?.Quantity ?? 0,
    after: Quantity,
  }));
  return [
    ...remaining.filter((item) => item.before !== item.after),
    ...removed.map(({ Quantity, Product }) => ({ description: Product.Description, before: Quantity, after: 0 })),
  ];
}

/** Describes a change for the history. */
function itemWords({ description, before, after }: ItemChange): string {
  if (before === 0) return `incluído ${after} × ${description}`;
  return after === 0 ? `retirado ${before} × ${description}` : `${description} de ${before} para ${after}`;
}

const items = ({ ShoppingCartItem = [] }: ShoppingCart) => ShoppingCartItem;

/** Records item changes; items are rewritten as a whole by an edit. */
export async function noteItemChanges(tx: Executor, before: ShoppingCart, after: ShoppingCart): Promise<void> {
  const quantityText = (quantity: number, description: string) =>
    quantity === 0 ? '' : `${quantity} × ${description}`;
  const changes = itemChanges(items(before), items(after)).map(({ description, ...item }) => ({
    before: quantityText(item.before, description),
    after: quantityText(item.after, description),
  }));
  if (changes.length === 0) return;
  await tx.execute(sql`select note_change('QUOTATION', ${after.Code}, 'CHANGED', 'item', one.before, one.after)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one(before text, after text)`);
}

function listed(changes: string[]): string {
  const left = changes.length - MAX_REPORTED;
  return [...changes.slice(0, MAX_REPORTED), ...(left > 0 ? [`e mais ${left}`] : [])].join('; ');
}

/** Describes an edit in one or two sentences without names, because clients read it; empty if nothing changed. */
export function changeText(before: ShoppingCart, after: ShoppingCart): string {
  const changes = itemChanges(items(before), items(after)).map(itemWords);
  const sentences = [
    ...(before.Person?.Code === after.Person?.Code ? [] : ['Cliente alterado.']),
    ...(changes.length > 0 ? [`Itens alterados: ${listed(changes)}.`] : []),
  ];
  return sentences.join(' ');
}
