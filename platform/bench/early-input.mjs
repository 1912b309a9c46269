import { medians, openBrowser, openPage, openPhone } from './phone.mjs';

const DEADLINE_MS = 30_000;
const PAINTED = 'rodovia-bench: painted';

/** Early actions of a visitor, and how their effect is recognized. */
const ACTIONS = {
  'tocar em Adicionar': { at: 'main li button[aria-label^="Adicionar"]', shown: '[aria-label="Carrinho, 1 item"]' },
  'escrever na busca': { at: 'input[type="search"]', text: '205/55', shown: '[role="option"]' },
  'abrir os filtros': {
    at: 'main button[aria-haspopup="dialog"][aria-expanded]',
    shown: 'dialog[open] input[type="checkbox"]',
  },
};

/** Runs in the page before its own scripts: reports the first paint, the position of `at`, and the delay of inputs. */
function observe({ at, said }) {
  globalThis.__inputs = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.__inputs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    const { x, y, width, height } = document.querySelector(at).getBoundingClientRect();
    console.debug(JSON.stringify({ said, x: x + width / 2, y: y + height / 2 }));
  }).observe({ type: 'paint', buffered: true });
}

async function once(browser, url, { at, text, shown }) {
  const context = await openPhone(browser);
  try {
    const { page } = await openPage(context);
    await page.addInitScript(observe, { at, said: PAINTED });
    const isPainted = page.waitForEvent('console', { predicate: (said) => said.text().includes(PAINTED) });
    await page.goto(url, { waitUntil: 'commit' });
    const { x, y } = JSON.parse((await isPainted).text());
    const started = Date.now();
    await page.touchscreen.tap(x, y);
    if (text) await page.keyboard.type(text);
    await page.waitForSelector(shown, { timeout: DEADLINE_MS });
    const effect = Date.now() - started;
    // an input is reported after the next frame
    await page.waitForFunction(() => globalThis.__inputs.length > 0);
    await page.waitForTimeout(500);
    return { inp: Math.max(...(await page.evaluate(() => globalThis.__inputs))), effect };
  } finally {
    await context.close();
  }
}

/**
 * Touches and types right after the first paint with the phone profile, during hydration. Returns for each action the
 * longest input delay, and when its effect was visible.
 */
export async function measureEarlyInputs(origin, times) {
  const browser = await openBrowser();
  const found = new Map();
  for (const [name, action] of Object.entries(ACTIONS)) {
    const runs = [];
    for (let i = 0; i < times; i++) runs.push(await once(browser, `${origin}/modelos`, action));
    found.set(name, medians(runs));
  }
  await browser.close();
  return found;
}
