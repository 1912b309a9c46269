import {
  OwnMachineTicket,
  OwnMachineWish,
  PreviewAddress,
  PreviewWish,
  PublicationHistory,
  Published,
  ReleaseAction,
} from '@rodovia/shared/contracts/platform';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Budgets } from '../../base/budget';
import { conflict, invalidFields, passing } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import type { ReleaseDesk } from '../../context/release-desk';
import { writeAudit } from '../../identity/audit';
import { ADMIN, actorOf } from '../../plugins/authentication';

const admin = { config: { roles: ADMIN } };
const Module = Type.String({ pattern: '^(mf-[a-z0-9-]{1,60}|shell)$', title: 'Módulo' });
const Remote = Type.String({ pattern: '^mf-[a-z0-9-]{1,60}$', title: 'Módulo' });
const HistoryQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  module: Type.Optional(Module),
});
const Done = Type.Object({ Module });

/** Rate limit per administrator: ten actions at once, then one in six seconds. */
const ALLOWANCE = { most: 10, perSecond: 1 / 6 };

const AWAY = 'O armazenamento das versões não responde. Tente novamente em instantes.';
const READ_ONLY =
  'O armazenamento das versões não respondeu ou não aceita mudanças. Confira o que está no ar antes de tentar de novo.';

/** Audit entries of the actions. */
const ACTIONS: Record<ReleaseAction['action'], (module: string, release: string) => string> = {
  promote: (module, release) => `pôs no ar ${module} ${release}`,
  rollback: (module, release) => `voltou ${module} para ${release}`,
  canary: (module, release) => `iniciou o canário ${release} de ${module}`,
  withdraw: (module) => `tirou ${module} do ar`,
  restore: (module) => `trouxe ${module} de volta`,
  'end-canary': (module) => `encerrou o canário de ${module}`,
};

/** Actions on a release to choose. */
const WITH_RELEASE: readonly ReleaseAction['action'][] = ['promote', 'rollback', 'canary'];

/** Routes of publications for administrators, delegated to the publishing platform. */
export function releaseRoutes(app: Api, { database: { db }, releases }: ApiContext): void {
  const budgets = new Budgets(ALLOWANCE);

  /** @throws {HttpError} 503 with a message if nothing publishes here, or its store does not answer. */
  async function ask<T>(request: FastifyRequest, work: (desk: ReleaseDesk) => Promise<T>, sentence = AWAY): Promise<T> {
    if (!releases) throw passing(503, 'Este servidor não publica módulos.');
    try {
      return await work(releases);
    } catch (error) {
      request.log.error(error, 'o armazenamento das versões não atendeu');
      throw passing(503, sentence, 5);
    }
  }

  function refuseHaste(who: string) {
    const seconds = budgets.wait(who);
    if (seconds > 0) throw passing(429, 'Muitas mudanças em pouco tempo. Tente novamente em instantes.', seconds);
    budgets.spend(who, 1);
  }

  app.get('/release', { schema: { response: { 200: Published } }, ...admin }, (request) =>
    ask(request, (desk) => desk.read()),
  );
  const listing = { querystring: HistoryQuery, response: { 200: PublicationHistory } };
  app.get('/release/history', { schema: listing, ...admin }, (request) => {
    const { page = 1, module } = request.query;
    return ask(request, (desk) => desk.history(page, module));
  });
  const acting = { params: Type.Object({ module: Module }), body: ReleaseAction, response: { 200: Done } };
  app.post('/release/:module', { schema: acting, ...admin }, async (request) => {
    const { module } = request.params;
    const input = { ...request.body, why: request.body.why.trim() };
    const actor = actorOf(request);
    if (!input.why) throw invalidFields({ why: 'Diga o motivo.' });
    if (WITH_RELEASE.includes(input.action) && !input.release) throw invalidFields({ release: 'Escolha a versão.' });
    if (input.action === 'canary' && !input.traffic) throw invalidFields({ traffic: 'Diga a parte dos visitantes.' });
    refuseHaste(actor.code);
    const reasons = await ask(request, (desk) => desk.act(module, input, `${actor.name} (${actor.code})`), READ_ONLY);
    if (reasons.length > 0) throw conflict(reasons.join('\n'));
    const did = ACTIONS[input.action](module, input.release ?? '');
    await db.transaction((tx) => writeAudit(tx, actor, `${did}: ${input.why}`));
    return { Module: module };
  });
  const previewing = { params: Type.Object({ module: Module }), body: PreviewWish, response: { 200: PreviewAddress } };
  app.post('/release/:module/previews', { schema: previewing, ...admin }, async (request) => {
    const [{ module }, { release }] = [request.params, request.body];
    const actor = actorOf(request);
    refuseHaste(actor.code);
    const given = await ask(request, (desk) => desk.preview(module, release), READ_ONLY);
    if (Array.isArray(given)) throw conflict(given.join('\n'));
    await db.transaction((tx) => writeAudit(tx, actor, `abriu uma prévia de ${module} ${release}`));
    return given;
  });
  const ticket = { params: Type.Object({ module: Remote }), body: OwnMachineWish, response: { 200: OwnMachineTicket } };
  app.post('/release/:module/sources', { schema: ticket, ...admin }, async (request) => {
    const [{ module }, { port }] = [request.params, request.body];
    const actor = actorOf(request);
    refuseHaste(actor.code);
    const given = await ask(request, async (desk) => desk.ticket(module, port));
    await db.transaction((tx) => writeAudit(tx, actor, `pediu ${module} da própria máquina, porta ${port}`));
    return { ticket: given };
  });
}
