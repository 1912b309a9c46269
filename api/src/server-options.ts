import type { ServerOptions } from 'node:http';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { ApiConfig } from './base/config';
import { refuseByRouter } from './plugins/errors';

/** Escapes the `%` of a path that is not well encoded: it is then an address that nobody has, and no failure. */
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

const LONGEST_REQUEST = 10 * 60_000;
const LONGEST_HEAD = 30_000;
const CHECK = 5000;

/** What every server that the API runs in has in common. */
export const serverOptions = ({ trustProxy }: ApiConfig): FastifyServerOptions & { http: ServerOptions } => ({
  // The API writes its own line per request, which knows no personal data.
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy,
  // Heads come within half a minute, bodies as `guardServer` has it, and nothing takes longer than this.
  requestTimeout: LONGEST_REQUEST,
  http: { headersTimeout: LONGEST_HEAD, connectionsCheckingInterval: CHECK },
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: refuseByRouter,
  rewriteUrl: ({ url = '/' }) => readable(url),
});
