import { TLSSocket } from 'node:tls';
import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What a proxy says is believed from one that is trusted alone; Fastify believes it from everybody. */
const isProxied = ({ ips = [] }: FastifyRequest) => ips.length > 1;

const schemeOf = (request: FastifyRequest) => {
  if (isProxied(request)) return request.protocol;
  return request.raw.socket instanceof TLSSocket ? 'https' : 'http';
};

const ownHost = ({ headers }: FastifyRequest) => String(headers.host ?? headers[':authority'] ?? '');

/** Scheme and host of a request; a host that is none is refused with 400, for addresses are made of it. */
export function hostOf(request: FastifyRequest): string {
  const host = isProxied(request) ? request.host : ownHost(request);
  const address = `${schemeOf(request)}://${host}`;
  if (HOST.test(host) && URL.canParse(address)) return address;
  throw Object.assign(new Error('no host'), { statusCode: 400 });
}
