import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modules, root } from '../../platform/scripts/inputs.mjs';

/** Recorded map: sources of the scripts that pages of tests loaded, by spec and line. */
const mapFile = path.join(root, '.cache/maps/browser.json');

/** Returns the path of a source in a source map, relative to the root; undefined for sources of others. */
function sourceOf(name, owner) {
  const [, place] = /^webpack:\/\/[^/]*\/(.+)$/.exec(name) ?? [];
  const file = place && path.posix.normalize(path.posix.join(owner, place.split('?')[0]));
  return file && existsSync(path.join(root, file)) && !file.includes('node_modules') ? file : undefined;
}

/** Returns the sources of a release's script; none if only the tests had the release. */
function sourcesOf(script, store) {
  const map = path.join(store, `${script}.map`);
  const [, owner] = script.split('/');
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.map((name) => sourceOf(name, owner)).filter(Boolean);
}

/** Returns the tests of a suite with their position and annotations. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, line, tests }) => tests.map(({ annotations }) => ({ file, line, annotations }))),
  ...suites.flatMap((suite) => testsIn(suite)),
];

/** Returns the scripts that a test loaded (`mf/shell/1.0.0-abc/main.js`), from its annotations. */
const scriptsOf = ({ annotations }) =>
  annotations
    .filter(({ type }) => type === 'loads')
    .flatMap(({ description }) => description.split(' ').filter(Boolean));

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, file)))
    .digest('hex');

/**
 * Returns what the tests of a spec loaded, by line; tests declared in helpers are at line 0. If one test of a line
 * loaded nothing, the line is unknown.
 * @param {(script: string) => string[]} sourcesOf
 * @returns {Record<string, string[]>}
 */
export function loadedByLine(suite, sourcesOf) {
  const lines = {};
  for (const test of testsIn(suite)) {
    const line = test.file === suite.file ? test.line : 0;
    const before = lines[line] ?? [];
    const isUnknown = line in lines && before.length === 0;
    const loaded = isUnknown ? [] : scriptsOf(test).flatMap(sourcesOf);
    lines[line] = loaded.length === 0 ? [] : [...new Set([...before, ...loaded])].sort();
  }
  return lines;
}

/**
 * Returns the tests of a spec that could detect a change of a source: those that loaded it, and those that loaded
 * nothing.
 * @param {Record<string, string[]>} lines result of `loadedByLine`
 * @param {boolean} isDivisible whether its tests can run alone: the spec is unchanged since, and none needs another
 * @returns {string[]} the file, or `file:line` for some of its tests
 */
export function testsThatLoad(spec, lines, isDivisible, source) {
  const matching = Object.keys(lines).filter((line) => lines[line].length === 0 || lines[line].includes(source));
  if (matching.length === 0) return [];
  const isWhole = !isDivisible || matching.includes('0') || matching.length === Object.keys(lines).length;
  return isWhole ? [spec] : matching.map((line) => `${spec}:${line}`);
}

/** Records what the specs of a Playwright report loaded from a store; other specs keep their record. */
export function writeSpecMap(report, store) {
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  const known = new Map();
  const cached = (script) => known.get(script) ?? known.set(script, sourcesOf(script, store)).get(script);
  const entries = suites.map((suite) => [suite.file, { hash: hashOf(suite.file), lines: loadedByLine(suite, cached) }]);
  mkdirSync(path.dirname(mapFile), { recursive: true });
  writeFileSync(mapFile, JSON.stringify({ ...readSpecMap(), ...Object.fromEntries(entries) }));
}

const readSpecMap = () => (existsSync(mapFile) ? JSON.parse(readFileSync(mapFile, 'utf8')) : {});

/** Whether the tests of a spec run one after the other, each in the state that the one before has left. */
export const isSerial = (text) => /mode: 'serial'/.test(text);

/** Returns all specs of the repository. */
export const allSpecs = () =>
  ['e2e/specs', ...modules().map((name) => `${name}/e2e`)]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.spec.ts'));

/**
 * Returns a function that finds the tests that loaded a source, those that loaded nothing, and specs without a record;
 * undefined if nothing is known about the source.
 * @returns {(source: string) => string[] | undefined} files, or `file:line` for some tests
 */
export function specsOfSources() {
  const map = readSpecMap();
  const specs = allSpecs().map((file) => {
    const { hash, lines } = map[file] ?? {};
    const isDivisible = hash === hashOf(file) && !isSerial(readFileSync(path.join(root, file), 'utf8'));
    return { file, lines, isDivisible };
  });
  return (source) => {
    const isKnown = specs.some(({ lines = {} }) => Object.values(lines).some((sources) => sources.includes(source)));
    if (!isKnown) return undefined;
    return specs.flatMap(({ file, lines, isDivisible }) =>
      lines ? testsThatLoad(file, lines, isDivisible, source) : [file],
    );
  };
}
