const ALL_UP_TO = 5;

/** Returns the page links: all pages up to five, otherwise the first, the last, and those around the current one. */
export function pageLinks(current: number, total: number): (number | '…')[] {
  if (total <= ALL_UP_TO) return Array.from({ length: total }, (_, i) => i + 1);
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < total);
  const first = near[0] ?? total;
  const last = near.at(-1) ?? 1;
  return [1, ...(first > 2 ? ['…' as const] : []), ...near, ...(last < total - 1 ? ['…' as const] : []), total];
}
