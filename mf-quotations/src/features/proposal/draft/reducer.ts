import { type DiscountUnit, namedUnit } from '@rodovia/shared/contracts/proposals';
import { type Draft, type DraftLine, type DraftTerms, isPending, type LineText, type Offer } from './draft';
import { mergeDrafts } from './merge';

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
  | { type: 'unit'; key: string; unit: DiscountUnit }
  | { type: 'merge'; base: Draft; theirs: Draft }
  | { type: 'decline'; key: string; declined: boolean }
  | { type: 'offer'; key: string; offer: Offer; publicPrice: DraftLine['publicPrice']; price: string }
  | { type: 'add'; lines: readonly DraftLine[] }
  | { type: 'remove'; key: string }
  | { type: 'fill'; lines: readonly DraftLine[]; what: string }
  | { type: 'discountAll'; discount: string; unit: DiscountUnit }
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

const discounted = (lines: readonly DraftLine[], discount: string, discountUnit: DiscountUnit) =>
  lines.map((line) => (line.declined || isPending(line) ? line : { ...line, discount, discountUnit }));

/** Changes the unit of a line, and of all lines that have no discount yet. */
const inUnit = (lines: readonly DraftLine[], key: string, discountUnit: DiscountUnit) =>
  lines.map((line) =>
    line.discountUnit !== discountUnit && (line.key === key || line.discount === '') ? { ...line, discountUnit } : line,
  );

/** Changes a text. A discount that names its unit is typed in that unit from then on. */
function written(lines: readonly DraftLine[], { key, field, text }: Extract<SheetAction, { type: 'type' }>) {
  const unit = field === 'discount' ? namedUnit(text) : undefined;
  return changed(unit ? inUnit(lines, key, unit) : lines, key, { [field]: text });
}

/** Reducer of the sheet. Unaffected lines keep their identity. */
export function sheetReducer(sheet: Sheet, action: SheetAction): Sheet {
  const { lines, terms } = sheet.draft;
  switch (action.type) {
    case 'type':
      return typed(sheet, written(lines, action));
    case 'unit':
      return typed(sheet, inUnit(lines, action.key, action.unit));
    case 'merge':
      return { draft: mergeDrafts(action.base, sheet.draft, action.theirs).mine, undo: null };
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
      return acted(sheet, discounted(lines, action.discount, action.unit), 'Desconto em todas as linhas');
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
