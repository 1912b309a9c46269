import { TLSSocket } from 'node:tls';
import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Only trusted proxies are believed; Fastify would believe everybody. */
const isProxied = ({ ips = [] }: FastifyRequest) => ips.length > 1;

const schemeOf = (request: FastifyRequest) => {
  if (isProxied(request)) return request.protocol;
  return request.raw.socket instanceof TLSSocket ? 'https' : 'http';
};

const ownHost = ({ headers }: FastifyRequest) => String(headers.host ?? headers[':authority'] ?? '');

/** Returns scheme and host of a request; an invalid host is refused with 400, because addresses are built from it. */
export function hostOf(request: FastifyRequest): string {
  const host = isProxied(request) ? request.host : ownHost(request);
  const address = `${schemeOf(request)}://${host}`;
  if (HOST.test(host) && URL.canParse(address)) return address;
  throw Object.assign(new Error('no host'), { statusCode: 400 });
}
