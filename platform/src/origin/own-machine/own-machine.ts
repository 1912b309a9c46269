import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { OWN_PORTS } from '@rodovia/shared/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const MINUTE_MS = 60_000;
const COOKIE_S = 8 * 3600;
const COOKIE = 'sources';
/** Address that sets and clears the cookie. */
export const PATH = '/mf/sources';

const isPort = (port: number) => Number.isInteger(port) && port >= OWN_PORTS.first && port <= OWN_PORTS.last;
const MODULE = /^mf-[a-z0-9-]{1,60}$/;

/** A module that one browser loads from its own machine. */
export interface OwnMachine {
  module: string;
  port: number;
}

/** Purpose of a signature, so that tickets and cookies cannot be exchanged. */
type Purpose = 'ticket' | 'cookie';

/** Signs and verifies tickets and cookies for local modules. */
export interface MachinePasses {
  /** Returns a ticket for an administrator's browser, valid for a minute. */
  ticket(machine: OwnMachine): string;
  /** Returns the cookie for a ticket; null if the ticket is invalid or expired. */
  cookieOf(ticket: string, isSecure: boolean): string | null;
  /** Returns the content of a cookie; null if it is invalid or expired. */
  read(cookie: string | undefined): OwnMachine | null;
}

const cookieWith = (value: string, seconds: number, isSecure: boolean) =>
  `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** @param secret shared by all instances. */
export function createMachinePasses(secret: string): MachinePasses {
  const signed = (purpose: Purpose, text: string) =>
    createHmac('sha256', secret).update(`sources ${purpose} ${text}`).digest('base64url');

  function issue(purpose: Purpose, { module, port }: OwnMachine, forMs: number) {
    if (!MODULE.test(module) || !isPort(port)) throw new Error(`${module}, ${port}: no module on a machine`);
    const text = `${module}@${port}@${Date.now() + forMs}@${randomUUID()}`;
    return `${text}@${signed(purpose, text)}`;
  }

  function read(purpose: Purpose, value: string): OwnMachine | null {
    const [module = '', port = '', until = '', id = '', signature = ''] = value.split('@');
    const wanted = Buffer.from(signed(purpose, `${module}@${port}@${until}@${id}`));
    const given = Buffer.from(signature);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    const isGood = MODULE.test(module) && isPort(Number(port)) && Number(until) > Date.now();
    return isGood ? { module, port: Number(port) } : null;
  }

  return {
    ticket: (machine) => issue('ticket', machine, MINUTE_MS),
    cookieOf(ticket, isSecure) {
      const machine = read('ticket', ticket);
      return machine && cookieWith(issue('cookie', machine, COOKIE_S * 1000), COOKIE_S, isSecure);
    },
    read: (cookie) => read('cookie', cookie ?? ''),
  };
}

/** Returns the local module of a request while the browser is used in the back office; otherwise clears the cookie. */
export function machineOf(passes: MachinePasses, request: FastifyRequest, reply: FastifyReply): OwnMachine | null {
  const value = request.cookies[COOKIE];
  if (value === undefined) return null;
  const machine = request.cookies.staff === '1' ? passes.read(value) : null;
  if (!machine) reply.header('set-cookie', cookieWith('', 0, false));
  return machine;
}

const schema = {
  body: {
    type: 'object',
    required: ['ticket'],
    properties: { ticket: { type: 'string', maxLength: 300 } },
    additionalProperties: false,
  },
};

/** Marks a ticket as used; returns false if it was used before, on any instance. */
export type UseTicket = (ticket: string) => Promise<boolean>;

/**
 * `POST /mf/sources` exchanges a ticket for the cookie, once; as JSON, which other sites cannot send. `GET` clears it.
 */
export function registerOwnMachine(
  app: FastifyInstance,
  passes: MachinePasses,
  originOf: (request: FastifyRequest) => string,
  use: UseTicket,
) {
  app.post<{ Body: { ticket: string } }>(PATH, { schema }, async (request, reply) => {
    const { ticket } = request.body;
    const cookie = passes.cookieOf(ticket, originOf(request).startsWith('https:'));
    const refuse = (sentence: string) => reply.code(403).type('text/plain; charset=utf-8').send(sentence);
    reply.header('cache-control', 'no-store');
    if (!cookie) return refuse('A permissão terminou. Peça outra.');
    if (!(await use(ticket))) return refuse('A permissão já foi usada. Peça outra.');
    return reply.code(204).header('set-cookie', cookie).send();
  });
  app.get(PATH, (_request, reply) =>
    reply.headers({ 'set-cookie': cookieWith('', 0, false), 'cache-control': 'no-store' }).redirect('/'),
  );
}
