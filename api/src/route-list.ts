import Fastify, { type RouteOptions } from 'fastify';
import { apiPlugin } from './app';
import type { ApiOptions } from './context/api-options';

/** A route of the API. `path` has no prefix and named parameters (`/brand/:code`). */
export interface ApiRoute {
  method: string;
  path: string;
  roles: string;
  schema: RouteOptions['schema'];
}

const SHOWN = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const DOCUMENTATION = /^\/docs(\/|$)/;

function routesOf({ method, url, config, schema }: RouteOptions): ApiRoute[] {
  const roles = config?.roles ?? 'public';
  const described = { path: url, roles: typeof roles === 'string' ? roles : roles.join(', '), schema };
  return [method]
    .flat()
    .filter((name) => SHOWN.has(name))
    .map((name) => ({ method: name, ...described }));
}

/** Returns all routes except the documentation, by path. */
export async function listRoutes(options: ApiOptions): Promise<ApiRoute[]> {
  const routes: ApiRoute[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => {
    routes.push(...routesOf(route));
  });
  await app.register(apiPlugin, { ...options });
  await app.close();
  return routes
    .filter(({ path }) => !DOCUMENTATION.test(path))
    .sort((first, second) => first.path.localeCompare(second.path) || first.method.localeCompare(second.method));
}

const literalParts = (path: string) => path.split('/').filter((part) => !part.startsWith(':')).length;

/** Returns the route of a call; `path` may have a query. */
export function routeFor(routes: ApiRoute[], method: string, path: string): ApiRoute | undefined {
  const [bare = ''] = path.split('?', 1);
  const parts = bare.split('/');
  const fits = (route: ApiRoute) => {
    const pattern = route.path.split('/');
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  return routes
    .filter((route) => route.method === method && fits(route))
    .sort((first, second) => literalParts(second.path) - literalParts(first.path))[0];
}
