import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as named from './budgets.mjs';
import { measureEarlyInputs } from './early-input.mjs';
import { drawingsOf, floorPages } from './floor.mjs';
import { measure } from './measure.mjs';
import { ADDRESS } from './peers/brands.js';
import { peerPages } from './peers.mjs';
import { fillProducts, measureProductList } from './product-list.mjs';
import { printBudgets, printFigures } from './report.mjs';
import { adminStorage, builtServer, CACHE, listen, STORE } from './served-product.mjs';
import { buildSingle } from './single-build.mjs';
import { measureWalks } from './walk.mjs';

const { values } = parseArgs({
  options: { n: { type: 'string', default: '5' }, route: { type: 'string', default: '' } },
});
const times = Number(values.n);
const isAsked = (route) => route.includes(values.route);

async function prepare() {
  const server = await builtServer();
  const single = path.join(CACHE, 'single');
  console.log('Construindo o mesmo código sem federação…');
  await buildSingle(single, STORE, async (folder) => {
    for (const file of await readdir(folder)) await server.precompress(path.join(folder, file));
  });
  return { server, single };
}

async function readPages(app, { token }) {
  const headers = { 'channel-code': 'web', authorization: `Bearer ${token}` };
  const read = async (url) => (await app.inject({ url, headers })).json().Results;
  const list =
    '/api/product/pagged?page=1&quantity=15&orderBy=Created+desc&isActive=true&include=Brand%2CGroup%2CModel%2CProductImage';
  const drawings = drawingsOf((await app.inject('/modelos')).body);
  return { products: await read(list), brands: await read(ADDRESS), drawings };
}

const { server, single } = await prepare();
const config = server.loadConfig();
const database = await server.openMigrated(config, console.log);
const probe = await server.buildServer(config, database, STORE);
const storage = await adminStorage(probe);
const shown = await readPages(probe, storage);
const pages = {
  ...(await floorPages(shown)),
  ...(isAsked(named.BRANDS) ? await peerPages(path.join(CACHE, 'peers')) : {}),
};
const federated = await listen(server, config, database, STORE, pages);
const whole = await listen(server, config, database, single, {});

const beside = (label, at, ready) => ({ label, url: `${federated.origin}/bench/${at}`, ready });
const LIST = '#list li:nth-child(15)';

const ROUTES = [
  { route: '/', ready: 'main h2' },
  {
    route: '/modelos',
    ready: 'main li:nth-child(15)',
    isWarmToo: true,
    hasWorker: true,
    others: [beside(named.STATIC, 'static', LIST), beside(named.REACT, 'react', LIST)],
  },
  { route: named.PRODUCT, url: `/modelos/${shown.products[0].Code}`, ready: 'main dl' },
  {
    route: named.BRANDS,
    ready: '[data-row-key]:not([data-row-key^=place])',
    works: '.ant-table-row[data-row-key]:not([data-row-key^=place])',
    storage,
    isWarmToo: true,
    others: [
      beside(named.STATIC, 'static-brands', 'td'),
      ...[
        [named.ANTD, 'antd', '.ant-table-row'],
        [named.REACT_ADMIN, 'react-admin', '.RaDataTable-row'],
        [named.REFINE, 'refine', '.ant-table-row'],
      ].map((one) => ({ ...beside(...one), storage })),
    ],
  },
  { route: named.DASHBOARD, ready: 'main li strong', works: 'main canvas', storage },
];

const targetsOf = ({ route, url = route, others = [], isWarmToo, hasWorker, ...rest }) => [
  { label: named.OURS, url: federated.origin + url, ...rest },
  { label: named.SINGLE, url: whole.origin + url, ...rest },
  ...(isWarmToo ? [{ label: named.AGAIN, url: federated.origin + url, again: true, ...rest }] : []),
  ...(hasWorker ? [{ label: named.WITH_WORKER, url: federated.origin + url, again: true, hasWorker, ...rest }] : []),
  ...others,
];

const found = new Map();
function note(section, figures, options) {
  if (figures.size === 0) return;
  found.set(section, figures);
  printFigures(section, figures, options);
}

for (const one of ROUTES.filter(({ route }) => isAsked(route)))
  note(one.route, await measure(targetsOf(one), times), { ratios: true });
if (isAsked('/modelos')) note(named.EARLY, await measureEarlyInputs(federated.origin, times));
note(named.WALKS, await measureWalks(federated.origin, storage, times, values.route));
if (isAsked('/admin/produtos')) {
  await fillProducts(database);
  note(named.PRODUCTS, await measureProductList(federated.origin, storage, times));
}
printBudgets(found);
for (const { app } of [federated, whole]) await app.close();
await probe.close();
await database.close();
