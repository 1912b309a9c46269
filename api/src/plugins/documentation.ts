import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ErrorBody } from '@rodovia/shared/contracts';
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
    /** Takes one file in a form: its field is called `file`. */
    takesFile?: boolean;
  }
}

const FORM = Type.Object({ file: Type.Unsafe<string>({ type: 'string', format: 'binary' }) });
const UPLOAD = { consumes: ['multipart/form-data'], body: FORM };

/** What any route may answer beside what it declares. */
const FAILURES = {
  '4xx': { description: 'O pedido foi recusado.', ...ErrorBody },
  '5xx': { description: 'O serviço falhou ou está indisponível.', ...ErrorBody },
};
const UNCHANGED = { 304: { description: 'Sem mudança.', type: 'null' } };

/** Tags, roles, the need of a token, and what every route has in common, are said by the route's configuration. */
function described({ schema, url, route }: { schema: FastifySchema; url: string; route: RouteOptions }) {
  const { roles = 'public', takesFile, cache } = route.config ?? {};
  const security = roles === 'public' ? [] : [{ bearer: [] }];
  const response = { ...(schema?.response as object | undefined), ...(cache && UNCHANGED), ...FAILURES };
  const tags = [resourceOf(url) || 'api'];
  return { schema: { tags, ...schema, ...(takesFile && UPLOAD), response, security, 'x-roles': roles }, url };
}

/** OpenAPI 3.1 made from the routes' schemas: `/docs` to read, `/docs/json` for machines. Nothing is loaded from elsewhere. */
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
