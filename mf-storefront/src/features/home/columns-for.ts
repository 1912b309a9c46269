/**
 * How many of `count` cards stand in a row with room for `most`: as few rows as there can be, all nearly alike, and in
 * the last one no card alone.
 */
export function columnsFor(count: number, most: number): number {
  for (let rows = Math.ceil(count / most); rows < count; rows += 1) {
    const columns = Math.ceil(count / rows);
    if (count % columns !== 1) return columns;
  }
  return most;
}
