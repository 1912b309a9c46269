const within = (...rooms) => `^(${rooms.join('|')})/`;
const modules = 'mf-[^/]+';

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
      to: { path: ['^shared/src/(?!contracts/)', '^node_modules/(react|react-dom|antd|axios|zustand)/'] },
    },
    {
      name: 'api-imports-only-contracts',
      severity: 'error',
      from: { path: within('api') },
      to: { path: [within('shell', modules, 'platform', 'e2e'), '^shared/src/(?!contracts/)'] },
    },
    {
      name: 'browser-code-imports-only-shared',
      severity: 'error',
      from: { path: `^(shell|${modules})/src/` },
      to: { path: within('api', 'platform', 'e2e') },
    },
    {
      name: 'modules-do-not-know-each-other',
      severity: 'error',
      from: { path: `^(${modules})/src/` },
      to: { path: `^(shell|${modules})/src/`, pathNot: '^$1/src/' },
    },
    {
      name: 'shell-knows-no-module',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: `^${modules}/src/` },
    },
    {
      name: 'entities-do-not-know-their-siblings',
      severity: 'error',
      from: { path: `^(${modules})/src/(entities|features)/([^/]+)/` },
      to: { path: `^${modules}/src/(entities|features)/`, pathNot: '^$1/src/(entities|features)/$3/' },
    },
    {
      name: 'storefront-never-sees-antd',
      severity: 'error',
      from: { path: '^mf-storefront/src/' },
      to: { path: ['^node_modules/(antd|@ant-design)/', '^shared/src/(crud|vendor/antd)'] },
    },
    {
      name: 'state-by-package-name-only',
      comment: 'a relative import of the runtime would bundle a second copy of its state',
      severity: 'error',
      from: { path: '^shared/src/(?!runtime/)' },
      to: {
        path: '^shared/src/runtime/',
        dependencyTypesNot: [
          'aliased',
          'npm',
          'localmodule',
          'aliased-workspace',
          'undetermined',
          'npm-no-pkg',
          'unknown',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/(?!@rodovia))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
