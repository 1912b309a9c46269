import type { ServerOptions } from 'node:http';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { ApiConfig } from './base/config';
import { refuseByRouter } from './plugins/errors';

/** Escapes invalid `%` in a path, so that it leads to a 404 instead of an error. */
function readable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

const REQUEST_TIMEOUT = 10 * 60_000;
const HEADERS_TIMEOUT = 30_000;
const CHECK = 5000;

/** Server options shared by all servers that run the API. */
export const serverOptions = ({ trustProxy }: ApiConfig): FastifyServerOptions & { http: ServerOptions } => ({
  // the API logs its own line per request, without personal data
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy,
  // headers must arrive within half a minute, bodies according to `guardServer`
  requestTimeout: REQUEST_TIMEOUT,
  http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CHECK },
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: refuseByRouter,
  rewriteUrl: ({ url = '/' }) => readable(url),
});
