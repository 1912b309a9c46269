/** A character as strokes on a grid of height ten, because the renderer may have no fonts installed. */
interface Sign {
  width: number;
  path: string;
}

const sign = (path: string, width = 6): Sign => ({ width, path });

const SIGNS: Record<string, Sign> = {
  0: sign('M3 0C5 0 6 2 6 5S5 10 3 10 0 8 0 5 1 0 3 0Z'),
  1: sign('M.5 2 3.5 0V10', 4),
  2: sign('M.2 2.6C.2 1 1.4 0 3 0S5.8 1 5.8 2.7C5.8 5 0 7.4 0 10H6'),
  3: sign(
    'M.2 1.5C.8.5 1.8 0 3 0 4.7 0 5.8 1 5.8 2.5S4.6 4.8 2.6 4.8C4.7 4.8 6 5.8 6 7.4S4.7 10 3 10C1.6 10 .5 9.4 0 8.4',
  ),
  4: sign('M4.6 10V0L0 7H6'),
  5: sign('M5.6 0H.9L.4 4.7C1.1 4.1 2 3.8 3 3.8 4.8 3.8 6 5 6 6.9S4.8 10 3 10C1.6 10 .5 9.4 0 8.4'),
  6: sign('M5 .2C2 1 0 3.6 0 6.8 0 8.8 1.2 10 3 10S6 8.8 6 6.9 4.8 3.9 3 3.9.4 5 .1 6.4'),
  7: sign('M0 0H6L2 10'),
  8: sign(
    'M3 4.7C1.4 4.7.4 3.8.4 2.4S1.4 0 3 0 5.6 1 5.6 2.4 4.6 4.7 3 4.7ZM3 4.7C1.2 4.7 0 5.8 0 7.3S1.2 10 3 10 6 8.8 6 7.3 4.8 4.7 3 4.7Z',
  ),
  9: sign('M1 9.8C4 9 6 6.4 6 3.2 6 1.2 4.8 0 3 0S0 1.2 0 3.1 1.2 6.1 3 6.1 5.6 5 5.9 3.6'),
  '/': sign('M0 11 4-1', 4),
  '-': sign('M0 5.4H3.6', 3.6),
  '.': sign('M0 10H.01', 0),
  x: sign('M0 4.4 5 10M5 4.4 0 10', 5),
  A: sign('M0 10 3 0 6 10M1 6.8H5'),
  B: sign('M0 4.8H3.2C4.8 4.8 5.8 3.8 5.8 2.4S4.8 0 3.2 0H0V10H3.4C5 10 6 8.9 6 7.4S5 4.8 3.4 4.8'),
  C: sign('M6 1.6C5.3.6 4.3 0 3.2 0 1.2 0 0 2 0 5S1.2 10 3.2 10C4.3 10 5.3 9.4 6 8.4'),
  D: sign('M0 0V10H2.4C4.8 10 6 8 6 5S4.8 0 2.4 0Z'),
  I: sign('M0 0V10', 0),
  O: sign('M3 0C5 0 6 2 6 5S5 10 3 10 0 8 0 5 1 0 3 0Z'),
  R: sign('M0 10V0H3.2C4.8 0 5.8 1.1 5.8 2.7S4.8 5.4 3.2 5.4H0M3 5.4 6 10'),
  V: sign('M0 0 3 10 6 0'),
  Z: sign('M0 0H6L0 10H6'),
};

const GAP = 2.4;

/**
 * Draws a short text as SVG with its upper left corner at `x`/`y`: digits, characters of tyre sizes, and the name of
 * the shop. Returns an empty text if a character is unsupported, because a partial size would be wrong.
 */
export function paintedText(text: string, x: number, y: number, height: number): string {
  let at = 0;
  const strokes: string[] = [];
  for (const letter of text) {
    const found = SIGNS[letter];
    if (!found) return '';
    strokes.push(`<path d="${found.path}" transform="translate(${at.toFixed(1)})"/>`);
    at += found.width + GAP;
  }
  return `<g transform="translate(${x} ${y}) scale(${height / 10})">${strokes.join('')}</g>`;
}
