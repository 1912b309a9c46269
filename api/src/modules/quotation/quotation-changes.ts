import type { ShoppingCart } from '@rodovia/shared/contracts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/** Changes that are told one by one; what is left is counted. */
const MOST_TOLD = 10;

type Lines = NonNullable<ShoppingCart['ShoppingCartItem']>;

const byProduct = (items: Lines) => new Map(items.map((item) => [item.Product.Code, item]));

/** What became of a product of a quotation: how many were asked for, 0 where none, before and after. */
interface ItemChange {
  description: string;
  before: number;
  after: number;
}

/** The products of a quotation whose quantity is another. */
function itemChanges(before: Lines, after: Lines): ItemChange[] {
  const old = byProduct(before);
  const present = byProduct(after);
  const removed = before.filter(({ Product }) => !present.has(Product.Code));
  const kept = after.map(({ Product: { Code, Description }, Quantity }) => ({
    description: Description,
    before: old.get(Code)?.Quantity ?? 0,
    after: Quantity,
  }));
  return [
    ...kept.filter((item) => item.before !== item.after),
    ...removed.map(({ Quantity, Product }) => ({ description: Product.Description, before: Quantity, after: 0 })),
  ];
}

/** One of them in the words of the quotation's history. */
function itemWords({ description, before, after }: ItemChange): string {
  if (before === 0) return `incluído ${after} × ${description}`;
  return after === 0 ? `retirado ${before} × ${description}` : `${description} de ${before} para ${after}`;
}

const items = ({ ShoppingCartItem = [] }: ShoppingCart) => ShoppingCartItem;

/** Notes what an edit changed of the items, which are written anew as a whole. */
export async function noteItemChanges(tx: Executor, before: ShoppingCart, after: ShoppingCart): Promise<void> {
  const asked = (quantity: number, description: string) => (quantity === 0 ? '' : `${quantity} × ${description}`);
  const changes = itemChanges(items(before), items(after)).map(({ description, ...item }) => ({
    before: asked(item.before, description),
    after: asked(item.after, description),
  }));
  if (changes.length === 0) return;
  await tx.execute(sql`select note_change('QUOTATION', ${after.Code}, 'CHANGED', 'item', one.before, one.after)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one(before text, after text)`);
}

function listed(changes: string[]): string {
  const left = changes.length - MOST_TOLD;
  return [...changes.slice(0, MOST_TOLD), ...(left > 0 ? [`e mais ${left}`] : [])].join('; ');
}

/** One or two sentences on what an edit changed; empty where it changed nothing. Names nobody: clients read it too. */
export function changeText(before: ShoppingCart, after: ShoppingCart): string {
  const changes = itemChanges(items(before), items(after)).map(itemWords);
  const sentences = [
    ...(before.Person?.Code === after.Person?.Code ? [] : ['Cliente alterado.']),
    ...(changes.length > 0 ? [`Itens alterados: ${listed(changes)}.`] : []),
  ];
  return sentences.join(' ');
}
