import type { Draft, DraftLine, DraftTerms, LineText, Offer } from './draft';

/** A change that may have taken many keystrokes and can be undone at once. */
export interface Undo {
  /** Description of the change: 'Colagem de 12 preços'. */
  what: string;
  lines: readonly DraftLine[];
}

export interface Sheet {
  draft: Draft;
  undo: Undo | null;
}

export type SheetAction =
  | { type: 'type'; key: string; field: LineText; text: string }
  | { type: 'decline'; key: string; declined: boolean }
  | { type: 'offer'; key: string; offer: Offer; publicPrice: DraftLine['publicPrice']; price: string }
  | { type: 'add'; lines: readonly DraftLine[] }
  | { type: 'remove'; key: string }
  | { type: 'fill'; lines: readonly DraftLine[]; what: string }
  | { type: 'discountAll'; discount: string }
  | { type: 'undo' }
  | { type: 'term'; terms: Partial<DraftTerms> }
  | { type: 'replace'; draft: Draft };

const changed = (lines: readonly DraftLine[], key: string, change: Partial<DraftLine>) =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/** Sheet with typed lines, which cannot be undone. */
const typed = ({ draft }: Sheet, lines: readonly DraftLine[]): Sheet => ({ draft: { ...draft, lines }, undo: null });

/** Sheet after a bulk change, which can be undone. */
const acted = ({ draft }: Sheet, lines: readonly DraftLine[], what: string): Sheet => ({
  draft: { ...draft, lines },
  undo: { what, lines: draft.lines },
});

const nameIn = (lines: readonly DraftLine[], key: string) => lines.find((line) => line.key === key)?.description ?? '';

/** Changes the offered product of a line. Prices of the previous product are discarded. */
function offered(sheet: Sheet, { key, offer, publicPrice, price }: Extract<SheetAction, { type: 'offer' }>): Sheet {
  const change = { ...offer, publicPrice, lastPrice: null, price, declined: false };
  return acted(sheet, changed(sheet.draft.lines, key, change), `Troca de ${nameIn(sheet.draft.lines, key)}`);
}

const discounted = (lines: readonly DraftLine[], discount: string) =>
  lines.map((line) => (line.declined || line.discount === discount ? line : { ...line, discount }));

/** Reducer of the sheet. Unaffected lines keep their identity. */
export function sheetReducer(sheet: Sheet, action: SheetAction): Sheet {
  const { lines, terms } = sheet.draft;
  switch (action.type) {
    case 'type':
      return typed(sheet, changed(lines, action.key, { [action.field]: action.text }));
    case 'decline':
      return typed(sheet, changed(lines, action.key, { declined: action.declined }));
    case 'offer':
      return offered(sheet, action);
    case 'add':
      return typed(sheet, [...lines, ...action.lines]);
    case 'remove':
      return acted(
        sheet,
        lines.filter(({ key }) => key !== action.key),
        `Remoção de ${nameIn(lines, action.key)}`,
      );
    case 'fill':
      return acted(sheet, action.lines, action.what);
    case 'discountAll':
      return acted(sheet, discounted(lines, action.discount), 'Desconto em todas as linhas');
    case 'undo':
      return sheet.undo ? { draft: { ...sheet.draft, lines: sheet.undo.lines }, undo: null } : sheet;
    case 'term':
      return { ...sheet, draft: { ...sheet.draft, terms: { ...terms, ...action.terms } } };
    case 'replace':
      return { draft: action.draft, undo: null };
  }
}

/** Returns a new unique line key. */
export function extraKey(lines: readonly DraftLine[]): string {
  const used = lines.map(({ key }) => Number(/^extra (\d+)$/.exec(key)?.[1] ?? -1));
  return `extra ${Math.max(-1, lines.length - 1, ...used) + 1}`;
}
