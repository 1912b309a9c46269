import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Common locations; headless shells first, which take half the resources. */
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/** Starts a browser for the probe: `CHROMIUM_PATH`, the system's, or that of Playwright; null if none starts. */
export async function openChromium(): Promise<Browser | null> {
  const playwright = await import('playwright-core').catch(() => null);
  if (!playwright) return null;
  const { chromium } = playwright;
  const found = [process.env.CHROMIUM_PATH, ...USUAL, chromium.executablePath()].find((one) => one && existsSync(one));
  return found ? chromium.launch({ executablePath: found, args: ARGS }).catch(() => null) : null;
}
