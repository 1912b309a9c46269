/** Meaning of a column of a list. */
export type Column =
  | 'quantity'
  | 'width'
  | 'profile'
  | 'rim'
  | 'plies'
  | 'load'
  | 'speed'
  | 'number'
  | 'nothing'
  | 'words';

/** A line of a paper, split into the columns of all lines; null if it has other columns. */
type Row = readonly string[] | null;

const UNIT = /^(?:un|und|unid|unidades?|pc|pcs|pç|pçs|peças?)\.?$/i;
const AMOUNT = /^(?:R\$ ?)?\d{1,3}(?:(?:\.\d{3})+|\d*),\d{2}$/;
const WHOLE = /^\d{1,6}(?:[.,]0{1,4})?$/;
/** Maximum difference in reais of a rounded product. */
const ROUNDED = 0.02;
const LEAST_CELLS = 3;

const cellsOf = (line: string) => line.trim().split(/\t| {2,}/);
const inReais = (amount: string) =>
  Number(
    amount
      .replace(/^R\$ ?/, '')
      .replaceAll('.', '')
      .replace(',', '.'),
  );
const piecesOf = (cell: string) => Number(cell.replace(/[.,]0+$/, ''));

/** Returns the number of cells that most lines have; 0 if fewer than two have as many. */
function usualLength(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [length = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count >= 2 && length >= LEAST_CELLS ? length : 0;
}

/** Returns the column whose numbers, multiplied by the amounts of another one, are the amounts of a third one. */
function multiplied(rows: readonly (readonly string[])[], whole: number[], amounts: number[]): number | undefined {
  const isProduct = (pieces: number, price: number, total: number) =>
    rows.every(
      (row) => Math.abs(piecesOf(row[pieces] ?? '') * inReais(row[price] ?? '') - inReais(row[total] ?? '')) <= ROUNDED,
    );
  return whole.find((pieces) =>
    amounts.some((price) => amounts.some((total) => total !== price && isProduct(pieces, price, total))),
  );
}

/**
 * Finds the columns of lines that were copied out of a paper without headings: item numbers, units, and the quantity,
 * which stands beside the unit or multiplies a price to a total. Undefined if no column is sure to be the quantity.
 */
export function findColumns(lines: readonly string[]): { rows: Row[]; columns: Column[] } | undefined {
  const split = lines.map(cellsOf);
  const length = usualLength(split);
  const rows = split.map((cells): Row => (cells.length === length ? cells : null));
  const whole = rows.filter((row) => row !== null);
  if (whole.length < 2) return undefined;
  const where = (isKind: (cells: string[]) => boolean) =>
    Array.from({ length }, (_, at) => at).filter((at) => isKind(whole.map((row) => row[at] ?? '')));
  const units = where((cells) => cells.every((cell) => UNIT.test(cell)));
  const amounts = where((cells) => cells.every((cell) => AMOUNT.test(cell)));
  const numbers = where((cells) => cells.every((cell) => WHOLE.test(cell)));
  const counting = where((cells) => cells.every((cell, at) => Number(cell) === at + 1)).filter((at) => at === 0);
  const beside = numbers.find((at) => units.includes(at + 1) || units.includes(at - 1));
  const quantity = multiplied(whole, numbers, amounts) ?? beside;
  if (quantity === undefined) return undefined;
  const columns = Array.from({ length }, (_, at): Column => {
    if (at === quantity) return 'quantity';
    return [...units, ...amounts, ...counting].includes(at) ? 'nothing' : 'words';
  });
  return { rows, columns };
}
