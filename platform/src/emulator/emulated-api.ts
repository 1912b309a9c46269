import type { LoginAnswer, LoginInput, Role } from '@rodovia/shared/contracts/people';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PERSON_TYPES, roleOfToken, SELF, SESSION_ROLES, tokenOf } from '../recordings/artificial-session';
import type { Recording } from '../recordings/format';
import { answerIn } from '../recordings/recording';

/** Accounts of the emulator by role; each accepts any password. */
export const ACCOUNTS = {
  admin: 'admin@emulador.example',
  seller: 'vendedor@emulador.example',
  client: 'cliente@emulador.example',
} as const satisfies Partial<Record<Role, string>>;

/** Names of their people. */
const NAMES = { admin: 'Administração', seller: 'Vendas', client: 'Cliente' };

const NO_ACCOUNT = `O emulador tem estas contas, com qualquer senha: ${Object.values(ACCOUNTS).join(', ')}.`;
const NOTHING_IS_WRITTEN = 'O emulador só tem leituras: nada é gravado.';
const NOT_RECORDED = "O emulador não tem esta leitura: grave-a com 'mf record'.";

const EVENTS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };

/** Stands for pictures, which recordings do not have. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8a8a8a" fill-opacity=".3" d="M0 0h4v3H0z"/></svg>';

const refuse = (reply: FastifyReply, code: number, message: string) => reply.code(code).send({ code, message });

function logIn(username: string): LoginAnswer | undefined {
  const role = SESSION_ROLES.find((one) => ACCOUNTS[one] === username.trim().toLowerCase());
  return (
    role && {
      access_token: tokenOf(role),
      code: SELF,
      persontypecode: PERSON_TYPES[role],
      name: NAMES[role],
      is_admin: role === 'admin',
      is_seller: role === 'seller',
      username,
    }
  );
}

/**
 * Registers an API that answers reads from a recording and log-ins of its own accounts. Everything else is refused with
 * a sentence; `onMissing` is called once with each read that is not recorded.
 */
export function registerEmulatedApi(
  app: FastifyInstance,
  recording: Recording | null,
  onMissing: (role: Role, url: string) => void,
) {
  const missed = new Set<string>();
  const noteMissing = (role: Role, url: string) => {
    const key = `${role} ${url}`;
    if (missed.has(key)) return;
    missed.add(key);
    onMissing(role, url);
  };

  app.post<{ Body: Partial<LoginInput> | null }>('/api/Token', (request, reply) => {
    const session = logIn(String(request.body?.username ?? ''));
    return session ? reply.send(session) : refuse(reply, 401, NO_ACCOUNT);
  });
  app.all('/api/*', (request, reply) => {
    if (request.method !== 'GET') return refuse(reply, 503, NOTHING_IS_WRITTEN);
    const url = request.url.slice('/api'.length);
    // a stream on which nothing happens
    if (url.split('?')[0]?.endsWith('/events')) return reply.hijack().raw.writeHead(200, EVENTS).flushHeaders();
    if (request.headers['sec-fetch-dest'] === 'image') return reply.type('image/svg+xml').send(PICTURE);
    const role = roleOfToken(request.headers.authorization);
    const answer = recording && answerIn(recording, role, url);
    if (answer) return reply.code(answer.status).send(answer.body);
    noteMissing(role, url);
    return refuse(reply, 404, NOT_RECORDED);
  });
}
