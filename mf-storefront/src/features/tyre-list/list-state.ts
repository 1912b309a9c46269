import type { Product } from '@rodovia/shared/contracts/catalog';
import type { MatchedLine, MatchedList } from '@rodovia/shared/contracts/quotations';
import { ASKED_ABOVE, LINES_AT_ONCE, MAX_LIST_LINES } from '@rodovia/shared/contracts/quotations';
import { readable } from './list-lines';

/** What happens to a line: a product by code, its text as a free item, nothing, or what somebody still has to say. */
export type Choice = { product: string } | 'words' | 'nothing' | 'undecided';

/** A line of the list. */
export interface ListRow {
  id: number;
  /** Number of the current read; answers to an earlier text are ignored. */
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
  /** Number of the next line or read. */
  next: number;
  /** Number of lines beyond the maximum. */
  left: number;
}

export type ListAction =
  | { type: 'write'; lines: readonly string[] }
  | { type: 'edit'; id: number; text: string }
  | { type: 'split'; id: number; lines: readonly string[] }
  | { type: 'read'; readings: readonly number[]; answer: MatchedList }
  | { type: 'fail'; readings: readonly number[]; failure: string }
  | { type: 'retry' }
  | { type: 'choose'; id: number; choice: Choice }
  | { type: 'count'; id: number; quantity: number }
  | { type: 'remove'; id: number }
  | { type: 'forget' };

export const NO_LIST: ListState = { rows: [], products: new Map(), next: 0, left: 0 };

/**
 * Initial choice for a line: text without any tyre (such as a greeting) is ignored; a tyre that is not in the catalogue,
 * other goods and several tyres in one line become a free item; an unusual number of tyres is asked for.
 */
function beginWith({ Matches: [best], Quantity, Size, Sizes, Goods }: MatchedLine): Choice {
  if (Quantity !== null && Quantity > ASKED_ABOVE) return 'undecided';
  if (Goods !== null || Sizes.length > 1) return 'words';
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

/** Reducer of the list. */
export function changeList(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'write': {
      const room = MAX_LIST_LINES - state.rows.length;
      const rows = action.lines.slice(0, room).map((text, at) => unread(state.next + at, state.next + at, text));
      const left = Math.max(0, action.lines.length - room);
      return { ...state, rows: [...state.rows, ...rows], next: state.next + rows.length, left };
    }
    case 'edit':
      return {
        ...withRow(state, action.id, ({ id }) => unread(id, state.next, action.text)),
        next: state.next + 1,
      };
    case 'split': {
      const rows = action.lines.map((text, at) => unread(state.next + at, state.next + at, text));
      return {
        ...state,
        rows: state.rows.flatMap((row) => (row.id === action.id ? rows : [row])),
        next: state.next + rows.length,
      };
    }
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

/** Returns the next lines to read, at most one batch. */
export const unreadRows = ({ rows }: ListState): ListRow[] =>
  rows.filter(({ matched, failure }) => matched === undefined && failure === undefined).slice(0, LINES_AT_ONCE);

/** Returns whether a line needs attention: it is ambiguous, incomplete, or differs from its product. */
export function isDoubtful({ matched, choice }: ListRow): boolean {
  if (!matched) return false;
  if (matched.Doubts.length + matched.Missing.length > 0) return true;
  if (typeof choice === 'string') return matched.Matches.length > 0;
  return matched.Matches.some(({ Code, Differs }) => Code === choice.product && Differs.length > 0);
}

/** Returns whether somebody still has to say what happens to a line. */
export const isUndecided = ({ choice }: ListRow): boolean => choice === 'undecided';

const sum = (entries: readonly (readonly [string, number])[]): [string, number][] => {
  const total = new Map<string, number>();
  for (const [key, quantity] of entries) total.set(key, (total.get(key) ?? 0) + quantity);
  return [...total];
};

/** The chosen products by code and free items, with quantities, and the lines that each product answers. */
interface Chosen {
  products: [string, number][];
  texts: [string, number][];
  words: ReadonlyMap<string, string[]>;
}

/** Returns what is taken of a list. */
export function chosenOf({ rows }: ListState): Chosen {
  const read = rows.filter(({ matched }) => matched !== undefined);
  const answered = read.flatMap(({ choice, quantity, text }) =>
    typeof choice === 'string' ? [] : [{ code: choice.product, quantity, text }],
  );
  const words = new Map<string, string[]>();
  for (const { code, text } of answered) words.set(code, [...(words.get(code) ?? []), text]);
  return {
    products: sum(answered.map(({ code, quantity }) => [code, quantity])),
    words,
    texts: sum(read.flatMap(({ choice, quantity, text }) => (choice === 'words' ? [[text, quantity] as const] : []))),
  };
}
