import { medians, openBrowser, openPage, openPhone } from './phone.mjs';

const PRODUCTS = 20_000;

/** Copies the demonstration's products until there are 20,000, each with its own internal code. */
export async function fillProducts({ db }) {
  const columns =
    'description, size, size_key, unit, observation, public_price, brand_code, model_code, group_code, company_code, category_code';
  await db.execute(`insert into product (intern_code, code_pub, ${columns})
    select intern_code || '-' || n, code_pub || '-' || n, ${columns}
    from product cross join generate_series(1, ${PRODUCTS}) n
    limit greatest(0, ${PRODUCTS} - (select count(*) from product))`);
}

/**
 * Runs in the page: dispatches an event and returns how long the table took to show other rows, and the longest task
 * until then.
 */
async function timed({ selector, event, value }) {
  const rows = () => [...document.querySelectorAll('[data-row-key]')].map((row) => row.dataset.rowKey).join();
  const isSettled = () => document.querySelector('main [aria-busy="true"]') === null;
  const element = document.querySelector(selector);
  const before = rows();
  let longest = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  tasks.observe({ type: 'longtask' });
  if (value !== undefined) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  const started = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      if (rows() === before || !isSettled()) return requestAnimationFrame(look);
      const ms = performance.now() - started;
      // tasks are reported shortly after they end
      setTimeout(() => resolve({ ms, longest }), 100);
    };
    if (event === 'submit') element.form.requestSubmit();
    else element.click();
    requestAnimationFrame(look);
  });
}

const WIDE = { width: 1440, height: 900 };
const ACTIONS = {
  'página seguinte': { selector: '.ant-pagination-next button' },
  filtrar: { selector: 'input[type="search"]', event: 'submit', value: '205/55R16' },
  'segunda do filtro': { selector: '.ant-pagination-item-2' },
  // on a phone there is no table head to sort by
  ordenar: { selector: 'th.ant-table-column-has-sorters', viewport: WIDE },
};

async function round(browser, origin, storage, note) {
  const context = await openPhone(browser, storage);
  try {
    const { page } = await openPage(context);
    const started = Date.now();
    await page.goto(`${origin}/admin/produtos`, { waitUntil: 'commit' });
    await page.waitForSelector('[data-row-key]:has(img, svg)');
    note('abrir', { ms: Date.now() - started, longest: 0 });
    await page.waitForTimeout(1000);
    for (const [name, { viewport, ...action }] of Object.entries(ACTIONS)) {
      if (viewport) await page.setViewportSize(viewport);
      await page.waitForSelector(action.selector);
      note(name, await page.evaluate(timed, action));
    }
  } finally {
    await context.close();
  }
}

/**
 * Opens the product list, turns pages, filters and sorts with the phone profile. Returns for each the ms until the rows
 * were painted and the longest task until then.
 */
export async function measureProductList(origin, storage, times) {
  const browser = await openBrowser();
  const found = new Map();
  const note = (name, result) => found.set(name, [...(found.get(name) ?? []), result]);
  for (let i = 0; i < times; i++) await round(browser, origin, storage, note);
  await browser.close();
  return new Map([...found].map(([name, runs]) => [name, medians(runs)]));
}
