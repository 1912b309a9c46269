import { as, basic, echo, none, OFFLINE, ORIGIN, page, startWorker } from '../../testing/start-worker';
import { farewellWorker } from './farewell-worker';
import { registrationScript, workerText } from './installed';

test('what was opened is there without a network, and is new with one', async () => {
  const worker = startWorker(echo);
  expect(await worker.ask('/modelos?page=2', page)).toBe('200 from /modelos?page=2');
  worker.state.network = () => basic('newer');
  expect(await worker.ask('/modelos?page=2', page)).toBe('200 newer');
  worker.state.network = none;
  expect(await worker.ask('/modelos?page=2', page)).toBe('200 newer');
  expect(await worker.ask('/modelos', page)).toBe(`503 ${OFFLINE}`);
});

test('what an account has read answers that account alone, and goes when it logs out or its session ends', async () => {
  // the API tells every other cache to keep nothing of an account
  const ofAccount = { headers: { 'cache-control': 'no-store' } };
  const worker = startWorker((url) => basic(`from ${url}`, url.includes('shopping-cart') ? ofAccount : {}));
  await worker.ask('/api/shopping-cart/pagged', as('ana'));
  await worker.ask('/api/product/pagged');
  worker.state.network = none;
  expect(await worker.ask('/api/shopping-cart/pagged', as('ana'))).toBe('200 from /api/shopping-cart/pagged');
  expect(await worker.ask('/api/shopping-cart/pagged', as('bia'))).toContain('Failed to fetch');
  expect(await worker.ask('/api/shopping-cart/pagged')).toBeUndefined();
  expect(await worker.ask('/api/product/pagged')).toBe('200 from /api/product/pagged');
  await worker.ask('/api/person/logout', { method: 'POST', ...as('ana') });
  expect(await worker.ask('/api/shopping-cart/pagged', as('ana'))).toContain('Failed to fetch');

  worker.state.network = echo;
  await worker.ask('/api/vehicle', as('ana'));
  worker.state.network = () => basic('', { status: 401 });
  await worker.ask('/api/vehicle', as('ana'));
  expect(worker.names().filter((name) => name.includes('own'))).toEqual([]);
});

test.each([
  ['a write', '/api/shopping-cart', { method: 'POST' }],
  ['a stream', '/api/shopping-cart/events', { headers: { accept: 'text/event-stream' } }],
  ['the back office', '/admin/orcamentos', page],
  ['what only staff read', '/api/logger/pagged', as('ana')],
  ['a page of the platform', '/mf/preview', page],
])('%s goes by the worker', async (_, path, init) => {
  const worker = startWorker(echo);
  expect(await worker.ask(path, init)).toBeUndefined();
  expect(worker.names()).toEqual([]);
});

test.each([
  ['a failure', { status: 500 }],
  ['what is kept nowhere', { headers: { 'cache-control': 'private, no-store' } }],
])('%s is not kept', async (_, init) => {
  const worker = startWorker(() => basic('x', init));
  await worker.ask('/modelos', page);
  worker.state.network = none;
  expect(await worker.ask('/modelos', page)).toBe(`503 ${OFFLINE}`);
});

test('files of a release are left to the browser, copied at rest, and kept of the last two releases', async () => {
  const worker = startWorker(echo);
  for (const release of ['1.0.0-a', '1.0.0-b', '1.0.0-c'])
    for (const file of ['main.js', 'part.js']) expect(await worker.ask(`/mf/shell/${release}/${file}`)).toBeUndefined();
  expect(worker.urls('rodovia-files')).toEqual(
    ['1.0.0-b', '1.0.0-c'].flatMap((release) => ['main.js', 'part.js'].map((file) => `/mf/shell/${release}/${file}`)),
  );
  worker.state.network = none;
  expect(await worker.ask('/mf/shell/1.0.0-c/main.js')).toBe('200 from /mf/shell/1.0.0-c/main.js');
});

test('what a page had before the worker was there is copied: itself and its files, and nothing else', async () => {
  const worker = startWorker(echo);
  const loaded = ['/modelos', '/mf/shell/1.0.0-a/main.js', '/api/product/pagged', 'https://other.example/mf/a/b/c.js'];
  await worker.tell(loaded.map((path) => new URL(path, ORIGIN).href));
  await worker.tell([`${ORIGIN}/admin/orcamentos`, 7, null]);
  await worker.tell('modelos');
  expect([worker.urls('rodovia-pages'), worker.urls('rodovia-files')]).toEqual([
    ['/modelos'],
    ['/mf/shell/1.0.0-a/main.js'],
  ]);
});

test('only the latest answers are kept', async () => {
  const worker = startWorker(echo);
  for (let at = 0; at < 70; at += 1) await worker.ask(`/modelos?page=${at}`, page);
  expect(worker.urls('rodovia-pages')).toHaveLength(60);
  expect(worker.urls('rodovia-pages').at(-1)).toBe('/modelos?page=69');
});

test('a worker that is switched off removes itself and what was kept', async () => {
  const worker = startWorker(echo, farewellWorker);
  await worker.caches.open('rodovia-pages');
  await worker.caches.open('foreign');
  await worker.send('activate');
  expect([worker.names(), worker.state.unregistered]).toEqual([['foreign'], 1]);
});

test('its text runs alone, as it is served', () => {
  const types: string[] = [];
  const scope = { addEventListener: (type: string) => types.push(type) };
  new Function('self', workerText)(scope);
  expect(types.sort()).toEqual(['activate', 'fetch', 'install', 'message', 'notificationclick', 'push']);
  expect(() => new Function(registrationScript)).not.toThrow();
});

test('a notice is shown as it came, and one that cannot be read all the same', async () => {
  const worker = startWorker(echo);
  const content = { title: 'Orçamento nº 7', body: 'A proposta chegou.', path: '/orcamentos/a', tag: 'a' };
  await worker.push({ json: () => content });
  await worker.push(undefined);
  expect(worker.shown).toEqual([
    [content.title, { body: content.body, tag: 'a', icon: '/favicon.svg', data: { path: '/orcamentos/a' } }],
    ['Rodovia', expect.objectContaining({ data: { path: '/orcamentos' } })],
  ]);
});

test('a press on a notice leads to its window, or opens one, and never another host', async () => {
  const worker = startWorker(echo);
  for (const path of ['/orcamentos/a', '/orcamentos/b', '//evil.example/', 'https://evil.example/'])
    await worker.press({ path });
  expect(worker.opened).toEqual(['focus', `${ORIGIN}/orcamentos/b`]);
});

test('whoever logs out is told nothing more on this device; a session that ends by itself changes nothing', async () => {
  const worker = startWorker(() => basic('', { status: 401 }));
  await worker.ask('/api/vehicle', as('ana'));
  expect(worker.state.unsubscribed).toBe(0);
  await worker.ask('/api/person/logout', { method: 'POST', ...as('ana') });
  expect(worker.state.unsubscribed).toBe(1);
});
