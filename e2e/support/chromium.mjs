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
];

/** Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own; undefined where there is none. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && existsSync(file));
}

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs Chromium where the machine allows it: as root on Debian from its packages, else Playwright's build. */
export function ensureChromium() {
  if (findChromium()) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  console.log(`Chromium não encontrado; instalando ${isDebianRoot ? 'com apt-get' : 'o do Playwright'}…`);
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  if (!findChromium()) throw new Error('Chromium não pôde ser instalado; indique um com CHROMIUM_PATH.');
}
