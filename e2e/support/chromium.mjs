import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Arguments of every browser: it runs as any user and requests nothing by itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Arguments of the browser of tests, whose pages end before optimized code pays for its compilation. */
export const TEST_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt,--no-maglev'];

/** Chromium without windows and menus, which no test looks at: half the work with the same engine. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const firstOf = (...files) => files.find((file) => file && existsSync(file));

/**
 * Returns the Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own; undefined if there is none.
 */
export const findChromium = () =>
  firstOf(
    process.env.CHROMIUM_PATH,
    WINDOWLESS,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  );

/** Milliseconds: long enough for a download, and an end if there is nothing to download from. */
const INSTALL_DEADLINE_MS = 300_000;

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_DEADLINE_MS }).status === 0;

/**
 * Installs Chromium if the machine allows it: from Debian's packages as root on Debian, preferring the build without
 * windows; otherwise Playwright's build.
 */
export function ensureChromium() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot ? firstOf(process.env.CHROMIUM_PATH, WINDOWLESS) : findChromium()) return;
  console.log(`Instalando o Chromium ${isDebianRoot ? 'com apt-get' : 'do Playwright'}…`);
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']) ||
      run('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  if (!findChromium()) throw new Error('Chromium não pôde ser instalado; indique um com CHROMIUM_PATH.');
}
