import { as, basic, none, OFFLINE, ORIGIN, page, startWorker } from '../../testing/start-worker';
import { serviceWorker } from './service-worker';

const HOUR = 3600 * 1000;

/** A page of the shop as the origin serves it. */
const drawn = (text: string, age = 0) =>
  basic(`<html lang="pt-BR">${text}`, {
    headers: { date: new Date(Date.now() - age).toUTCString(), 'content-encoding': 'br', 'x-csp': 'own' },
  });

/** A visitor's worker; `say` is what the origin serves from now on. */
function shop(cookies: Record<string, string> = {}) {
  const worker = startWorker(() => drawn('1'), serviceWorker, cookies);
  const say = (text: string, age = 0) => {
    worker.state.network = () => drawn(text, age);
  };
  return { ...worker, cookies, say, open: (init = {}) => worker.ask('/modelos', { ...page, ...init }) };
}

const COPY = (text: string) => `200 <html data-copy="1" lang="pt-BR">${text}`;
const NEW = (text: string) => `200 <html lang="pt-BR">${text}`;

test('a page is shown from its copy while its successor is fetched, and never twice as old', async () => {
  const { open, say } = shop();
  expect(await open()).toBe(NEW('1'));
  say('2');
  expect(await open()).toBe(COPY('1'));
  say('3');
  expect(await open()).toBe(COPY('2'));
});

test('a copy is used up even if its successor cannot be fetched; without a network, the last page is there', async () => {
  const { open, say, state } = shop();
  await open();
  state.network = () => basic('', { status: 500 });
  expect(await open()).toBe(COPY('1'));
  expect(await open()).toBe('500 ');
  say('2');
  expect(await open()).toBe(NEW('2'));
  state.network = none;
  expect(await open()).toBe(NEW('2'));
});

test('the page of a first visit, before the worker was there, is there for the second', async () => {
  const { open, say, tell } = shop();
  await tell([`${ORIGIN}/modelos`]);
  say('2');
  expect(await open()).toBe(COPY('1'));
});

test('whoever reloads gets the present page, and a copy older than a day is none', async () => {
  const { open, say } = shop();
  await open();
  say('2', 25 * HOUR);
  expect(await open({ cache: 'no-cache' })).toBe(NEW('2'));
  say('3', 23 * HOUR);
  expect(await open()).toBe(NEW('3'));
  say('4');
  expect(await open()).toBe(COPY('3'));
});

test('a copy is shown in the theme for which it was drawn, and to nobody who works here', async () => {
  const { open, say, cookies } = shop({ theme: 'dark' });
  await open();
  cookies.theme = 'light';
  say('2');
  expect(await open()).toBe(NEW('2'));
  cookies.staff = '1';
  say('3');
  expect(await open()).toBe(NEW('3'));
  delete cookies.staff;
  say('4');
  expect([await open(), await open()]).toEqual([NEW('4'), COPY('4')]);
});

test.each(['/api/Token', '/api/person/logout'])(
  '%s leaves no copy: other pages may be for whom it is now',
  async (path) => {
    const { open, ask, say, names } = shop();
    await open();
    await ask(path, { method: 'POST', ...as('ana') });
    expect(names().filter((name) => name.includes('next'))).toEqual([]);
    say('2');
    expect(await open()).toBe(NEW('2'));
  },
);

test('a browser that does not tell the worker of cookies shows what the network answers', async () => {
  const { ask, state } = startWorker(() => drawn('1'));
  await ask('/modelos', page);
  state.network = () => drawn('2');
  expect(await ask('/modelos', page)).toBe(NEW('2'));
  state.network = none;
  expect(await ask('/carrinho', page)).toBe(`503 ${OFFLINE}`);
});

test('a copy keeps the headers of its page, but for those of the body as it was sent', async () => {
  const { open, send } = shop();
  await open();
  const request = Object.defineProperty(new Request(`${ORIGIN}/modelos`), 'mode', { value: 'navigate' });
  const { headers } = (await send('fetch', request)) as Response;
  expect([headers.get('x-csp'), headers.get('content-encoding')]).toEqual(['own', null]);
});

test('a storage that fails costs no visit: the network answers', async () => {
  const { open, caches } = shop();
  await open();
  const openCache = caches.open;
  caches.open = async (name) => {
    if (name.includes('next')) throw new DOMException('disk', 'UnknownError');
    return openCache(name);
  };
  expect(await open()).toBe(NEW('1'));
  caches.open = openCache;
  expect(await open()).toBe(COPY('1'));
});
