import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildWhatChanged } from '../scripts/build.mjs';
import { root } from '../scripts/inputs.mjs';
import { certificate } from './certificate.mjs';

/** Folder of everything that a measurement builds. */
export const CACHE = path.join(root, '.cache/bench');
/** Release store of the measured product. */
export const STORE = path.join(CACHE, 'data/store');
const PASSWORD = 'Rodovia#2026';

process.env.NODE_ENV = 'development';
process.env.DATA_DIR = path.join(CACHE, 'data');
delete process.env.DATABASE_URL;

/** Builds what has changed and returns the server with a new demonstration database. */
export async function builtServer() {
  await rm(path.join(CACHE, 'data/db'), { recursive: true, force: true });
  await buildWhatChanged(STORE);
  return import('../dist/server.mjs');
}

/**
 * As on the product's pages: a browser begins such a page in a new process, as it does when it comes from another site.
 * The empty page that a measurement begins at would otherwise lend its process to the pages to compare with, 30 to 70 ms
 * of a first paint.
 */
const PAGE_HEADERS = { 'cross-origin-opener-policy': 'same-origin' };

/**
 * Serves the product and additional pages from one origin over HTTP/2, compressed once with the quality of its files.
 */
export async function listen(server, config, database, store, pages) {
  const app = await server.buildServer(
    config,
    database,
    store,
    { http2: true, https: { ...certificate(), allowHTTP1: true } },
    (instance) => {
      for (const [at, text] of Object.entries(pages)) {
        const body = brotliCompressSync(text);
        const type = at.endsWith('.js') ? 'text/javascript' : 'text/html';
        const headers = { ...PAGE_HEADERS, 'cache-control': 'no-cache', 'content-encoding': 'br' };
        instance.get(at, (_request, reply) => reply.type(`${type}; charset=utf-8`).headers(headers).send(body));
      }
    },
  );
  return { app, origin: (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost') };
}

/** Returns what the browser of an administrator who is logged in has stored. */
export async function adminStorage(app) {
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
