import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modules, root } from '../platform/scripts/inputs.mjs';

/** The kept map: sources of the scripts that a spec's pages loaded, by the spec's file. */
const mapFile = path.join(root, '.cache/maps/browser.json');

/** A source as a source map of the module or shell names it, relative to the root; undefined for what is no source of ours. */
function sourceOf(name, owner) {
  const [, place] = /^webpack:\/\/[^/]*\/(.+)$/.exec(name) ?? [];
  const file = place && path.posix.normalize(path.posix.join(owner, place.split('?')[0]));
  return file && existsSync(path.join(root, file)) && !file.includes('node_modules') ? file : undefined;
}

/** Reads which sources a script of a release consists of; none of a release that only the tests had. */
function sourcesOf(script, store) {
  const map = path.join(store, `${script}.map`);
  const [, owner] = script.split('/');
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.map((name) => sourceOf(name, owner)).filter(Boolean);
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap((suite) => testsIn(suite)),
];

/** Scripts that the tests of a suite loaded (`mf/shell/1.0.0-abc/main.js`), as they noted it themselves. */
const scriptsOf = (suite) =>
  testsIn(suite)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'loads')
    .flatMap(({ description }) => description.split(' ').filter(Boolean));

/** Notes what the specs of a Playwright report loaded from a store; specs that the report does not have keep their note. */
export function writeSpecMap(report, store) {
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  const known = new Map();
  const cached = (script) => known.get(script) ?? known.set(script, sourcesOf(script, store)).get(script);
  const entries = suites.map((suite) => [suite.file, [...new Set(scriptsOf(suite).flatMap(cached))].sort()]);
  mkdirSync(path.dirname(mapFile), { recursive: true });
  writeFileSync(mapFile, JSON.stringify({ ...readSpecMap(), ...Object.fromEntries(entries) }));
}

const readSpecMap = () => (existsSync(mapFile) ? JSON.parse(readFileSync(mapFile, 'utf8')) : {});

/** Every spec of the repository. */
export const allSpecs = () =>
  ['e2e/specs', ...modules().map((name) => `${name}/e2e`)]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.spec.ts'));

/**
 * Finds the specs whose pages loaded a source, those whose pages loaded none at all, and those without a note;
 * undefined where nothing is known of the source.
 * @returns {(source: string) => string[] | undefined}
 */
export function specsOfSources() {
  const map = readSpecMap();
  const specs = allSpecs();
  return (source) => {
    if (!specs.some((spec) => map[spec]?.includes(source))) return undefined;
    return specs.filter((spec) => !map[spec]?.length || map[spec].includes(source));
  };
}
