import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { presentTurn } from '../testing/rotation.mjs';
import { CHROMIUM_ARGS, findChromium } from './support/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4310);
const root = path.resolve(import.meta.dirname, '..');
// decided once; the workers have it from their environment
process.env.MATRIX = presentTurn();

export default defineConfig({
  testDir: root,
  // those of the whole product, and those that a module brings
  testMatch: ['e2e/specs/**/*.spec.ts', 'mf-*/e2e/**/*.spec.ts'],
  respectGitIgnore: true,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // tests wait more than they work: a third fills the two cores
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/report.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // a third of the time would go into traces that nobody opens; `--trace on` records one
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS],
    },
  },
  webServer: {
    command: 'node e2e/support/serve.mjs',
    cwd: root,
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port) },
  },
});
