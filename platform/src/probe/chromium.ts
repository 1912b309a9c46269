import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Where systems have it; without windows first, which is half the work. */
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/** A browser to look with: `CHROMIUM_PATH`, the system's, or the one of Playwright; null where there is none that starts. */
export async function openChromium(): Promise<Browser | null> {
  const playwright = await import('playwright-core').catch(() => null);
  if (!playwright) return null;
  const { chromium } = playwright;
  const found = [process.env.CHROMIUM_PATH, ...USUAL, chromium.executablePath()].find((one) => one && existsSync(one));
  return found ? chromium.launch({ executablePath: found, args: ARGS }).catch(() => null) : null;
}
