import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../scripts/inputs.mjs';

const folder = fileURLToPath(new URL('planted', import.meta.url));

/**
 * A defect to plant: in `file` the one place where `find` stands becomes `put`; `about` says what is wrong then. Tests
 * with a name that has one of `near` are asked first.
 * @typedef {{ area: string, about: string, file: string, find: string, put: string, near?: string[] }} Mutant
 */

/**
 * Returns all planted defects, by area.
 * @returns {Promise<Mutant[]>}
 */
export async function allMutants() {
  const areas = readdirSync(folder).sort();
  const found = await Promise.all(areas.map((area) => import(path.join(folder, area))));
  return found.flatMap(({ mutants }, at) => mutants.map((one) => ({ area: areas[at].replace('.mjs', ''), ...one })));
}

/**
 * Returns the text of a mutant's file with the defect.
 * @throws if its position is missing or ambiguous.
 */
export function mutated({ about, file, find, put }, tree = root) {
  const text = readFileSync(path.join(tree, file), 'utf8');
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${file}: '${about}' has ${places} places.`);
  return text.replace(find, () => put);
}
