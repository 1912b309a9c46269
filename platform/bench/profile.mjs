import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBrowser, openPage, openPhone } from './phone.mjs';
import { adminStorage, builtServer, listen, STORE } from './served-product.mjs';
import { mainThread, ownerOf, profiledNodes, sourceNames, timesByKind } from './trace-times.mjs';

/*
 * Prints where the processor's time of a visit goes, on the first visit of a phone and on the second: by kind of work,
 * by package, and the twenty functions with the largest self time, from a trace of Chromium.
 */
const { values } = parseArgs({
  options: {
    route: { type: 'string', default: '/admin/marcas' },
    ready: { type: 'string', default: '.ant-table-row' },
  },
});

const CATEGORIES = [
  'devtools.timeline',
  'toplevel',
  'v8',
  'blink',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
];
const MOST = 20;
const REST_MS = 1500;

/** Records a trace while `work` runs. */
async function traced(browser, work) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return events;
}

async function open(context, url) {
  const { page } = await openPage(context);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(values.ready, { timeout: 60_000 });
  await pause(REST_MS);
  await page.close();
}

const sumBy = (entries) => {
  const sums = new Map();
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value);
  return [...sums].sort(([, a], [, b]) => b - a);
};

function print(title, rows) {
  console.log(`\n${title}`);
  for (const [name, ms] of rows) console.log(`${String(Math.round(ms)).padStart(7)} ms  ${name}`);
}

async function report(label, events) {
  const thread = mainThread(events);
  const nodes = profiledNodes(events, thread[0]?.pid);
  const nameOf = sourceNames(STORE);
  const named = await Promise.all(nodes.map(async (node) => ({ ...(await nameOf(node)), self: node.self })));
  const own = named.filter(({ name }) => !/^\((idle|program|root)\)$/.test(name));
  print(`${label}: por tipo de trabalho`, sumBy(timesByKind(thread)));
  print(`${label}: por pacote`, sumBy(own.map(({ place, self }) => [ownerOf(place), self])).slice(0, MOST));
  print(
    `${label}: as ${MOST} funções mais caras`,
    sumBy(own.map(({ name, place, self }) => [`${name}  ${place}`, self])).slice(0, MOST),
  );
}

const server = await builtServer();
const config = server.loadConfig();
const database = await server.openMigrated(config, console.log);
const { app, origin } = await listen(server, config, database, STORE, {});
const storage = values.route.startsWith('/admin') ? await adminStorage(app) : undefined;
const browser = await openBrowser();
const context = await openPhone(browser, storage);
const visit = () => traced(browser, () => open(context, origin + values.route));
try {
  await report('Primeira visita', await visit());
  await report('Segunda visita', await visit());
  await report('Terceira visita', await visit());
} finally {
  await browser.close();
  await app.close();
}
process.exit(0);
