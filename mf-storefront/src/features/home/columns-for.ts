/**
 * Returns the number of columns for `count` cards, at most `most`: as few rows as possible of nearly equal length,
 * without a single card in the last one.
 */
export function columnsFor(count: number, most: number): number {
  for (let rows = Math.ceil(count / most); rows < count; rows += 1) {
    const columns = Math.ceil(count / rows);
    if (count % columns !== 1) return columns;
  }
  return most;
}
