import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Returns the characters from one code point to another. */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/**
 * Letters and marks of Portuguese texts; other characters are shown in the system's font. So are the marks of Latin-1
 * that have no width of their own in Overpass, among them the dot between facts.
 */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•€−`.replace(/[¨¯´·¸]/g, '');

/** Weights that style sheets use. */
const WEIGHTS = { min: 400, max: 800 };

const FONT = /url\("([^"]+)\.woff2"\)/;

/**
 * Webpack loader of a style sheet that names one variable WOFF2 font of a package: emits the characters and weights
 * that pages show beside the sheet, and names that file. It precedes css-loader, which resolves such addresses by the
 * place of the script, unknown here.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} sheet
 * @returns {Promise<string>}
 */
export default async function fontLoader(sheet) {
  const [address, name] = FONT.exec(sheet);
  const file = await this.getResolve()(this.context, `${name}.woff2`);
  this.addDependency(file);
  const variationAxes = { wght: WEIGHTS };
  const font = await subsetFont(await readFile(file), CHARACTERS, { targetFormat: 'woff2', variationAxes });
  const digest = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const emitted = `${path.basename(name)}.${digest}.woff2`;
  this.emitFile(emitted, font);
  return sheet.replace(address, `url("${emitted}")`);
}
