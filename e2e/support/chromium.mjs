import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** How a browser begins here: as any user, and asking for nothing by itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a page of a test ends before what optimized code saves has paid for making it
  '--js-flags=--no-opt,--no-maglev',
];

/** Chromium without the windows and menus that no test looks at: half the work, and the same engine. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const firstOf = (...files) => files.find((file) => file && existsSync(file));

/** Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own; undefined where there is none. */
export const findChromium = () =>
  firstOf(
    process.env.CHROMIUM_PATH,
    WINDOWLESS,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  );

/** Long enough for a download, and an end where there is nothing to download from. */
const INSTALL_DEADLINE_MS = 300_000;

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_DEADLINE_MS }).status === 0;

/**
 * Installs Chromium where the machine allows it: as root on Debian from its packages, where another one is there also
 * the one without windows; else Playwright's build.
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
