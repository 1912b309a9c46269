import { browserTests, jest, nodeTests, npmScript, script } from './commands.mjs';

/**
 * @typedef {(run: Function) => Promise<import('./reports.mjs').Counts>} Step
 * @typedef {{ id: string, name: string, step: Step, stepFor?: (files: string[]) => Step }} Stage
 *   `stepFor`: the same for what these files need: tests, or in 'Unidades' sources with the tests that import them.
 */

/** Restarting a worker costs more than the memory that its files leave. */
const ROOMY = '--workerIdleMemoryLimit=2GB';

/**
 * All stages of `npm test` in groups, which run one after the other. Two stages of a group run at a time, longest
 * first.
 * @type {Stage[][]}
 */
export const GROUPS = [
  [
    {
      id: 'unit',
      name: 'Unidades',
      step: jest('unit', { args: [ROOMY] }),
      stepFor: (files) => jest('unit', { args: [ROOMY, '--passWithNoTests', '--findRelatedTests', ...files] }),
    },
    { id: 'types', name: 'Tipos', step: npmScript('types') },
    { id: 'lint', name: 'Regras de importação e estilo', step: npmScript('lint') },
  ],
  [
    {
      id: 'api',
      name: 'API',
      step: jest('api'),
      stepFor: (files) => jest('api', { args: ['--runTestsByPath', ...files] }),
    },
  ],
  [{ id: 'statements', name: 'Comandos nos dois motores', step: script('testing/check-statements.mjs') }],
  [{ id: 'build', name: 'Construção', step: script('platform/scripts/build.mjs') }],
  [{ id: 'sizes', name: 'Tamanhos', step: script('platform/scripts/checks/check-sizes.mjs') }],
  [{ id: 'browser', name: 'Navegador', step: browserTests(), stepFor: (args) => browserTests({ args }) }],
  [{ id: 'messages', name: 'Mensagens', step: script('platform/scripts/checks/check-messages.mjs') }],
  [
    { id: 'deploy', name: 'Implantação', step: nodeTests('deploy', 'deploy/test/running.test.mjs') },
    { id: 'generators', name: 'Geradores', step: script('platform/scripts/generators/check-generators.mjs') },
    {
      id: 'rules',
      name: 'Provas das regras',
      step: nodeTests(
        'rules',
        'platform/scripts/checks/affected.test.mjs',
        'platform/scripts/checks/clones.test.mjs',
        'platform/scripts/checks/conventions.test.mjs',
        'platform/scripts/checks/documented-commands.test.mjs',
        'platform/scripts/checks/gallery.test.mjs',
        'platform/scripts/checks/import-rules.test.mjs',
        'platform/scripts/checks/operator-commands.test.mjs',
        'platform/scripts/checks/expressions.test.mjs',
        'platform/scripts/checks/sentences.test.mjs',
        'platform/scripts/checks/tutorial.test.mjs',
        'platform/scripts/checks/engines.test.mjs',
        'platform/scripts/prepare.test.mjs',
        'platform/scripts/supervise.test.mjs',
        'platform/scripts/build-cache.test.mjs',
        'platform/scripts/checks/bundle-facts.test.mjs',
        'testing/budgets.test.mjs',
        'testing/changed.test.mjs',
        'testing/maps/spec-map.test.mjs',
        'platform/mutants/mutants.test.mjs',
        'testing/rotation.test.mjs',
        'testing/free-port.test.mjs',
        'testing/reports.test.mjs',
      ),
    },
    {
      id: 'compose',
      name: 'Arquivos da implantação',
      step: nodeTests(
        'compose',
        'deploy/test/compose.test.mjs',
        'deploy/test/keys.test.mjs',
        'deploy/test/observability.test.mjs',
        'deploy/test/workflow.test.mjs',
      ),
    },
  ],
];

/**
 * Additional stages of `npm test -- --long`, with their own servers and databases.
 * @type {Stage[][]}
 */
export const LONG_GROUPS = [
  [{ id: 'soak', name: 'Carga com falhas, 12 minutos', step: npmScript('soak', { env: { SOAK_MINUTES: '12' } }) }],
  [
    {
      id: 'large',
      name: '200.000 produtos',
      step: npmScript('bench:api', { env: { BENCH_PRODUCTS: '200000', BENCH_ENGINES: 'postgres' } }),
    },
  ],
  [{ id: 'logic', name: 'Lógica sob mutações', step: npmScript('test:logic') }],
  [
    {
      id: 'mutants',
      name: 'Defeitos plantados em valores e medidas',
      step: script('platform/mutants/run.mjs', '--area', 'money-and-sizes'),
    },
  ],
  [
    {
      id: 'bench',
      name: 'Medidas de uma lista',
      step: npmScript('bench', { args: ['--n', '1', '--route', '/admin/marcas'] }),
    },
  ],
  [{ id: 'tracing', name: 'Custo do rastreamento', step: script('api/run.mjs', 'bench/tracing.ts') }],
  [{ id: 'beside', name: 'Duas cópias lado a lado', step: script('api/run.mjs', 'bench/side-by-side.ts', '.') }],
];
