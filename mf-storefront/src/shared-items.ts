import {
  joinedWords,
  MAX_FREE_ITEM_LENGTH,
  MAX_FREE_ITEMS,
  MAX_LIST_LINE_LENGTH,
} from '@rodovia/shared/contracts/quotations';
import { withoutHidden } from '@rodovia/shared/contracts/rules';
import type { CartItem } from '@rodovia/shared/runtime';

/** Maximum number of products in an address; longer addresses may be cut off in transit. */
export const MAX_SHARED = 60;
/** Maximum length of an address with what was written. */
const MAX_ADDRESS = 8000;
const MAX_PIECES = 100_000;
const CODE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A cart in an address: products, and items in the sender's own words. */
export interface SharedCart {
  items: CartItem[];
  freeItems: CartItem[];
}

/** Keys of the fragment: a free item with its quantity, and a line of a list with the place of its product. */
const FREE_ITEM = 't';
const WORDS = 'w';

/**
 * Returns the address of a shared cart; undefined if it would be too long. Products and quantities stand in the query,
 * so that the server draws them; what somebody wrote stands in the fragment, which no server receives.
 */
export function sharedCartPath({ items, freeItems }: SharedCart): string | undefined {
  const codes = items.map(({ Code }) => Code).join(';');
  const quantities = items.map(({ Quantity }) => Quantity).join(';');
  const written = new URLSearchParams([
    ...freeItems.map(({ Code, Quantity }) => [FREE_ITEM, `${Quantity} ${Code}`]),
    ...items.flatMap(({ Words = [] }, at) => Words.map((words) => [WORDS, `${at} ${words}`])),
  ]).toString();
  const count = freeItems.length > 0 ? `&t=${freeItems.length}` : '';
  const path = `/carrinho/compartilhado?p=${codes}&q=${quantities}${count}${written && `#${written}`}`;
  return items.length <= MAX_SHARED && path.length <= MAX_ADDRESS ? path : undefined;
}

const quantityOf = (text: string | undefined) => {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_PIECES ? quantity : 1;
};

/** Splits the number before the first space from the text after it. */
function numbered(entry: string): [number: string, text: string] {
  const at = entry.indexOf(' ');
  return [entry.slice(0, at), withoutHidden(entry.slice(at + 1))];
}

/** Parses products and quantities from such an address; invalid codes are ignored and products occur once. */
export function sharedItems(search: URLSearchParams): CartItem[] {
  const quantities = (search.get('q') ?? '').split(';');
  const items = new Map<string, number>();
  for (const [at, code] of (search.get('p') ?? '').split(';').entries())
    if (CODE.test(code)) items.set(code.toLowerCase(), quantityOf(quantities[at]));
  return [...items].slice(0, MAX_SHARED).map(([Code, Quantity]) => ({ Code, Quantity }));
}

/** Returns the number of free items that the address says to have in its fragment. */
export const sharedFreeCount = (search: URLSearchParams) => Number.parseInt(search.get('t') ?? '0', 10) || 0;

/** Adds what the fragment of such an address says: free items, and the lines that each product answers. */
export function withWritten(items: readonly CartItem[], fragment: string): SharedCart {
  const written = new URLSearchParams(fragment.replace(/^#/, ''));
  const words = written.getAll(WORDS).map(numbered);
  const freeItems = new Map<string, number>();
  for (const [quantity, text] of written.getAll(FREE_ITEM).map(numbered))
    if (text !== '' && text.length <= MAX_FREE_ITEM_LENGTH) freeItems.set(text, quantityOf(quantity));
  return {
    items: items.map((item, at) => {
      const own = words.filter(([place, text]) => place === String(at) && text !== '');
      const lines = own.map(([, text]) => text).filter((text) => text.length <= MAX_LIST_LINE_LENGTH);
      return lines.length > 0 ? { ...item, Words: joinedWords(lines) } : item;
    }),
    freeItems: [...freeItems].slice(0, MAX_FREE_ITEMS).map(([Code, Quantity]) => ({ Code, Quantity })),
  };
}
