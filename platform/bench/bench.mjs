import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatChanged } from '../scripts/build.mjs';
import { root } from '../scripts/inputs.mjs';
import { certificate } from './certificate.mjs';
import { drawingsOf, reactList, staticList } from './floor.mjs';
import { measure } from './measure.mjs';
import { fillProducts, measureProductList } from './product-list.mjs';
import { buildSingle } from './single-build.mjs';
import { measureWalks } from './walk.mjs';

const { values } = parseArgs({
  options: { n: { type: 'string', default: '5' }, route: { type: 'string', default: '' } },
});
const cache = path.join(root, '.cache/bench');
const PASSWORD = 'Rodovia#2026';

process.env.NODE_ENV = 'development';
process.env.DATA_DIR = path.join(cache, 'data');
delete process.env.DATABASE_URL;

async function prepare() {
  await rm(path.join(cache, 'data/db'), { recursive: true, force: true });
  await buildWhatChanged(path.join(cache, 'data/store'));
  const server = await import('../dist/server.mjs');
  const single = path.join(cache, 'single');
  console.log('Construindo o mesmo código sem federação…');
  await buildSingle(single, path.join(cache, 'data/store'), async (folder) => {
    for (const file of await readdir(folder)) await server.precompress(path.join(folder, file));
  });
  return { server, single };
}

/** One origin over HTTP/2, with the floors beside it. */
async function listen(server, config, database, store, floors) {
  const tls = certificate(path.join(cache, 'tls'));
  const app = await server.buildServer(
    config,
    database,
    store,
    { http2: true, https: { ...tls, allowHTTP1: true } },
    (instance) => {
      for (const [at, { type, body }] of Object.entries(floors)) {
        instance.get(at, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
      }
    },
  );
  return { app, origin: (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost') };
}

async function adminStorage(app) {
  const headers = { 'channel-code': 'web' };
  const payload = { username: 'admin@rodovia.example', password: PASSWORD };
  const answer = (await app.inject({ method: 'POST', url: '/api/Token', headers, payload })).json();
  return {
    token: answer.access_token,
    code: answer.code,
    PERSONTYPECODE: answer.persontypecode,
    username: answer.name,
  };
}

const row = (cells) => cells.map((cell, i) => (i === 0 ? String(cell).padEnd(30) : String(cell).padStart(9))).join('');
const numbers = ({ requests, js, kB, fcp, lcp, tbt, cls, ready }) => [
  requests,
  js.toFixed(1),
  kB.toFixed(1),
  ...[fcp, lcp, tbt, ready].map(Math.round),
  cls.toFixed(3),
];
const ratio = (ours, other) =>
  ['js', 'kB', 'fcp', 'lcp', 'tbt', 'ready'].map((key) => (other[key] > 0 ? (ours[key] / other[key]).toFixed(2) : '–'));

function print(route, found) {
  console.log(`\n${route}`);
  console.log(row(['', 'pedidos', 'JS kB', 'kB', 'FCP', 'LCP', 'TBT', 'pronto', 'CLS']));
  const [ours] = [...found.values()];
  for (const [label, one] of found) console.log(row([label, ...numbers(one)]));
  for (const [label, one] of [...found].slice(1)) {
    const [js, kB, fcp, lcp, tbt, ready] = ratio(ours, one);
    console.log(row([`  Rodovia ÷ ${label}`, '', js, kB, fcp, lcp, tbt, ready, '']));
  }
}

const { server, single } = await prepare();
const config = server.loadConfig();
const database = await server.openMigrated(config, console.log);
const listUrl =
  '/api/product/pagged?page=1&quantity=15&orderBy=Created+desc&isActive=true&include=Brand%2CGroup%2CModel%2CProductImage';
const probe = await server.buildServer(config, database, path.join(cache, 'data/store'));
const products = (await probe.inject({ url: listUrl, headers: { 'channel-code': 'web' } })).json().Results;
const drawings = drawingsOf((await probe.inject('/modelos')).body);
const storage = await adminStorage(probe);
const react = await reactList(products);
const floors = {
  '/bench/static': { type: 'text/html; charset=utf-8', body: staticList(products, drawings) },
  '/bench/react': { type: 'text/html; charset=utf-8', body: react.html },
  '/bench/react-floor.js': { type: 'text/javascript', body: react.script },
};
const federated = await listen(server, config, database, path.join(cache, 'data/store'), floors);
const whole = await listen(server, config, database, single, {});

const ROUTES = [
  { route: '/', ready: 'main h2' },
  { route: '/modelos', ready: 'main li:nth-child(15)', floors: true },
  { route: `/modelos/${products[0].Code}`, ready: 'main dl' },
  { route: '/admin/marcas', ready: '[data-row-key]:not([data-row-key^=place])', storage },
  { route: '/admin/dashboard', ready: 'main canvas', storage },
];

for (const { route, ready, storage: items, floors: withFloors } of ROUTES.filter((one) =>
  one.route.includes(values.route),
)) {
  const targets = [
    { label: 'Rodovia', url: federated.origin + route, ready, storage: items },
    { label: 'sem federação', url: whole.origin + route, ready, storage: items },
    ...(withFloors
      ? [
          { label: 'piso estático', url: `${federated.origin}/bench/static`, ready: '#list li:nth-child(15)' },
          { label: 'piso React', url: `${federated.origin}/bench/react`, ready: '#list li:nth-child(15)' },
        ]
      : []),
  ];
  print(route, await measure(targets, Number(values.n)));
}
if (['/modelos', '/admin/marcas'].some((one) => one.includes(values.route)))
  await measureWalks(federated.origin, storage, Number(values.n));
if ('/admin/produtos'.includes(values.route)) {
  await fillProducts(database);
  await measureProductList(federated.origin, storage, Number(values.n));
}
for (const { app } of [federated, whole]) await app.close();
await probe.close();
await database.close();
