/** @jest-environment node */
import { type Drawing, Renderer } from './renderer';

/** Draws after as many milliseconds as the drawing says, and for ever where it says none. */
const WORKER = `
  import { parentPort } from 'node:worker_threads';
  const HEAD = { title: 't', description: 'd', canonical: '/', status: 200 };
  parentPort.on('message', ({ url, data: { ms, head } }) => {
    const end = ms === undefined ? Infinity : Date.now() + ms;
    while (Date.now() < end);
    parentPort.postMessage({ rendered: { html: url, head: { ...HEAD, ...head } } });
  });`;

const drawing = (url: string, ms?: number): Drawing => ({
  shellFile: 'shell',
  moduleName: 'module',
  moduleFile: 'module',
  url,
  discovery: {} as Drawing['discovery'],
  data: { ms },
});

let renderer: Renderer;
let said: string[];

beforeEach(() => {
  said = [];
  renderer = new Renderer(new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`), (text) => said.push(text));
});
afterEach(() => renderer.close());

test('what is slow for once costs its own page the drawing, and nobody else', async () => {
  expect(await renderer.render(drawing('/a', 0))).toMatchObject({ html: '/a' });
  const began = Date.now();
  const slow = renderer.render(drawing('/slow', 900));
  const behind = renderer.render(drawing('/behind', 0));
  expect(await slow).toBeNull();
  expect(await behind).toBeNull();
  expect(Date.now() - began).toBeLessThan(890);
  await renderer.render(drawing('/b', 0));
  expect(await renderer.render(drawing('/c', 0))).toMatchObject({ html: '/c' });
  // and what came too late is kept
  expect(await renderer.render(drawing('/slow', 900))).toMatchObject({ html: '/slow' });
  expect(said).toEqual([]);
});

test('what never ends rests, and nobody waits for it meanwhile', async () => {
  expect(await renderer.render(drawing('/a', 0))).toMatchObject({ html: '/a' });
  expect(await renderer.render(drawing('/hangs'))).toBeNull();
  const others = Array.from({ length: 8 }, (_, at) => renderer.render(drawing(`/${at}`, 0)));
  const began = Date.now();
  expect(await Promise.all(others)).toEqual(others.map(() => null));
  expect(Date.now() - began).toBeLessThan(1500);
  for (const end = Date.now() + 5000; said.length === 0 && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said).toEqual(['desenho no servidor suspenso: sem resposta em 3000 ms']);
  expect(await renderer.render(drawing('/b', 0))).toBeNull();
});

test.each([
  { title: null },
  { description: {} },
  { canonical: undefined },
  { status: 500 },
  { image: 3 },
  { canonical: 'http://[' },
])('[MF-04] a head that is none (%j) costs its page the drawing', async (head) => {
  expect(await renderer.render({ ...drawing('/a', 0), data: { ms: 0, head } })).toBeNull();
  expect(said).toEqual([expect.stringContaining('não têm a forma combinada')]);
  expect(await renderer.render(drawing('/b', 0))).toMatchObject({ html: '/b' });
});
