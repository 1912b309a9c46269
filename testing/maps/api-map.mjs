import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../platform/scripts/inputs.mjs';

/** Folder where API tests record what they ran (`api/test/support/jest/run-functions.cjs`). */
export const apiMap = path.join(root, '.cache/maps/api');

/** Returns all test files of the API. */
export const allTests = () =>
  readdirSync(path.join(root, 'api/test'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `api/test/${name.split(path.sep).join('/')}`);

/**
 * Reads what each existing test file ran: functions by source.
 * @returns {{ file: string, ran: Record<string, string[]> }[]}
 */
function readMap() {
  if (!existsSync(apiMap)) return [];
  const notes = readdirSync(apiMap).map((name) => JSON.parse(readFileSync(path.join(apiMap, name), 'utf8')));
  return notes.filter(({ file }) => existsSync(path.join(root, file)));
}

/** Returns how many functions a test file ran. */
const sizeOf = (ran) => Object.values(ran).reduce((sum, names) => sum + names.length, 0);

const isReader = (name) => name.startsWith('get ');

/**
 * Returns a function that finds the API test files that run a source: more of it than every start of the API. All that
 * run it if there are no others; most specific first, then files without a record; undefined if nothing is known about
 * the source.
 * @returns {(source: string) => string[] | undefined}
 */
export function testsOfSources() {
  const map = readMap().map((one) => ({ ...one, size: sizeOf(one.ran) }));
  const unnoted = allTests().filter((file) => !map.some((one) => one.file === file));
  const starting = map.filter(({ ran }) => 'api/src/app.ts' in ran);
  return (source) => {
    const of = ({ ran }) => (ran[source] ?? []).filter((name) => !isReader(name));
    const all = map.filter((one) => of(one).length > 0);
    if (all.length === 0) return undefined;
    const [first, ...rest] = starting.map((one) => new Set(of(one)));
    const always = [...(first ?? [])].filter((name) => rest.every((names) => names.has(name)));
    const more = all.filter((one) => of(one).some((name) => !always.includes(name)));
    const runs = (one) => of(one).length;
    const byUse = (one, other) => runs(other) - runs(one) || one.size - other.size;
    const ordered = (more.length > 0 ? more : all).toSorted(byUse);
    return [...ordered.map(({ file }) => file), ...unnoted];
  };
}
