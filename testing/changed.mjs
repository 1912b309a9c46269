import { CONTRACT_LOGIC } from './pure-logic.mjs';

/**
 * What of a stage proves a change: all of it, or the tests of these files.
 * @typedef {true | string[]} Part
 * @typedef {Record<string, Part>} Choice by the stages' ids
 */

/** Stages that check the sources themselves, after any change. */
const ALWAYS = { types: true, lint: true };
/** Stages of deployment files and what they produce. */
const DEPLOYMENT = { compose: true, deploy: true };
const WHOLE = {
  ...Object.fromEntries(
    ['rules', 'unit', 'api', 'statements', 'build', 'sizes', 'browser', 'messages', 'generators'].map((id) => [
      id,
      true,
    ]),
  ),
  ...DEPLOYMENT,
};
/** Specs about releases, documents and requests, independent of modules. */
export const OF_PLATFORM = [
  'e2e/specs/deployment',
  ...['early', 'served-html', 'taking-over'].map((name) => `e2e/specs/storefront/${name}.spec.ts`),
  ...['first-start', 'journeys/security', 'origin', 'renderer', 'start', 'trace'].map(
    (name) => `e2e/specs/${name}.spec.ts`,
  ),
];

const joined = (one = [], other = []) => (one === true || other === true ? true : [...new Set([...one, ...other])]);

/** Shows the components of `shared`. */
const GALLERY = ['e2e/specs/gallery.spec.ts'];

/** Rules for changed files; the first match applies. */
export const RULES = [
  { of: /^docs\/messages\.md$/, asks: () => ({ browser: true, messages: true }) },
  { of: /\.md$/, asks: () => ({}) },
  { of: /^deploy\//, asks: () => DEPLOYMENT },
  {
    of: /^testing\/(pace|long|rotation|free-port|postgres)\.mjs$/,
    asks: () => ({ rules: true, api: true, browser: true }),
  },
  { of: /^(testing\/|platform\/mutants\/|biome\.json|\.dependency-cruiser\.cjs)/, asks: () => ({ rules: true }) },
  { of: /^platform\/scripts\/.*\.test\.mjs$/, asks: () => ({ rules: true }) },
  { of: /^platform\/scripts\/generators\//, asks: () => ({ rules: true, generators: true }) },
  { of: /^platform\/scripts\/checks\/check-messages/, asks: () => ({ browser: true, messages: true }) },
  { of: /^platform\/scripts\/checks\//, asks: () => ({ rules: true, build: true, sizes: true }) },
  {
    of: /^platform\/scripts\//,
    asks: () => ({ rules: true, build: true, ...DEPLOYMENT, browser: OF_PLATFORM }),
  },
  { of: /^gallery\//, asks: () => ({ rules: true, browser: GALLERY }) },
  { of: /^(e2e\/specs|mf-[^/]+\/e2e)\/.*\.spec\.ts$/, asks: (file) => ({ browser: [file] }) },
  { of: /^(e2e|mf-[^/]+\/e2e)\//, asks: () => ({ browser: true }) },
  { of: /^api\/test\/.+\.test\.ts$/, asks: (file) => ({ api: [file] }) },
  { of: /^api\/src\//, asks: (file, { testsOf }) => ({ api: testsOf(file) ?? true }) },
  { of: /^(shared|shell|platform|mf-[^/]+)\/src\/.*\.test\.tsx?$/, asks: (file) => ({ unit: [file] }) },
  {
    // what unit tests prove by itself: no planted defect in it is left for others to see
    of: { test: (file) => CONTRACT_LOGIC.includes(file), toString: () => 'logic of contracts' },
    asks: (file) => ({ unit: [file] }),
  },
  { of: /^shared\/src\/contracts\//, asks: (file, { testsOf }) => ({ unit: [file], api: testsOf(file) ?? [] }) },
  { of: /^platform\/conformance\//, asks: () => ({ rules: true, browser: OF_PLATFORM }) },
  { of: /^platform\/src\//, asks: (file) => ({ unit: [file], browser: OF_PLATFORM }) },
  {
    of: /^(shared|shell|mf-[^/]+)\/src\//,
    asks: (file, { testsOf, specsOf }) => ({
      unit: [file],
      api: testsOf(file) ?? [],
      sizes: true,
      browser: joined(specsOf(file) ?? true, /^shared.*\.(tsx|css)$/.test(file) ? GALLERY : []),
    }),
  },
];

/**
 * Chooses what changed files can break. A file without a rule requires everything.
 * @param {string[]} files relative to the root
 * @param {{ testsOf: (file: string) => string[] | undefined, specsOf: (file: string) => string[] | undefined }} maps
 * API tests that run a source, and specs that load it, recorded in an earlier run
 * @returns {Choice}
 */
export function chosenFor(files, maps) {
  const choices = files.map((file) => RULES.find(({ of }) => of.test(file))?.asks(file, maps) ?? WHOLE);
  const ids = new Set(choices.flatMap((choice) => Object.keys(choice)));
  const choice = Object.fromEntries([...ids].map((id) => [id, choices.reduce((sum, one) => joined(sum, one[id]), [])]));
  return Object.fromEntries(
    Object.entries({ ...ALWAYS, ...choice }).filter(([, part]) => part === true || part.length > 0),
  );
}
