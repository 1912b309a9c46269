import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromium } from '../../e2e/support/chromium.mjs';

/** A phone on a poor connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a quarter of this machine's speed. */
const PHONE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
const CPU_SLOWDOWN = 4;
const QUIET_MS = 700;
const DEADLINE_MS = 60_000;
const READY = 'rodovia-bench: ready';

/** Runs in the page before its own scripts: paints, layout shifts, long tasks, and when `ready` first has a box, which it says. */
function observe({ ready, said }) {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, ready: 0 };
  globalThis.__seen = seen;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  const look = () => {
    if (document.querySelector(ready)?.getClientRects().length) {
      seen.ready = performance.now();
      console.debug(said);
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Counts requests and their encoded bytes; `quiet` resolves once nothing has moved for a while. */
function watchNetwork(cdp) {
  const net = { requests: 0, bytes: 0, js: 0, last: Date.now(), open: new Set(), types: new Map() };
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    net.requests += 1;
    net.open.add(requestId);
    net.types.set(requestId, type);
    net.last = Date.now();
  });
  const settle = ({ requestId, encodedDataLength = 0 }) => {
    if (!net.open.delete(requestId)) return;
    net.bytes += encodedDataLength;
    if (net.types.get(requestId) === 'Script') net.js += encodedDataLength;
    net.last = Date.now();
  };
  cdp.on('Network.loadingFinished', settle);
  cdp.on('Network.loadingFailed', settle);
  net.quiet = async () => {
    while (net.open.size > 0 || Date.now() - net.last < QUIET_MS) await pause(50);
  };
  return net;
}

/** A page of a fresh phone, slowed down, whose storage holds `storage`. */
export async function openPhone(browser, storage) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  if (storage) await page.addInitScript((items) => Object.assign(localStorage, items), storage);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', PHONE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, cdp };
}

async function visit(browser, { url, ready, storage }) {
  const { context, page, cdp } = await openPhone(browser, storage);
  try {
    await page.addInitScript(observe, { ready, said: READY });
    const net = watchNetwork(cdp);
    // The page tells it by itself: code that asks from outside would be loaded into it while it is measured.
    const isReady = page.waitForEvent('console', { predicate: (said) => said.text() === READY, timeout: DEADLINE_MS });
    await page.goto(url, { waitUntil: 'commit', timeout: DEADLINE_MS });
    await isReady.catch(() => {
      throw new Error(`${url}: ${ready} não apareceu`);
    });
    await net.quiet();
    const seen = await page.evaluate(() => globalThis.__seen);
    return { requests: net.requests, kB: net.bytes / 1000, js: net.js / 1000, ...seen };
  } finally {
    await context.close();
  }
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Opens each target `times` times in a fresh browser context, in turn rather than one after the other and each round
 * from another one on, so that a slow moment of the machine falls on all alike. Answers the medians by the target's label.
 */
export async function measure(targets, times) {
  const browser = await openBrowser();
  const runs = new Map(targets.map(({ label }) => [label, []]));
  try {
    // not counted: the server has run none of it yet
    for (const target of targets) await visit(browser, target);
    for (let round = 0; round < times; round++) {
      const first = round % targets.length;
      for (const target of [...targets.slice(first), ...targets.slice(0, first)])
        runs.get(target.label).push(await visit(browser, target));
    }
  } finally {
    await browser.close();
  }
  const medians = (all) =>
    Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((run) => run[key]))]));
  return new Map([...runs].map(([label, all]) => [label, medians(all)]));
}
