import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/chromium.mjs';
import { keyDigest } from './certificate.mjs';

/** A phone on a slow connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, a quarter of this machine's speed. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
const CPU_SLOWDOWN = 4;

export const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      // browsers cache nothing under an untrusted certificate
      `--ignore-certificate-errors-spki-list=${keyDigest()}`,
    ],
  });

/** Opens a new phone; with `storage`, in the state after a log-in. */
export async function openPhone(browser, storage) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  if (storage) {
    await context.addInitScript((items) => Object.assign(localStorage, items), storage);
    await context.addCookies([{ name: 'staff', value: '1', domain: 'localhost', path: '/' }]);
  }
  return context;
}

/** Opens a throttled page. */
export async function openPage(context) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, cdp };
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the median of each figure over all runs. */
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));
