import type { Role } from '@rodovia/shared/contracts/people';
import { createVerifier } from 'fast-jwt';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { forbidden, HttpError, unauthorized } from '../base/http-error';
import type { Api, ApiContext } from '../context/context';
import { type Actor, type Claims, findActor } from '../identity/actor';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Roles that may call the route; required for every route. */
    roles?: readonly Role[] | 'public';
    /** Whether people who must set up a second step first may call it. */
    enrolment?: boolean;
    /** Whether a session of one quotation may call it: the route is then about that quotation alone. */
    ofOneQuotation?: boolean;
    /** Whether the call begins a session, so that a token of an earlier one that has ended does not matter. */
    beginsSession?: boolean;
  }
  interface FastifyRequest {
    /** The person behind the token, null for a visitor. */
    actor: Actor | null;
  }
}

/** Roles of a route for everybody who is logged in. */
export const EVERYONE: readonly Role[] = ['admin', 'seller', 'client'];
/** Configuration of a route for everybody who is logged in, and for sessions of the one quotation that it is about. */
export const ONE_QUOTATION = { config: { roles: EVERYONE, ofOneQuotation: true } };
/** Roles of a route for administrators and sellers. */
export const STAFF: readonly Role[] = ['admin', 'seller'];
/** Roles of a route for administrators only. */
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
 * Returns the person behind a request's token. Role, activity and session are read on every call, so that revocations
 * apply immediately.
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

/** People who must set up a second step can only do that, and read what is public. */
function refuseUnenrolled(request: FastifyRequest, roles: readonly Role[] | 'public'): void {
  if (!request.actor?.mustEnrol || request.routeOptions.config.enrolment) return;
  if (roles !== 'public' || request.method !== 'GET')
    throw new HttpError(403, 'Cadastre o segundo passo do seu acesso para continuar.', { secondStep: 'enrol' });
  request.actor = null;
}

const ONLY_ONE = 'Este acesso abre um orçamento só. Crie a sua senha para ver o resto.';

function refuse(request: FastifyRequest, roles: readonly Role[] | 'public'): void {
  if (roles === 'public') {
    // an expired token may read what is public, but must not silently write as a visitor
    const writesWithBadToken = request.method !== 'GET' && request.headers.authorization && !request.actor;
    if (writesWithBadToken && !request.routeOptions.config.beginsSession) throw unauthorized();
    return;
  }
  if (!request.actor) throw unauthorized();
  if (!roles.includes(request.actor.role)) throw forbidden();
  if (request.actor.quotation !== undefined && !request.routeOptions.config.ofOneQuotation)
    throw new HttpError(403, ONLY_ONE);
}

/** Enforces the `roles` of each route; a route without any stops the server at start. */
export function authentication(app: Api, context: ApiContext): void {
  const actorOf = identify(context);
  app.decorateRequest('actor', null);
  app.addHook('onRoute', (route: RouteOptions) => {
    const { method, url } = route;
    // the pages of the API documentation come from a library that knows no roles
    if (DOCUMENTATION.test(url)) route.config = { ...route.config, roles: 'public' };
    const { config } = route;
    if (!config?.roles) throw new Error(`Route ${String(method)} ${url} does not declare its roles.`);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const roles = request.routeOptions.config.roles;
    // unknown paths have no roles and answer 404; public reads without a token need no look-up
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

/** Returns the caller of a route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
