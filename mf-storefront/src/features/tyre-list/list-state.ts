import type { MatchedLine, MatchedList, Product } from '@rodovia/shared/contracts';
import { LINES_AT_ONCE, MOST_LIST_LINES } from '@rodovia/shared/contracts/list-bounds';
import { readable } from './list-lines';

/** What becomes of a line: a product by its code, its words as they are, or nothing. */
export type Choice = { product: string } | 'words' | 'nothing';

/** A line of the list as the customer has it before them. */
export interface ListRow {
  id: number;
  /** Number of its reading: another text is read anew, and an answer to what it was before is none to it. */
  reading: number;
  text: string;
  /** Undefined while it is being read. */
  matched?: MatchedLine;
  /** Why it could not be read. */
  failure?: string;
  quantity: number;
  choice: Choice;
}

export interface ListState {
  rows: readonly ListRow[];
  products: ReadonlyMap<string, Product>;
  /** Number of the next line or reading. */
  next: number;
  /** Lines that were too many. */
  left: number;
}

export type ListAction =
  | { type: 'write'; lines: readonly string[] }
  | { type: 'edit'; id: number; text: string }
  | { type: 'read'; readings: readonly number[]; answer: MatchedList }
  | { type: 'fail'; readings: readonly number[]; failure: string }
  | { type: 'retry' }
  | { type: 'choose'; id: number; choice: Choice }
  | { type: 'count'; id: number; quantity: number }
  | { type: 'remove'; id: number }
  | { type: 'forget' };

export const NO_LIST: ListState = { rows: [], products: new Map(), next: 0, left: 0 };

/** What says nothing of a tyre, as a greeting, stays here; what may be one and is not in the catalogue goes along in words. */
function beginWith({ Matches: [best], Quantity, Size }: MatchedLine): Choice {
  if (best && best.Differs.length === 0) return { product: best.Code };
  return best || Quantity !== null || Size !== null ? 'words' : 'nothing';
}

const unread = (id: number, reading: number, text: string): ListRow => ({
  id,
  reading,
  text: readable(text),
  quantity: 1,
  choice: 'nothing',
});

const withRow = (state: ListState, id: number, change: (row: ListRow) => ListRow): ListState => ({
  ...state,
  rows: state.rows.map((row) => (row.id === id ? change(row) : row)),
});

function withAnswer(state: ListState, readings: readonly number[], { Lines, Products }: MatchedList): ListState {
  const answers = new Map(readings.map((reading, at) => [reading, Lines[at]]));
  const products = new Map([...state.products, ...Products.map((one) => [one.Code, one] as const)]);
  const rows = state.rows.map((row): ListRow => {
    const matched = answers.get(row.reading);
    if (!matched) return row;
    return { ...row, matched, quantity: matched.Quantity || 1, choice: beginWith(matched) };
  });
  return { ...state, rows, products };
}

/** How a list changes. */
export function changeList(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'write': {
      const room = MOST_LIST_LINES - state.rows.length;
      const rows = action.lines.slice(0, room).map((text, at) => unread(state.next + at, state.next + at, text));
      const left = Math.max(0, action.lines.length - room);
      return { ...state, rows: [...state.rows, ...rows], next: state.next + rows.length, left };
    }
    case 'edit':
      return {
        ...withRow(state, action.id, ({ id }) => unread(id, state.next, action.text)),
        next: state.next + 1,
      };
    case 'read':
      return withAnswer(state, action.readings, action.answer);
    case 'fail':
      return {
        ...state,
        rows: state.rows.map((row) =>
          action.readings.includes(row.reading) ? { ...row, failure: action.failure } : row,
        ),
      };
    case 'retry':
      return { ...state, rows: state.rows.map(({ failure: _, ...row }) => row) };
    case 'choose':
      return withRow(state, action.id, (row) => ({ ...row, choice: action.choice }));
    case 'count':
      return withRow(state, action.id, (row) => ({ ...row, quantity: action.quantity }));
    case 'remove':
      return { ...state, rows: state.rows.filter(({ id }) => id !== action.id) };
    case 'forget':
      return { ...state, rows: [], left: 0 };
  }
}

/** The next lines to be read, as many as are asked for at once. */
export const unreadRows = ({ rows }: ListState): ListRow[] =>
  rows.filter(({ matched, failure }) => matched === undefined && failure === undefined).slice(0, LINES_AT_ONCE);

/** Whether somebody should look at a line: something may be meant otherwise, is missing, or is not as it was asked. */
export function isDoubtful({ matched, choice }: ListRow): boolean {
  if (!matched) return false;
  if (matched.Doubts.length + matched.Missing.length > 0) return true;
  if (typeof choice === 'string') return matched.Matches.length > 0;
  return matched.Matches.some(({ Code, Differs }) => Code === choice.product && Differs.length > 0);
}

const sum = (entries: readonly (readonly [string, number])[]): [string, number][] => {
  const total = new Map<string, number>();
  for (const [key, quantity] of entries) total.set(key, (total.get(key) ?? 0) + quantity);
  return [...total];
};

/** What of a list goes along: products by code, and texts, with how many of each. */
export function chosenOf({ rows }: ListState): { products: [string, number][]; texts: [string, number][] } {
  const read = rows.filter(({ matched }) => matched !== undefined);
  return {
    products: sum(
      read.flatMap(({ choice, quantity }) => (typeof choice === 'string' ? [] : [[choice.product, quantity] as const])),
    ),
    texts: sum(read.flatMap(({ choice, quantity, text }) => (choice === 'words' ? [[text, quantity] as const] : []))),
  };
}
