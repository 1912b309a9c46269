import type { MatchedList, Product } from '@rodovia/shared/contracts';

/** What fits an axle: the products, the best first, and what each has not as it was asked. */
export interface SetLine {
  text: string;
  quantity: number;
  choices: { product: Product; differs: readonly string[] }[];
  missing: readonly string[];
}

/** What the shop found for lines, with their quantities. */
export function setLines(lines: readonly { text: string; quantity: number }[], found: MatchedList): SetLine[] {
  const products = new Map(found.Products.map((product) => [product.Code, product]));
  return lines.map(({ text, quantity }, index) => {
    const line = found.Lines[index];
    const choices = (line?.Matches ?? []).flatMap(({ Code, Differs }) => {
      const product = products.get(Code);
      return product ? [{ product, differs: Differs }] : [];
    });
    return { text, quantity, choices, missing: line?.Missing ?? [] };
  });
}

/** How many of each product go into the cart: two axles with one product are one line there, beside what it held. */
export function cartQuantities(
  chosen: readonly { code: string; quantity: number }[],
  held: readonly { Code: string; Quantity: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { code, quantity } of chosen) {
    const before = sums.get(code) ?? held.find(({ Code }) => Code === code)?.Quantity ?? 0;
    sums.set(code, before + quantity);
  }
  return sums;
}
