import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { farewellWorker } from './farewell-worker';
import { nextVisit } from './next-visit';
import { noticesWorker } from './notices-worker';
import { serviceWorker } from './service-worker';

/** Time in ms after a page has loaded at which the worker is registered: it must not compete with the first screen. */
const REST_MS = 4000;

/**
 * Inline script of public pages that registers the worker once the page is at rest, and tells a new one what the page has
 * loaded before.
 */
export const registrationScript =
  `addEventListener("load",()=>setTimeout(()=>{const w=navigator.serviceWorker,isNew=w&&!w.controller;` +
  `w?.register("/sw.js").then(()=>isNew&&w.ready.then(({active})=>active.postMessage(` +
  `[location.href,...performance.getEntriesByType("resource").map(({name})=>name)]))).catch(()=>{})},${REST_MS}))`;

/** Content security policy source of that script. */
export const registrationSource = `'sha256-${createHash('sha256').update(registrationScript).digest('base64')}'`;

/** Elements with which browsers offer to install the shop. */
export const installedTags =
  '<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#1b1a18">';

/** Page for an address that was not opened before the network was lost. It loads nothing. */
const OFFLINE_PAGE = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Sem conexão · Rodovia</title>',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><style>:root{color-scheme:light dark}',
  'body{max-width:480px;margin:48px auto;padding:0 16px;font:16px/1.5 system-ui}a{color:inherit}</style></head><body>',
  '<h1>Sem conexão</h1><p>Esta página ainda não foi aberta neste aparelho. O que você já abriu continua aqui:</p>',
  '<ul><li><a href="/carrinho">Carrinho</a></li><li><a href="/modelos">Pneus</a></li></ul>',
  '<p><a href="">Tentar de novo</a></p></body></html>',
].join('');

const MANIFEST = JSON.stringify({
  name: 'Rodovia',
  short_name: 'Rodovia',
  description: 'Catálogo de pneus, carrinho e orçamentos.',
  lang: 'pt-BR',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f5f1',
  theme_color: '#1b1a18',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  shortcuts: [
    { name: 'Meus orçamentos', url: '/orcamentos' },
    { name: 'Carrinho', url: '/carrinho' },
  ],
});

/** Returns the text that calls a function of a worker; functions among its values are given as text as well. */
const served = (worker: (...given: never[]) => void, ...given: (string | number | typeof nextVisit)[]) =>
  `(${worker})(${['self', ...given.map((one) => (typeof one === 'function' ? one : JSON.stringify(one)))].join()});`;

/** The text of the service worker. */
export const workerText = served(noticesWorker) + served(serviceWorker, OFFLINE_PAGE, REST_MS, nextVisit);

/**
 * Serves what makes the shop installable: its web app manifest and the service worker.
 * @param isOff whether the worker is switched off; browsers that have it remove it
 */
export function registerInstalled(app: FastifyInstance, isOff: boolean): void {
  const worker = isOff ? served(farewellWorker) : workerText;
  // browsers compare it at each visit: it must never be older than the server
  app.get('/sw.js', (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(worker),
  );
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' })
      .send(MANIFEST),
  );
}
