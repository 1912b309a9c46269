import { readFileSync } from 'node:fs';
import path from 'node:path';
import { palette } from '../contracts/site';
import { tokens } from './tokens';

const sheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** Returns the values of a colour in the style sheet, one per theme; equal ones are declared once. */
function declared(name: string): string[] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  return value.match(/#[\da-f]{6}/g) ?? [];
}

test.each(Object.keys(tokens.light))('the colour %s is the one of the style sheet', (name) => {
  expect(declared(name)[0]).toBe(tokens.light[name as keyof typeof tokens.light]);
});

test.each(Object.keys(tokens.dark))('the dark colour %s is the one of the style sheet', (name) => {
  expect(declared(name).at(-1)).toBe(tokens.dark[name as keyof typeof tokens.dark]);
});

test.each([
  ['amber', palette.amber],
  ['amber-ink', palette.amberInk],
  ['asphalt', palette.asphalt],
  ['asphalt-line', palette.asphaltLine],
  ['on-asphalt', palette.onAsphalt],
  ['rubber', palette.rubber],
  ['rim', palette.rim],
  ['picture', palette.picture],
])('the colour %s of both themes is the one of the style sheet', (name, colour) => {
  expect(declared(name)[0]).toBe(colour);
});

test('the fonts are those of the style sheet', () => {
  const [, fonts = ''] = /--font: ([^;]+);/.exec(sheet) ?? [];
  expect(tokens.font).toBe(fonts.replaceAll('"', "'"));
});
