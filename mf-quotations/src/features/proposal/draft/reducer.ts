import type { Draft, DraftLine, DraftTerms, LineText, Offer } from './draft';

/** Something that may cost many keystrokes; it can be taken back as a whole. */
export interface Undo {
  /** What would be taken back: 'Colagem de 12 preços'. */
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

/** The lines typed on, nothing to be taken back. */
const typed = ({ draft }: Sheet, lines: readonly DraftLine[]): Sheet => ({ draft: { ...draft, lines }, undo: null });

/** The lines as a whole act has left them. */
const acted = ({ draft }: Sheet, lines: readonly DraftLine[], what: string): Sheet => ({
  draft: { ...draft, lines },
  undo: { what, lines: draft.lines },
});

const nameIn = (lines: readonly DraftLine[], key: string) => lines.find((line) => line.key === key)?.description ?? '';

/** The offer of a line. The price of another product says nothing about this one. */
function offered(sheet: Sheet, { key, offer, publicPrice, price }: Extract<SheetAction, { type: 'offer' }>): Sheet {
  const change = { ...offer, publicPrice, lastPrice: null, price, declined: false };
  return acted(sheet, changed(sheet.draft.lines, key, change), `Troca de ${nameIn(sheet.draft.lines, key)}`);
}

const discounted = (lines: readonly DraftLine[], discount: string) =>
  lines.map((line) => (line.declined || line.discount === discount ? line : { ...line, discount }));

/** What an action makes of the sheet. Lines that it does not touch stay the same objects. */
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

/** A key that no line has had. */
export function extraKey(lines: readonly DraftLine[]): string {
  const used = lines.map(({ key }) => Number(/^extra (\d+)$/.exec(key)?.[1] ?? -1));
  return `extra ${Math.max(-1, lines.length - 1, ...used) + 1}`;
}
