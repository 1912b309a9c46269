import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** Returns the colours of a token, one per theme. */
function colours(name: string): string[] {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  const [, light, dark, both] = value ?? [];
  if (both) return [both, both];
  if (!light || !dark) throw new Error(`no colour: ${name}`);
  return [light, dark];
}

/** Relative luminance according to WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = [...css.matchAll(/--([a-z-]+): (?:light-dark|#)/g)].map(([, name = '']) => name);

test.each(['light', 'dark'])('in the %s theme one band of the focus ring shows on every colour there is', (theme) => {
  const at = theme === 'light' ? 0 : 1;
  const [core = '', edge = ''] = [colours('ring')[at], colours('ring-edge')[at]];
  expect(contrast(core, edge)).toBeGreaterThanOrEqual(3);
  expect(GROUNDS.length).toBeGreaterThan(20);
  for (const ground of GROUNDS) {
    const colour = colours(ground)[at] ?? '';
    const best = Math.max(contrast(core, colour), contrast(edge, colour));
    expect({ ground, shows: best >= 3 }).toEqual({ ground, shows: true });
  }
});
