import type { Role } from '@rodovia/shared/contracts';
import { createVerifier } from 'fast-jwt';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { forbidden, HttpError, unauthorized } from '../base/http-error';
import type { Api, ApiContext } from '../context/context';
import { type Actor, type Claims, findActor } from '../identity/actor';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; every route has to say. */
    roles?: readonly Role[] | 'public';
    /** Whether it may be called by who has to set up a second step first. */
    enrolment?: boolean;
  }
  interface FastifyRequest {
    /** The person behind the token, null for a visitor. */
    actor: Actor | null;
  }
}

export const EVERYONE: readonly Role[] = ['admin', 'seller', 'client'];
export const STAFF: readonly Role[] = ['admin', 'seller'];
export const ADMIN: readonly Role[] = ['admin'];

const DOCUMENTATION = /\/docs(\/|$)/;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

function readClaims(config: ApiContext['config']): (token: string) => Claims | undefined {
  const verify = createVerifier({ key: config.tokenSecret, algorithms: ['HS256'] });
  return (token) => {
    try {
      const claims: Partial<Claims> = verify(token);
      return claims.sub && claims.sid ? (claims as Claims) : undefined;
    } catch {
      return undefined;
    }
  };
}

/**
 * Who stands behind a request's token at this moment. Role, activity and session are read from the database on every
 * call, so that a revocation works at once.
 */
export function identify({
  config,
  database,
}: Pick<ApiContext, 'config' | 'database'>): (request: FastifyRequest) => Promise<Actor | null> {
  const claimsOf = readClaims(config);
  return async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const claims = token ? claimsOf(token) : undefined;
    return claims ? findActor(database.db, config, claims) : null;
  };
}

/** Until there is a second step: nothing but setting it up, and what everybody may read. */
function refuseUnenrolled(request: FastifyRequest, roles: readonly Role[] | 'public'): void {
  if (!request.actor?.mustEnrol || request.routeOptions.config.enrolment) return;
  if (roles !== 'public' || request.method !== 'GET')
    throw new HttpError(403, 'Cadastre o segundo passo do seu acesso para continuar.', { secondStep: 'enrol' });
  request.actor = null;
}

function refuse(request: FastifyRequest, roles: readonly Role[] | 'public'): void {
  if (roles === 'public') {
    // A stale token may still read what everybody reads; it may not silently write as a visitor.
    const writesWithBadToken = request.method !== 'GET' && request.headers.authorization && !request.actor;
    if (writesWithBadToken && !request.routeOptions.url?.endsWith('/Token')) throw unauthorized();
    return;
  }
  if (!request.actor) throw unauthorized();
  if (!roles.includes(request.actor.role)) throw forbidden();
}

/** Enforces the `roles` that each route declares; a route that declares none stops the start-up. */
export function authentication(app: Api, context: ApiContext): void {
  const actorOf = identify(context);
  app.decorateRequest('actor', null);
  app.addHook('onRoute', (route: RouteOptions) => {
    const { method, url } = route;
    // The pages of the API's documentation come from a library that knows no roles.
    if (DOCUMENTATION.test(url)) route.config = { ...route.config, roles: 'public' };
    const { config } = route;
    if (!config?.roles) throw new Error(`Route ${String(method)} ${url} does not declare its roles.`);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const roles = request.routeOptions.config.roles;
    // Unknown paths have no roles; they answer 404 by themselves. A visitor to a public page needs no look-up.
    if (!roles || (roles === 'public' && !request.headers.authorization)) return done();
    actorOf(request)
      .then((actor) => {
        request.actor = actor;
        refuseUnenrolled(request, roles);
        refuse(request, roles);
      })
      .then(() => done(), done);
  });
}

/** The caller of a route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
