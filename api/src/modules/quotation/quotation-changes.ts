import type { ShoppingCart } from '@rodovia/shared/contracts';

/** Changes that are told one by one; what is left is counted. */
const MOST_TOLD = 10;

type Lines = NonNullable<ShoppingCart['ShoppingCartItem']>;

const byProduct = (items: Lines) => new Map(items.map((item) => [item.Product.Code, item]));

/** What became of each product of a quotation, in the words of its history. */
function itemChanges(before: Lines, after: Lines): string[] {
  const old = byProduct(before);
  const present = byProduct(after);
  const removed = before.filter(({ Product }) => !present.has(Product.Code));
  const changed = after.flatMap(({ Product: { Code, Description }, Quantity }) => {
    const quantity = old.get(Code)?.Quantity;
    if (quantity === undefined) return [`incluído ${Quantity} × ${Description}`];
    return quantity === Quantity ? [] : [`${Description} de ${quantity} para ${Quantity}`];
  });
  return [...changed, ...removed.map(({ Quantity, Product }) => `retirado ${Quantity} × ${Product.Description}`)];
}

function listed(changes: string[]): string {
  const left = changes.length - MOST_TOLD;
  return [...changes.slice(0, MOST_TOLD), ...(left > 0 ? [`e mais ${left}`] : [])].join('; ');
}

/** One or two sentences on what an edit changed; empty where it changed nothing. Names nobody: clients read it too. */
export function changeText(before: ShoppingCart, after: ShoppingCart): string {
  const items = itemChanges(before.ShoppingCartItem ?? [], after.ShoppingCartItem ?? []);
  const sentences = [
    ...(before.Person?.Code === after.Person?.Code ? [] : ['Cliente alterado.']),
    ...(items.length > 0 ? [`Itens alterados: ${listed(items)}.`] : []),
  ];
  return sentences.join(' ');
}
