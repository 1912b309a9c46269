import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { Api } from '../context/context';

const INFO = {
  title: 'API da Rodovia',
  version: '1.0.0',
  description:
    'Catálogo de pneus, orçamentos e painel administrativo. Falhas chegam como {code, message, errors?}; os papéis de cada rota estão em x-roles.',
};

/** The first segment of the path after the API's own. */
const tagOf = (url: string) => url.split('/').filter(Boolean)[1] ?? 'api';

/** Tags, roles and the need of a token are said by the route itself. */
function described({ schema, url, route }: { schema: FastifySchema; url: string; route: RouteOptions }) {
  const roles = route.config?.roles ?? 'public';
  const security = roles === 'public' ? [] : [{ bearer: [] }];
  return { schema: { tags: [tagOf(url)], ...schema, security, 'x-roles': roles }, url };
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
