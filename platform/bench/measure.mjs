import { setTimeout as pause } from 'node:timers/promises';
import { medians, openBrowser, openPage, openPhone } from './phone.mjs';

const QUIET_MS = 700;
const DEADLINE_MS = 60_000;
const DONE = 'rodovia-bench: done';

/**
 * Runs in the page before its own scripts: records paints, layout shifts, long tasks, and when `ready` and then `works`
 * are visible with content. Reports when both are.
 */
function observe({ ready, works, said }) {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, longest: 0, ready: 0, works: 0 };
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
  on('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
  const isThere = (selector) => {
    const element = document.querySelector(selector);
    return element?.getClientRects().length > 0 && element.textContent !== '–';
  };
  const look = () => {
    if (!seen.ready && isThere(ready)) seen.ready = performance.now();
    if (!seen.ready || !isThere(works)) return requestAnimationFrame(look);
    seen.works = performance.now();
    console.debug(said);
  };
  requestAnimationFrame(look);
}

/** Counts requests and their encoded bytes; `quiet` resolves when there has been no traffic for a while. */
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
  net.quiet = async (since) => {
    while (net.open.size > 0 || Date.now() - Math.max(net.last, since) < QUIET_MS) await pause(50);
  };
  return net;
}

/** Waits until the page's service worker answers for its origin and is at rest. */
const untilWorker = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });

async function open(context, { url, ready, works = ready }, isWorkerAwaited = false) {
  const { page, cdp } = await openPage(context);
  await page.addInitScript(observe, { ready, works, said: DONE });
  const net = watchNetwork(cdp);
  // the page reports it itself: evaluating code from outside would add to the measurement
  const isDone = page.waitForEvent('console', { predicate: (said) => said.text() === DONE, timeout: DEADLINE_MS });
  await page.goto(url, { waitUntil: 'commit', timeout: DEADLINE_MS });
  await isDone.catch(() => {
    throw new Error(`${url}: ${ready} e ${works} não apareceram`);
  });
  // the last action may not be painted yet: that frame and its tasks are part of the visit
  await net.quiet(Date.now());
  const seen = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return globalThis.__seen;
  });
  if (isWorkerAwaited) await untilWorker(page);
  await page.close();
  return { requests: net.requests, kB: net.bytes / 1000, js: net.js / 1000, ...seen };
}

/**
 * Measures the first visit of a phone, or with `again` a second one with a filled cache, and with `hasWorker` with the
 * service worker that the first one brought.
 */
async function visit(browser, target) {
  const context = await openPhone(browser, target.storage);
  try {
    if (target.again) await open(context, target, target.hasWorker);
    return await open(context, target);
  } finally {
    await context.close();
  }
}

/**
 * Opens each target `times` times in a new browser context, alternating and starting with a different one each round,
 * so that slow moments affect all targets. Returns the medians by label.
 */
export async function measure(targets, times) {
  const browser = await openBrowser();
  const runs = new Map(targets.map(({ label }) => [label, []]));
  try {
    // not counted: the server's code is cold
    for (const target of targets) await visit(browser, target);
    for (let round = 0; round < times; round++) {
      const first = round % targets.length;
      for (const target of [...targets.slice(first), ...targets.slice(0, first)])
        runs.get(target.label).push(await visit(browser, target));
    }
  } finally {
    await browser.close();
  }
  return new Map([...runs].map(([label, all]) => [label, medians(all)]));
}
