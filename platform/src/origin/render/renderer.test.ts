import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { Renderer } from './renderer';
import type { Drawing } from './rendering';

const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-renderer-'));
const inFolder = (name: string) => path.join(folder, name);

/** Renders the address. */
const SHELL = `module.exports = { provided: { react: {} }, render: ({ url }) => url, renderFrame: ({ role }) => role };`;

/** Returns a head after a delay in ms given by the data, and never without one. */
const MODULE = `
  const HEAD = { title: 't', description: 'd', canonical: '/', status: 200 };
  exports.headOf = (path, search, answer) => {
    const { ms, head } = answer('how');
    const end = ms === undefined ? Infinity : Date.now() + ms;
    while (Date.now() < end);
    return { ...HEAD, ...head };
  };`;

beforeAll(() => {
  buildSync({
    entryPoints: [path.join(__dirname, 'render-process.ts')],
    outfile: inFolder('render-process.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  mkdirSync(inFolder('releases'));
  writeFileSync(inFolder('releases/shell.cjs'), SHELL);
  writeFileSync(inFolder('releases/module.cjs'), MODULE);
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawing = (url: string, ms?: number, head = {}): Drawing => ({
  shellFile: inFolder('releases/shell.cjs'),
  moduleName: 'module',
  moduleFile: inFolder('releases/module.cjs'),
  url,
  discovery: {} as Drawing['discovery'],
  data: { how: { ms, head } },
});

let renderer: Renderer;
let lines: string[];

beforeEach(() => {
  lines = [];
  renderer = new Renderer(pathToFileURL(inFolder('render-process.mjs')), (text) => lines.push(text));
});
afterEach(() => renderer.close());

/** Resolves after `ms` by the timers that the renderer uses. */
function passed(ms: number) {
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, ms).unref();
  return () => isOver;
}

test('what is slow for once costs its own page the drawing, and nobody else', async () => {
  expect(await renderer.render(drawing('/a', 0))).toMatchObject({ html: '/a' });
  const isDrawn = passed(890);
  const slow = renderer.render(drawing('/slow', 900));
  const behind = renderer.render(drawing('/behind', 0));
  expect(await slow).toBeNull();
  expect(await behind).toBeNull();
  expect(isDrawn()).toBe(false);
  await renderer.render(drawing('/b', 0));
  expect(await renderer.render(drawing('/c', 0))).toMatchObject({ html: '/c' });
  // late results are cached
  expect(await renderer.render(drawing('/slow', 900))).toMatchObject({ html: '/slow' });
  expect(lines).toEqual([]);
});

test('what never ends rests, and nobody waits for it meanwhile', async () => {
  expect(await renderer.render(drawing('/a', 0))).toMatchObject({ html: '/a' });
  expect(await renderer.render(drawing('/hangs'))).toBeNull();
  const others = Array.from({ length: 8 }, (_, at) => renderer.render(drawing(`/${at}`, 0)));
  expect(await Promise.all(others)).toEqual(others.map(() => null));
  // it has not been given up yet
  expect(lines).toEqual([]);
  for (const end = Date.now() + 5000; lines.length === 0 && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines).toEqual(['desenho no servidor suspenso: sem resposta em 3000 ms']);
  expect(await renderer.render(drawing('/b', 0))).toBeNull();
});

test.each([
  { title: null },
  { description: {} },
  { canonical: null },
  { status: 500 },
  { image: 3 },
  { canonical: 'http://[' },
])('[MF-04] a head that is none (%j) costs its page the drawing', async (head) => {
  expect(await renderer.render(drawing('/a', 0, head))).toBeNull();
  expect(lines).toEqual([expect.stringContaining('não têm a forma combinada')]);
  expect(await renderer.render(drawing('/b', 0))).toMatchObject({ html: '/b' });
});

/** Escape attempts of a module during rendering; each returns what it obtained. */
const TRIES: Record<string, string> = {
  'the process': 'typeof process',
  'a package of Node': `require('node:fs').readFileSync`,
  'a package that the shell has not': `require('child_process')`,
  'code out of a text': `Function('return process')()`,
  'code out of a text, by a detour': `(async () => {}).constructor('return process')()`,
  'the realm outside, by an address': `URL.constructor('return process')()`,
  'the realm outside, by an error of it': `(() => { try { new URL('x'); } catch (e) { return e.constructor.constructor('return process')(); } })()`,
  'the realm outside, by its object': `globalThis.constructor.constructor('return process')()`,
  'the realm outside, by who called': `(() => { Error.prepareStackTrace = (e, sites) => sites; return new Error().stack.map((site) => site.getThis() ?? site.getFunction()).find((one) => one?.constructor?.name === 'process' || one?.env); })()`,
  'the network': 'typeof fetch + typeof WebSocket + typeof XMLHttpRequest',
  'memory of others':
    'typeof SharedArrayBuffer !== "undefined" && typeof WebAssembly.instantiate(new Uint8Array([0,97,115,109,1,0,0,0])).exports',
};

test.each(Object.entries(TRIES))('[MF-04] the code of a module gets no hold of %s', async (_, attempt) => {
  const file = inFolder(`releases/try-${Math.random().toString(36).slice(2)}.cjs`);
  writeFileSync(
    file,
    `exports.headOf = () => {
      let got;
      try { got = ${attempt}; } catch (error) { got = 'nada'; }
      return { title: String(got), description: 'd', canonical: '/', status: 200 };
    };`,
  );
  const drawn = await renderer.render({ ...drawing('/a'), moduleFile: file });
  expect(drawn?.head.title).toMatch(/^(nada|undefined|false|(undefined){1,3})$/);
});

test('[MF-04] what is imported while a page is drawn is nothing, and costs no other page', async () => {
  const file = inFolder('releases/import.cjs');
  writeFileSync(
    file,
    `import('node:fs').then(({ writeFileSync }) => writeFileSync('${inFolder('written')}', 'x'));${MODULE}`,
  );
  await renderer.render({ ...drawing('/a', 0), moduleFile: file });
  expect(await renderer.render(drawing('/b', 0))).toMatchObject({ html: '/b' });
  expect(existsSync(inFolder('written'))).toBe(false);
});

test('[MF-04] memory beside the heap is limited, and whoever takes it rests', async () => {
  const file = inFolder('releases/greedy.cjs');
  writeFileSync(file, `const all = []; exports.headOf = () => { for (;;) all.push(new Uint8Array(5e7).fill(1)); };`);
  expect(await renderer.render({ ...drawing('/a'), moduleFile: file })).toBeNull();
  expect(await renderer.render(drawing('/b', 0))).toMatchObject({ html: '/b' });
});

test('[MF-04] one team does not meet what another one has left behind', async () => {
  const file = inFolder('releases/spoils.cjs');
  writeFileSync(
    file,
    `Object.prototype.title = 'alheio'; JSON.stringify = () => 'x'; String.prototype.slice = 0;${MODULE}`,
  );
  expect(await renderer.render({ ...drawing('/a', 0), moduleFile: file })).toBeNull();
  const drawn = await renderer.render(drawing('/b', 0));
  expect(drawn).toMatchObject({ html: '/b', head: { title: 't' } });
});

test('a module whose code does not run is reported with the reason each time', async () => {
  const file = inFolder('releases/broken.cjs');
  writeFileSync(file, "throw new Error('quebrado')");
  for (const url of ['/a', '/b']) expect(await renderer.render({ ...drawing(url, 0), moduleFile: file })).toBeNull();
  expect(lines).toEqual([expect.stringContaining('quebrado'), expect.stringContaining('quebrado')]);
});

test('the code of more releases than are kept comes again', async () => {
  for (let i = 0; i < 20; i += 1) {
    const file = inFolder(`releases/many-${i}.cjs`);
    writeFileSync(file, MODULE);
    expect(await renderer.render({ ...drawing(`/${i}`, 0), moduleFile: file })).toMatchObject({ html: `/${i}` });
  }
  expect(await renderer.render(drawing('/again', 0))).toMatchObject({ html: '/again' });
  expect(lines).toEqual([]);
});

/** Returns the processes that render with the code in this test's folder. */
const processes = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(inFolder('render-process.mjs'));
    } catch {
      return false;
    }
  });

(existsSync('/proc/self/cmdline') ? test : test.skip)(
  'what a terminal ends first draws to the end, and goes then',
  async () => {
    expect(await renderer.render(drawing('/a', 0))).toMatchObject({ html: '/a' });
    const [pid] = processes();
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(Number(pid), signal);
    expect(await renderer.render(drawing('/b', 0))).toMatchObject({ html: '/b' });
    expect(processes()).toEqual([pid]);
    renderer.close();
    for (const end = Date.now() + 5000; processes().length > 0 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect([processes(), lines]).toEqual([[], []]);
  },
);

test('staff get the frame of the shell, without the code of any module', async () => {
  const frame = {
    ...drawing('/admin/marcas'),
    moduleFile: inFolder('releases/none.cjs'),
    role: 'administrator' as const,
  };
  expect(await renderer.render(frame as unknown as Drawing)).toMatchObject({ html: 'administrator' });
});

describe('[MF-04] a module that fills a slot', () => {
  const SEES = `module.exports = { provided: { react: {} }, render: (_, remotes) => Object.values(remotes).map(({ remote }) => remote).join(' ') };`;
  const withFillers = (...codes: string[]): Drawing => {
    writeFileSync(inFolder('releases/sees.cjs'), SEES);
    const fillers = codes.map((code, i) => {
      const file = inFolder(`releases/filler-${i}-${code.length}.cjs`);
      writeFileSync(file, code);
      return { name: `@rodovia/mf-filler-${i}`, file };
    });
    return { ...drawing('/', 0), shellFile: inFolder('releases/sees.cjs'), fillers };
  };

  test('is drawn with the page; one whose code does not run costs its own part', async () => {
    const drawn = await renderer.render(withFillers(`exports.remote = 'a nota'`, `throw new Error('quebrado')`));
    expect(drawn?.html).toContain('a nota');
    expect(lines).toEqual([]);
  });

  test('that never ends suspends only the pages that are drawn with it', async () => {
    expect(await renderer.render(withFillers('for (;;);'))).toBeNull();
    expect(await renderer.render({ ...withFillers(), fillers: [] })).toMatchObject({ head: { title: 't' } });
  });
});
