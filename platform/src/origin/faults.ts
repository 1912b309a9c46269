import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { pageHeaders } from './security';

const faultPage = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Rodovia</title>',
  '<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:15vh auto;padding:0 1rem}</style>',
  '</head><body><main><h1>A Rodovia volta em instantes</h1>',
  '<p>O serviço está indisponível. <a href="">Tente novamente</a>.</p></main></body></html>',
].join('');

/** Returns whether a request is for a page, as opposed to release files, reports and the like. */
export const isPage = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) =>
  ['GET', 'HEAD'].includes(method) && !/^\/(?:mf|api)\//.test(url);

/** Registers error answers: a page for visitors, otherwise only the status; the cause is logged. */
export function registerFaults(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error(error);
    reply.code(status);
    if (status >= 500 && isPage(request))
      return reply.headers({ ...pageHeaders(), 'cache-control': 'no-store' }).send(faultPage);
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(String(status));
  });
}
