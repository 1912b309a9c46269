import { medians, openBrowser, openPage, openPhone } from './phone.mjs';

const DEADLINE_MS = 30_000;

/**
 * Runs in the page: follows a link, or goes back without one. Returns the time until the heading and the content below
 * were painted, and the kB of scripts loaded.
 */
function goTo({ link, heading, shown, deadline }) {
  const scripts = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.split('?')[0].endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const isThere = () =>
    document.querySelector(shown) && (!heading || document.querySelector('main h1')?.textContent === heading);
  const before = scripts();
  const started = performance.now();
  if (link) document.querySelector(link).click();
  else history.back();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - started > deadline) return reject(new Error(`${shown} não apareceu`));
      if (!isThere()) return requestAnimationFrame(look);
      // a message posted in a frame is received after it was painted
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ ms: performance.now() - started, kB: (scripts() - before) / 1000 });
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

const product = { link: 'main li h2 a', shown: 'main article dl' };
const list = { shown: 'main li:nth-child(15)' };
const rows = '[data-row-key]:not([data-row-key^=place])';
const inMenu = (heading, href) => ({ heading, link: `nav a[href="${href}"]`, shown: rows });
const brands = inMenu('Marcas', '/admin/marcas');
const clients = inMenu('Clientes', '/admin/clientes');

const WALKS = [
  {
    from: '/modelos',
    steps: [
      ['lista → produto', product],
      ['produto → lista, voltando', list],
      ['lista → produto, de novo', product],
      ['produto → lista, de novo', list],
    ],
  },
  {
    from: '/admin/marcas',
    isStaff: true,
    steps: [
      ['outro módulo, a primeira vez', clients],
      ['outro módulo, já visto', brands],
      ['outro módulo, de novo', clients],
    ],
  },
];

/** True once the page is rendered and there has been no traffic for half a second, apart from the event stream. */
const isAtRest = () =>
  document.querySelector('main h1') !== null &&
  performance.getEntriesByType('resource').every(({ responseEnd }) => performance.now() - responseEnd > 500);

async function walk(browser, origin, storage, { from, isStaff, steps }, found) {
  const context = await openPhone(browser, isStaff && storage);
  try {
    const { page } = await openPage(context);
    // the menu of the back office is next to its pages
    if (isStaff) await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.waitForFunction(isAtRest);
    for (const [name, step] of steps) {
      await page.waitForTimeout(500);
      const result = await page.evaluate(goTo, { ...step, deadline: DEADLINE_MS });
      found.set(name, [...(found.get(name) ?? []), result]);
    }
  } finally {
    await context.close();
  }
}

/**
 * Navigates between pages with the phone profile on walks that begin on a route with `route` in it. Returns for each
 * step the ms until it was painted and the kB of scripts loaded.
 */
export async function measureWalks(origin, storage, times, route) {
  const browser = await openBrowser();
  const found = new Map();
  const walks = WALKS.filter(({ from }) => from.includes(route));
  for (let i = 0; i < times; i++) for (const one of walks) await walk(browser, origin, storage, one, found);
  await browser.close();
  return new Map([...found].map(([name, runs]) => [name, medians(runs)]));
}
