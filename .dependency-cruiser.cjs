const { readdirSync } = require('node:fs');

const within = (...rooms) => `^(${rooms.join('|')})/`;
const modules = 'mf-[^/]+';
const presentModules = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));
const parts = '(?:entities|features)';
/** A package by its name, wherever it is installed and also where it is not. */
const packages = (...names) => [`(^|/)node_modules/(${names.join('|')})/`, `^(${names.join('|')})(/|$)`];

/** What exists once per page: everybody takes it from `shared`, which ships only what it names. */
const SHARED_LIBRARIES = [
  'axios',
  'zustand',
  'antd',
  '@tanstack/[^/]+',
  'react-router',
  'react-router-dom',
  'final-form',
  'react-final-form',
];

/** Who may import whom. `node_modules/@rodovia/x` resolves to the workspace's own folder. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shared-imports-nobody',
      severity: 'error',
      from: { path: within('shared') },
      to: { path: within('shell', modules, 'api', 'platform', 'e2e') },
    },
    {
      name: 'contracts-know-no-react-and-no-runtime',
      severity: 'error',
      from: { path: '^shared/src/contracts/' },
      to: { path: ['^shared/src/(?!contracts/)', ...packages('react', 'react-dom', ...SHARED_LIBRARIES)] },
    },
    {
      name: 'api-imports-only-contracts',
      severity: 'error',
      from: { path: within('api') },
      to: { path: [within('shell', modules, 'platform', 'e2e'), '^shared/src/(?!contracts/)'] },
    },
    {
      name: 'api-rooms-do-not-import-what-composes-them',
      severity: 'error',
      from: { path: '^api/src/[^/]+/' },
      to: { path: ['^api/src/[^/]+$', '^api/(test|bench)/'] },
    },
    {
      name: 'api-modules-do-not-know-their-siblings',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'platform-imports-only-api-and-contracts',
      comment: 'the benchmark builds shell and modules once more, as one; remotes of the conformance suite are modules',
      severity: 'error',
      from: { path: within('platform'), pathNot: '^platform/(bench/single-|conformance/(page|kinds)/)' },
      to: { path: [within('shell', modules), '^shared/src/(?!contracts/)'] },
    },
    {
      name: 'browser-code-imports-only-shared',
      severity: 'error',
      from: { path: `^(shell|${modules})/src/` },
      to: { path: within('api', 'platform', 'e2e') },
    },
    {
      name: 'browser-code-takes-libraries-from-shared',
      comment: 'the router of the server is in no bundle of the browser',
      severity: 'error',
      from: { path: `^(shell|${modules})/src/`, pathNot: '^shell/src/server\\.tsx$' },
      to: { path: packages(...SHARED_LIBRARIES) },
    },
    {
      name: 'modules-do-not-know-each-other',
      severity: 'error',
      from: { path: `^(${modules})/src/` },
      to: { path: within('shell', modules), pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-module',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: within(modules) },
    },
    // one for each module: the way from every file to every other is looked for, which in one for all takes most of the time
    ...presentModules.map((module) => ({
      name: 'entities-do-not-reach-their-siblings',
      comment: 'not through a file of the module either: only what composes them imports entities and features',
      severity: 'error',
      from: { path: `^${module}/src/${parts}/([^/]+)/` },
      to: { path: `^${module}/src/${parts}/`, pathNot: `^${module}/src/${parts}/$1/`, reachable: true },
    })),
    {
      name: 'storefront-never-sees-antd',
      severity: 'error',
      from: { path: '^mf-storefront/src/' },
      to: { path: [...packages('antd', '@ant-design/[^/]+'), '^shared/src/(crud|vendor/antd-)'] },
    },
    {
      name: 'shared-by-package-name-only',
      comment: 'a relative import would bundle a second copy of the state',
      severity: 'error',
      from: { path: within('shell', modules, 'api', 'platform') },
      to: { path: '^shared/src/', dependencyTypes: ['local'] },
    },
    {
      name: 'state-by-package-name-only',
      comment: 'a relative import of the runtime would bundle a second copy of its state',
      severity: 'error',
      from: { path: '^shared/src/(?!runtime/)' },
      to: { path: '^shared/src/runtime/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
