import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { watchModule } from '../dev/build.mjs';
import { BADGE_STYLE } from '../src/origin/page/badge.mjs';
import { root } from './inputs.mjs';

/*
 * Serves one module from its sources and everything else from a running shell, local or deployed (`SHELL_URL`). The
 * shell renders pages without this module, and an injected script adds it before the shell starts, for visitors of this
 * port only. A badge says so and links back.
 */

const SHELL = new URL(process.env.SHELL_URL ?? 'http://localhost:3000');
const PORT = Number(process.env.DEV_PORT ?? 3100);
const dir = process.cwd();
const name = path.basename(dir);
// two servers of the same module do not overwrite each other
const files = path.join(root, '.cache/dev', `${name}-${PORT}`);
const base = `/mf/${name}/dev/`;
const OFF = 'dev=off';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.map': 'application/json' };

const pageCode = readFileSync(path.join(root, 'platform/dev/page.js'), 'utf8');

/** Pages that wait for the next build. */
const waiting = new Set();
const sendNews = (response, news) => response.write(`data: ${JSON.stringify(news)}\n\n`);

const watched = watchModule(dir, files, (of) => {
  for (const response of waiting) sendNews(response, of);
});

/** Returns the release of the sources in the format of the discovery document. */
function ownRelease(container, declaration) {
  const modulefederation = { name: container, assets: {}, preload: [], shared: {} };
  return {
    metadata: { version: '0.0.0', integrity: '' },
    deployment: { traffic: 0, default: false },
    extras: { ...JSON.parse(declaration), modulefederation },
  };
}

const badge = `<aside aria-label="Desenvolvimento" style="${BADGE_STYLE}">${name} dos fontes · <a style="color:inherit" href="${base}off">Ver o publicado</a></aside>`;

/** Returns the script of a page that loads this module from its sources. */
function pageScript({ build, declaration }, chunks) {
  // before the first successful build there are only errors
  const container = build > 0 ? JSON.parse(readFileSync(path.join(files, 'mf-manifest.json'), 'utf8')).name : null;
  const release = container && ownRelease(container, declaration);
  const given = { name: `@rodovia/${name}`, release, container, chunks, badge, build, declaration };
  return `{const given=${JSON.stringify(given)};\n${pageCode}}`;
}

/** Headers of files, which allow the shell's pages to read them if its server loads them from this machine. */
const ownHeaders = (type) => ({
  'content-type': type,
  'cache-control': 'no-store',
  'access-control-allow-origin': SHELL.origin,
});

const send = (response, type, text) => response.writeHead(200, ownHeaders(type)).end(text);

/** Answers a browser's preflight request for access to this machine. */
const permit = (response) =>
  response
    .writeHead(204, {
      'access-control-allow-origin': SHELL.origin,
      'access-control-allow-methods': 'GET',
      'access-control-allow-private-network': 'true',
    })
    .end();

async function sendOwn(url, response) {
  if (url.pathname === `${base}off`) {
    return response.writeHead(302, { 'set-cookie': `${OFF}; Path=/`, location: '/' }).end();
  }
  const { news, first, chunks } = await watched;
  if (url.pathname === `${base}events`) {
    response.writeHead(200, ownHeaders('text/event-stream'));
    sendNews(response, news());
    waiting.add(response);
    return response.on('close', () => waiting.delete(response));
  }
  // requests before the first build wait for it, except pages of the product, which reload then
  if (!url.searchParams.has('now')) await first;
  if (url.pathname === `${base}page.js`) return send(response, TYPES['.js'], pageScript(news(), chunks));
  const file = path.join(files, decodeURIComponent(url.pathname.slice(base.length)));
  if (!file.startsWith(files + path.sep) || !existsSync(file)) return response.writeHead(404).end('404');
  response.writeHead(200, ownHeaders(TYPES[path.extname(file)] ?? 'text/plain'));
  return createReadStream(file).pipe(response);
}

const wantsPage = ({ method, headers }) => method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Headers that request a page without this module and without a server-rendered view; complete and uncompressed. */
function pageHeaders({ 'if-none-match': _etag, cookie = '', ...headers }) {
  return { ...headers, cookie: `preview=${name}@sources; staff=1; ${cookie}`, 'accept-encoding': 'identity' };
}

function forward(request, response) {
  const isPage = wantsPage(request) && !(request.headers.cookie ?? '').includes(OFF);
  const headers = { ...(isPage ? pageHeaders(request.headers) : request.headers), host: SHELL.host };
  const ask = SHELL.protocol === 'https:' ? httpsRequest : httpRequest;
  const onward = ask(new URL(request.url, SHELL), { method: request.method, headers }, (answer) => {
    if (!isPage || !String(answer.headers['content-type']).includes('text/html')) {
      response.writeHead(answer.statusCode, answer.headers);
      return answer.pipe(response);
    }
    const { 'content-length': _length, etag: _etag, ...remaining } = answer.headers;
    response.writeHead(answer.statusCode, remaining);
    answer.pipe(response, { end: false });
    answer.on('end', () => response.end(`<script src="${base}page.js"></script>`));
  });
  onward.on('error', () =>
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${SHELL.origin} não responde.`),
  );
  request.pipe(onward);
}

createServer((request, response) => {
  const url = new URL(request.url, 'http://dev');
  if (!url.pathname.startsWith(base)) return forward(request, response);
  return request.method === 'OPTIONS' ? permit(response) : void sendOwn(url, response);
}).listen(PORT, () => console.log(`${name} dos fontes em http://localhost:${PORT}, o resto de ${SHELL.origin}`));
