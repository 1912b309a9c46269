import { createReadStream, existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestByHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestByHttps } from 'node:https';
import path from 'node:path';
import type { ModuleDeclaration, Release } from '@rodovia/shared/contracts/platform';
import { BADGE_STYLE } from '../origin/page/badge.mjs';
import { containerIn, entryIn, MANIFEST, type Manifest } from '../publish/facts/manifest';
import { packageOf } from '../store/discovery';
import { Refused } from '../store/refused';

/** The latest build of a module, as far as a page needs to know. */
export interface BuildNews {
  /** Number of successful builds; 0 before the first one. */
  build: number;
  /** What is wrong with the sources; empty if nothing is. */
  errors: string;
  /** Text of `module.json`. */
  declaration: string;
  /** Names of the built files. */
  files: string[];
}

/** A module that is built again with every change of its sources. */
export interface WatchedModule {
  news(): BuildNews;
  /** Resolves after the first build, successful or not. */
  first: Promise<void>;
  /** Global variable of the build's chunks, if builds can replace each other in a page; null if the page has to reload. */
  chunks: string | null;
  /** Ends the watching. */
  close?: () => void;
}

/** Returns why a server cannot listen on a port, as a sentence. */
export const portRefusal = (port: number, { code, message }: NodeJS.ErrnoException) =>
  new Refused(code === 'EADDRINUSE' ? `A porta ${port} já está em uso.` : message);

/** Which module is served, and where. */
export interface ModuleServerOptions {
  /** Name of the module. */
  name: string;
  /** Folder of the built files. */
  files: string;
  /** Running shell that everything else comes from, local or deployed. */
  shell: URL;
  port: number;
  /** Begins to build; `onBuild` is called after each build. */
  watch: (onBuild: (news: BuildNews) => void) => Promise<WatchedModule> | WatchedModule;
}

const OFF = 'dev=off';
const SCRIPT = 'text/javascript';
const TYPES: Record<string, string> = {
  '.js': SCRIPT,
  '.mjs': SCRIPT,
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Script of pages whose module comes from its sources. */
const PAGE_CODE = new URL('../dev/page.js', import.meta.url);

/** Returns the release of the latest build in the format of the discovery document. */
function releaseOf(files: string, declaration: ModuleDeclaration): Release {
  const manifest = JSON.parse(readFileSync(path.join(files, MANIFEST), 'utf8')) as Manifest;
  const name = containerIn(manifest);
  return {
    url: MANIFEST,
    metadata: { version: '0.0.0', integrity: '' },
    deployment: { traffic: 0, default: false },
    extras: {
      ...declaration,
      modulefederation: { name, entry: entryIn(manifest), assets: {}, preload: [], shared: {} },
    },
  };
}

const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Headers that request a page without this module and without a server-rendered view; complete and uncompressed. */
const pageHeaders = (name: string, { 'if-none-match': _etag, cookie = '', ...headers }: IncomingHttpHeaders) => ({
  ...headers,
  cookie: `preview=${name}@sources; staff=1; ${cookie}`,
  'accept-encoding': 'identity',
});

/**
 * Serves one module from its latest build and everything else from a running shell. The shell renders pages without
 * this module, and an injected script adds it before the shell starts, for visitors of this port only. A badge says so
 * and links back.
 * @returns the server's address and a function that stops it.
 * @throws {Refused} if the port is taken.
 */
export async function serveModule({ name, files, shell, port, watch }: ModuleServerOptions) {
  const base = `/mf/${name}/dev/`;
  const code = readFileSync(PAGE_CODE, 'utf8');
  const badge = `<aside aria-label="Desenvolvimento" style="${BADGE_STYLE}">${name} dos fontes · <a style="color:inherit" href="${base}off">Ver o publicado</a></aside>`;
  /** Pages that wait for the next build. */
  const waiting = new Set<ServerResponse>();
  const sendNews = (response: ServerResponse, news: BuildNews) => response.write(`data: ${JSON.stringify(news)}\n\n`);
  const watched = await watch((news) => {
    for (const response of waiting) sendNews(response, news);
  });

  /** Returns the script of a page that loads this module from its sources. */
  function pageScript({ build, declaration }: BuildNews) {
    // before the first successful build there are only errors
    const release = build > 0 ? releaseOf(files, JSON.parse(declaration) as ModuleDeclaration) : null;
    const container = release?.extras.modulefederation.name ?? null;
    const given = { name: packageOf(name), release, container, chunks: watched.chunks, badge, build, declaration };
    return `{const given=${JSON.stringify(given)};\n${code}}`;
  }

  /** Headers of files, which allow the shell's pages to read them if its server loads them from this machine. */
  const ownHeaders = (type: string) => ({
    'content-type': type,
    'cache-control': 'no-store',
    'access-control-allow-origin': shell.origin,
  });

  /** Answers a browser's preflight request for access to this machine. */
  const permit = (response: ServerResponse) =>
    response
      .writeHead(204, {
        'access-control-allow-origin': shell.origin,
        'access-control-allow-methods': 'GET',
        'access-control-allow-private-network': 'true',
      })
      .end();

  async function sendOwn(url: URL, response: ServerResponse) {
    if (url.pathname === `${base}off`) {
      return response.writeHead(302, { 'set-cookie': `${OFF}; Path=/`, location: '/' }).end();
    }
    if (url.pathname === `${base}events`) {
      response.writeHead(200, ownHeaders('text/event-stream'));
      sendNews(response, watched.news());
      waiting.add(response);
      return response.on('close', () => waiting.delete(response));
    }
    // requests before the first build wait for it, except pages of the product, which reload then
    if (!url.searchParams.has('now')) await watched.first;
    if (url.pathname === `${base}page.js`)
      return response.writeHead(200, ownHeaders(SCRIPT)).end(pageScript(watched.news()));
    const file = path.join(files, decodeURIComponent(url.pathname.slice(base.length)));
    if (!file.startsWith(files + path.sep) || !existsSync(file)) return response.writeHead(404).end('404');
    response.writeHead(200, ownHeaders(TYPES[path.extname(file)] ?? 'text/plain'));
    return createReadStream(file).pipe(response);
  }

  function forward(request: IncomingMessage, response: ServerResponse) {
    const isPage = wantsPage(request) && !(request.headers.cookie ?? '').includes(OFF);
    const headers = { ...(isPage ? pageHeaders(name, request.headers) : request.headers), host: shell.host };
    const ask = shell.protocol === 'https:' ? requestByHttps : requestByHttp;
    const onward = ask(new URL(request.url ?? '/', shell), { method: request.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!isPage || !String(answer.headers['content-type']).includes('text/html')) {
        response.writeHead(status, answer.headers);
        return answer.pipe(response);
      }
      const { 'content-length': _length, etag: _etag, ...remaining } = answer.headers;
      response.writeHead(status, remaining);
      answer.pipe(response, { end: false });
      return answer.on('end', () => response.end(`<script src="${base}page.js"></script>`));
    });
    onward.on('error', () =>
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${shell.origin} não responde.`),
    );
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://dev');
    if (!url.pathname.startsWith(base)) return forward(request, response);
    if (request.method === 'OPTIONS') return permit(response);
    return void sendOwn(url, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      watched.close?.();
      reject(portRefusal(port, error));
    });
    server.listen(port, resolve);
  });
  const close = () => {
    watched.close?.();
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${port}`, close };
}
