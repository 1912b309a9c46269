import { browserTests, jest, nodeTests, npmScript, script } from './commands.mjs';

/**
 * @typedef {(run: Function) => Promise<import('./reports.mjs').Counts>} Step
 * @typedef {{ id: string, name: string, step: Step, stepFor?: (files: string[]) => Step }} Stage
 *   `stepFor`: the same for what these files need: tests, or in 'Unidades' sources with the tests that import them.
 */

/** Starting a worker anew costs more here than what its files leave in memory. */
const ROOMY = '--workerIdleMemoryLimit=2GB';

/**
 * Everything that `npm test` checks: groups of stages, one group after the other. Of a group two run at a time, the
 * longest first.
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
  [{ id: 'sizes', name: 'Tamanhos', step: script('platform/scripts/check-sizes.mjs') }],
  [{ id: 'browser', name: 'Navegador', step: browserTests(), stepFor: (args) => browserTests({ args }) }],
  [{ id: 'messages', name: 'Mensagens', step: script('platform/scripts/check-messages.mjs') }],
  [
    { id: 'deploy', name: 'Implantação', step: nodeTests('deploy', 'deploy/test/running.test.mjs') },
    { id: 'entity', name: 'Nova entidade', step: script('platform/scripts/check-new-entity.mjs') },
    { id: 'module', name: 'Novo módulo', step: script('platform/scripts/check-new-module.mjs') },
    {
      id: 'rules',
      name: 'Provas das regras',
      step: nodeTests(
        'rules',
        'platform/scripts/affected.test.mjs',
        'platform/scripts/import-rules.test.mjs',
        'platform/scripts/expressions.test.mjs',
        'platform/scripts/engines.test.mjs',
        'platform/scripts/supervise.test.mjs',
        'platform/scripts/kept-builds.test.mjs',
        'platform/scripts/bundle-facts.test.mjs',
        'testing/budgets.test.mjs',
        'testing/changed.test.mjs',
        'platform/mutants/mutants.test.mjs',
        'testing/rotation.test.mjs',
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
