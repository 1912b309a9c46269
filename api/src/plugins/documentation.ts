import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ErrorBody } from '@rodovia/shared/contracts/records';
import type { FastifySchema, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import type { Api } from '../context/context';
import { resourceOf } from './resource';

const INFO = {
  title: 'API da Rodovia',
  version: '1.0.0',
  description:
    'Catálogo de pneus, orçamentos e painel administrativo. Falhas chegam como {code, message, errors?}; os papéis de cada rota estão em x-roles.',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes a form with a file in the field `file`. */
    takesFile?: boolean;
  }
}

const FORM = Type.Object({ file: Type.Unsafe<string>({ type: 'string', format: 'binary' }) });
const UPLOAD = { consumes: ['multipart/form-data'], body: FORM };

/** Errors that any route can answer in addition to its own. */
const FAILURES = {
  '4xx': { description: 'O pedido foi recusado.', ...ErrorBody },
  '5xx': { description: 'O serviço falhou ou está indisponível.', ...ErrorBody },
};
const UNCHANGED = { 304: { description: 'Sem mudança.', type: 'null' } };

/** Adds tags, roles, authentication and common headers from the route's configuration. */
function described({ schema, url, route }: { schema: FastifySchema; url: string; route: RouteOptions }) {
  const { roles = 'public', takesFile, cache } = route.config ?? {};
  const security = roles === 'public' ? [] : [{ bearer: [] }];
  const response = { ...(schema?.response as object | undefined), ...(cache && UNCHANGED), ...FAILURES };
  const tags = [resourceOf(url) || 'api'];
  return { schema: { tags, ...schema, ...(takesFile && UPLOAD), response, security, 'x-roles': roles }, url };
}

/**
 * Serves OpenAPI 3.1, generated from the routes' schemas: `/docs` for people, `/docs/json` for machines. Nothing is
 * loaded from elsewhere.
 */
export async function documentation(app: Api): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: described,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
