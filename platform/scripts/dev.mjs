import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from './inputs.mjs';

/*
 * Serves one module from its sources and everything else from a running shell, local or deployed (`SHELL_URL`). The
 * shell is asked for pages that leave this module out, and a script behind the page adds it before the shell starts:
 * only for who comes through this port. A badge says so, and leads back.
 */

const SHELL = new URL(process.env.SHELL_URL ?? 'http://localhost:3000');
const PORT = Number(process.env.DEV_PORT ?? 3100);
const dir = process.cwd();
const name = path.basename(dir);
const files = path.join(root, '.cache/dev', name);
const base = `/mf/${name}/dev/`;
const OFF = 'dev=off';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

const declaration = () => JSON.parse(readFileSync(path.join(dir, 'module.json'), 'utf8'));

/** Pages that wait for the next build. */
const waiting = new Set();

async function watch() {
  process.env.RELEASE = '0.0.0-dev';
  const { default: configs } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href);
  const browser = [configs].flat().find((one) => one.name === 'browser') ?? configs;
  const compiler = webpack({ ...browser, mode: 'development', output: { ...browser.output, path: files } });
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    console.log(error ?? stats.toString({ preset: 'errors-warnings', timings: true, colors: true }));
    for (const response of waiting) response.write('data: nova\n\n');
  });
}

/** The release of the sources, as the discovery document has releases. */
function ownRelease() {
  const { name: container } = JSON.parse(readFileSync(path.join(files, 'mf-manifest.json'), 'utf8'));
  const modulefederation = { name: container, assets: {}, preload: [], shared: {} };
  return {
    url: `${base}mf-manifest.json`,
    metadata: { version: '0.0.0', integrity: '' },
    deployment: { traffic: 0, default: false },
    extras: { ...declaration(), modulefederation },
  };
}

const badge = `<aside aria-label="Desenvolvimento" style="position:fixed;left:8px;bottom:8px;z-index:3000;padding:8px 12px;border-radius:8px;background:#f5b301;color:#1b1a18;font:600 14px system-ui">${name} dos fontes · <a style="color:inherit" href="${base}off">Ver o publicado</a></aside>`;

/** Runs in the browser behind the page, before the scripts that wait for its end. */
function takeOver(name, release, badge, events) {
  const boot = document.getElementById('rodovia-boot');
  const { discovery, ...others } = JSON.parse(boot.textContent);
  const microFrontends = { ...discovery.microFrontends, [name]: [release] };
  boot.textContent = JSON.stringify({ ...others, discovery: { ...discovery, microFrontends } });
  document.body.insertAdjacentHTML('beforeend', badge);
  new EventSource(events).onmessage = () => location.reload();
}

const pageScript = () => {
  const given = [`@rodovia/${name}`, ownRelease(), badge, `${base}events`].map((one) => JSON.stringify(one));
  return `(${takeOver})(${given.join()});`;
};

function sendOwn(url, response) {
  const file = path.join(files, decodeURIComponent(url.pathname.slice(base.length)));
  if (url.pathname === `${base}off`) {
    return response.writeHead(302, { 'set-cookie': `${OFF}; Path=/`, location: '/' }).end();
  }
  if (url.pathname === `${base}page.js`) {
    return response.writeHead(200, { 'content-type': TYPES['.js'], 'cache-control': 'no-store' }).end(pageScript());
  }
  if (url.pathname === `${base}events`) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(': aberto\n\n');
    waiting.add(response);
    return response.on('close', () => waiting.delete(response));
  }
  if (!file.startsWith(files) || !existsSync(file)) return response.writeHead(404).end('404');
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain', 'cache-control': 'no-store' });
  return createReadStream(file).pipe(response);
}

const wantsPage = ({ method, headers }) => method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Asks for a page without this module, and with nothing drawn ahead, as for staff; whole and uncompressed. */
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
    const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
    response.writeHead(answer.statusCode, kept);
    answer.pipe(response, { end: false });
    answer.on('end', () => response.end(`<script src="${base}page.js"></script>`));
  });
  onward.on('error', () =>
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${SHELL.origin} não responde.`),
  );
  request.pipe(onward);
}

await watch();
createServer((request, response) => {
  const url = new URL(request.url, 'http://dev');
  if (url.pathname.startsWith(base)) sendOwn(url, response);
  else forward(request, response);
}).listen(PORT, () => console.log(`${name} dos fontes em http://localhost:${PORT}, o resto de ${SHELL.origin}`));
