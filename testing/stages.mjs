import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../platform/scripts/inputs.mjs';
import { browserTests, jest, nodeTests, npmScript, script } from './commands.mjs';
import { isFileInTurn, outOfTurn } from './rotation.mjs';

/**
 * @typedef {(run: Function) => Promise<import('./reports.mjs').Counts>} Step
 * @typedef {object} Stage
 * @property {string} id
 * @property {string} name
 * @property {Step} step
 * @property {() => Step | null} [stepOfTurn] what a whole run of this commit has of it, if that is less; null for nothing
 * @property {(files: string[]) => Step} [stepFor] what these files need of it: tests, or in 'Unidades' sources with the
 *   tests that import them
 */

/** Restarting a worker costs more than the memory that its files leave. */
const ROOMY = '--workerIdleMemoryLimit=2GB';

/** Starts the whole product like a server of a company does. */
const RUNNING = 'deploy/test/running.test.mjs';

/** Returns the test files of Node's test runner in these folders. */
const testsIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );

/** Environment in which test runners leave out what a whole run of this commit leaves to other turns. */
const ofThisTurn = () => ({ OTHER_TURNS: outOfTurn().join() });

/** Tests of the rules for sources, and of the tools that check them. */
const RULES = testsIn('platform/mutants', 'platform/scripts', 'testing');
const GENERATORS = 'platform/scripts/generators/check-generators.mjs';

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
      stepOfTurn: () => jest('api', { env: ofThisTurn() }),
      stepFor: (files) => jest('api', { args: ['--runTestsByPath', ...files] }),
    },
  ],
  [{ id: 'statements', name: 'Comandos nos dois motores', step: script('testing/check-statements.mjs') }],
  [{ id: 'build', name: 'Construção', step: script('platform/scripts/build.mjs') }],
  [{ id: 'sizes', name: 'Tamanhos', step: script('platform/scripts/checks/check-sizes.mjs') }],
  [
    {
      id: 'browser',
      name: 'Navegador',
      step: browserTests(),
      stepOfTurn: () => browserTests({ env: ofThisTurn() }),
      stepFor: (args) => browserTests({ args }),
    },
  ],
  [{ id: 'messages', name: 'Mensagens', step: script('platform/scripts/checks/check-messages.mjs') }],
  [
    {
      id: 'deploy',
      name: 'Implantação',
      step: nodeTests('deploy', RUNNING),
      stepOfTurn: () => (isFileInTurn(RUNNING) ? nodeTests('deploy', RUNNING) : null),
    },
    {
      id: 'generators',
      name: 'Geradores',
      step: script(GENERATORS),
      stepOfTurn: () => (isFileInTurn(GENERATORS) ? script(GENERATORS) : null),
    },
    {
      id: 'rules',
      name: 'Provas das regras',
      step: nodeTests('rules', ...RULES),
      stepOfTurn: () => nodeTests('rules', ...RULES.filter((file) => isFileInTurn(file))),
    },
    {
      id: 'compose',
      name: 'Arquivos da implantação',
      step: nodeTests('compose', ...testsIn('deploy/test').filter((file) => file !== RUNNING)),
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
