import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { sized } from '../testing/long.mjs';
import { presentTurn } from '../testing/rotation.mjs';
import { findChromium, TEST_ARGS } from './support/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4310);
const root = path.resolve(import.meta.dirname, '..');
// chosen once; the workers read it from their environment
process.env.MATRIX = presentTurn();

export default defineConfig({
  testDir: root,
  // specs of the whole product, and those that a module brings
  testMatch: ['e2e/specs/**/*.spec.ts', 'mf-*/e2e/**/*.spec.ts'],
  // costly ones that a whole run leaves to other commits
  testIgnore: (process.env.OTHER_TURNS ?? '')
    .split(',')
    .filter(Boolean)
    .map((file) => `**/${file}`),
  respectGitIgnore: true,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // tests mostly wait: a third worker fills the two cores
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // limits end what hangs; a machine that does much else at once is slow, and no fault
  timeout: sized({ usual: 600_000, long: 3_600_000 }),
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/report.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // traces would take a third of the time and nobody opens them; `--trace on` records one
    trace: 'off',
    // a worker would answer calls that tests break on the way; tests of it allow it
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: TEST_ARGS,
    },
  },
  webServer: {
    command: 'node e2e/support/servers/serve.mjs',
    cwd: root,
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // all visitors of the tests come from one network
    env: { PORT: String(port), GUESTS_PER_HOUR: '100000' },
  },
});
