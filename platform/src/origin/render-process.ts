import { compileFunction, createContext, runInContext } from 'node:vm';
import type { Drawing, Order, Sources } from './drawing';

/*
 * Draws pages with the code of shell and modules, in a process that has nothing to give away: no environment, no file,
 * no child, no code out of texts (the options it is started with, `renderer.ts`). Each pair of releases has a realm of
 * its own, in which there is the language, what addresses and texts are read with, and nothing of Node. Nothing but
 * texts goes in and out: an object from outside would lead to where it came from.
 */

/** What of the platform the code of pages needs while it is drawn. None of it leads to a file, a process or a line. */
const FROM_OUTSIDE = { URL, URLSearchParams, TextEncoder, TextDecoder, AbortController };

/** Runs in a realm: what is missing there, and the way to draw. Drawing is done in one go, so nothing is ever due. */
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
    draw(text) {
      const { moduleName, url, discovery, data, role } = JSON.parse(text);
      if (role) return JSON.stringify({ head: NO_HEAD, html: shell.renderFrame({ url, discovery, role }) });
      const { pathname, searchParams } = new URL('http://page' + url);
      const head = bundle.headOf(pathname, searchParams, (address) => data[address]);
      return JSON.stringify(head && { head, html: shell.render({ url, discovery, data }, { [moduleName]: bundle }) });
    },
  };
})()`;

interface Realm {
  takeShell: (compiled: unknown) => void;
  takeModule: (compiled: unknown) => void;
  draw: (drawing: string) => unknown;
}

/** A page is never as long. */
const MOST_LETTERS = 5_000_000;

const realms = new Map<string, Realm>();

function realmOf({ shell, module }: Sources, { shellFile, moduleFile }: Drawing): Realm {
  const context = createContext({ ...FROM_OUTSIDE }, { codeGeneration: { strings: false, wasm: false } });
  const realm = runInContext(REALM, context) as Realm;
  const compiled = (text: string, filename: string) =>
    compileFunction(text, ['module', 'exports', 'require'], { filename, parsingContext: context });
  realm.takeShell(compiled(shell, shellFile));
  if (module !== undefined) realm.takeModule(compiled(module, moduleFile));
  return realm;
}

function draw({ key, drawing, sources }: Order): string {
  const realm = realms.get(key) ?? (sources && realmOf(sources, drawing));
  if (!realm) throw new Error(`${key} ainda não tem código`);
  realms.set(key, realm);
  const drawn = realm.draw(JSON.stringify(drawing));
  if (typeof drawn !== 'string') throw new Error('a página desenhada não é um texto');
  if (drawn.length > MOST_LETTERS) throw new Error('a página desenhada é longa demais');
  return drawn;
}

/** Of an error that much is reported. */
const MOST_ERROR = 2000;

/** Of what was thrown there only a text comes here. */
function textOf(error: unknown): string {
  // of another realm, and so no `Error` of this one
  const text = typeof error === 'object' && error !== null && 'stack' in error ? error.stack : error;
  return typeof text === 'string' ? text.slice(0, MOST_ERROR) : 'erro sem descrição';
}

// what nobody should find, should anybody get out of a realm
for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', 'chdir'])
  Reflect.deleteProperty(process, name);
// the server goes on drawing while it stops, and ends this process itself; it goes with the server that is killed
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
// what a page promises itself and nobody waits for
process.on('unhandledRejection', () => undefined);
process.on('message', (order: Order) => {
  try {
    process.send?.({ rendered: draw(order) });
  } catch (error) {
    process.send?.({ error: textOf(error) });
  }
});
