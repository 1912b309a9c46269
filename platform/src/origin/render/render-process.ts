import { compileFunction, createContext, runInContext } from 'node:vm';
import type { Drawing, Order, Sources } from './rendering';

/*
 * Renders pages with the code of shell and modules in a process without environment, files, child processes and code
 * generation (see the options in `renderer.ts`). Each pair of releases has its own realm with the language and parsers
 * for addresses and texts, but nothing of Node. Only texts are passed in and out: an outside object would lead to its
 * realm.
 */

/** Platform features available while rendering. None of them gives access to files, processes or network. */
const FROM_OUTSIDE = { URL, URLSearchParams, TextEncoder, TextDecoder, AbortController };

/** Code that runs in a realm: polyfills, and the render function. Rendering is synchronous, so timers never fire. */
const REALM = `(() => {
  'use strict';
  const nothing = () => undefined;
  const clock = { now: () => 0, mark: nothing, measure: nothing };
  Object.assign(globalThis, {
    console: { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing },
    performance: clock,
    setTimeout: () => 0, clearTimeout: nothing, setInterval: () => 0, clearInterval: nothing, setImmediate: () => 0,
    queueMicrotask: (work) => void Promise.resolve().then(work),
    MessageChannel: class { port1 = {}; port2 = { postMessage: nothing }; },
  });
  const NO_HEAD = { title: '', description: '', canonical: '', status: 200 };
  let shell, bundle;
  const fillers = {};
  const run = (compiled, require) => {
    const module = { exports: {} };
    compiled(module, module.exports, require);
    return module.exports;
  };
  const provided = (name) => {
    if (!(name in shell.provided)) throw new Error('o shell não fornece ' + name);
    return shell.provided[name];
  };
  const missing = (name) => { throw new Error(name + ' não existe onde se desenha'); };
  return {
    takeShell: (compiled) => void (shell = run(compiled, missing)),
    takeModule: (compiled) => void (bundle = run(compiled, provided)),
    takeFiller: (name, compiled) => {
      try {
        fillers[name] = run(compiled, provided);
      } catch {
        // the page is drawn without its part, which the browser shows or reports
      }
    },
    draw(text) {
      const { moduleName, url, discovery, data, role } = JSON.parse(text);
      if (role) return JSON.stringify({ head: NO_HEAD, html: shell.renderFrame({ url, discovery, role }) });
      const { pathname, searchParams } = new URL('http://page' + url);
      const head = bundle.headOf(pathname, searchParams, (address) => data[address]);
      const remotes = { ...fillers, [moduleName]: bundle };
      return JSON.stringify(head && { head, html: shell.render({ url, discovery, data }, remotes) });
    },
  };
})()`;

interface Realm {
  takeShell: (compiled: unknown) => void;
  takeModule: (compiled: unknown) => void;
  takeFiller: (name: string, compiled: unknown) => void;
  draw: (drawing: string) => unknown;
}

/** Maximum length of a page, in characters. */
const MAX_LETTERS = 5_000_000;

const realms = new Map<string, Realm>();

function realmOf(sources: Sources, { shellFile, moduleFile, fillers = [] }: Drawing): Realm {
  const { shell, module } = sources;
  const context = createContext({ ...FROM_OUTSIDE }, { codeGeneration: { strings: false, wasm: false } });
  const realm = runInContext(REALM, context) as Realm;
  const compiled = (text: string, filename: string) =>
    compileFunction(text, ['module', 'exports', 'require'], { filename, parsingContext: context });
  realm.takeShell(compiled(shell, shellFile));
  if (module !== undefined) realm.takeModule(compiled(module, moduleFile));
  for (const [i, { name, file }] of fillers.entries()) {
    const text = sources.fillers?.[i];
    if (text) realm.takeFiller(name, compiled(text, file));
  }
  return realm;
}

function draw({ key, drawing, sources }: Order): string {
  const realm = realms.get(key) ?? (sources && realmOf(sources, drawing));
  if (!realm) throw new Error(`${key} ainda não tem código`);
  realms.set(key, realm);
  const drawn = realm.draw(JSON.stringify(drawing));
  if (typeof drawn !== 'string') throw new Error('a página desenhada não é um texto');
  if (drawn.length > MAX_LETTERS) throw new Error('a página desenhada é longa demais');
  return drawn;
}

/** Maximum length of a reported error, in characters. */
const MAX_ERROR = 2000;

/** Converts a thrown value to text. */
function textOf(error: unknown): string {
  // errors of another realm are no `Error` of this one
  const text = typeof error === 'object' && error !== null && 'stack' in error ? error.stack : error;
  return typeof text === 'string' ? text.slice(0, MAX_ERROR) : 'erro sem descrição';
}

// removed in case something escapes a realm
for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', 'chdir'])
  Reflect.deleteProperty(process, name);
// the server renders while it stops and ends this process itself; it also ends with a killed server
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
// rejections of promises in pages that nobody awaits
process.on('unhandledRejection', () => undefined);
process.on('message', (order: Order) => {
  try {
    process.send?.({ rendered: draw(order) });
  } catch (error) {
    process.send?.({ error: textOf(error) });
  }
});
