import {
  NewPasskey,
  PasskeyOptions,
  PasswordProof,
  RecoveryCodes,
  SecondStep,
  TotpConfirmation,
  TotpEnrolment,
} from '@rodovia/shared/contracts/people';
import { Code } from '@rodovia/shared/contracts/records';
import { Type } from 'typebox';
import { networkOf } from '../../base/network';
import type { Api, ApiContext } from '../../context/context';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf, EVERYONE } from '../../plugins/authentication';
import { createEnrolment } from './second-step.service';

type Enrolment = ReturnType<typeof createEnrolment>;

const own = { config: { roles: EVERYONE, enrolment: true, answerIsSecret: true } };
const params = Type.Object({ code: Code });
const codes = { 200: RecoveryCodes };
const asCodes = async (drawn: Promise<string[]>) => ({ RecoveryCodes: await drawn });

function totpRoutes(app: Api, enrolment: Enrolment): void {
  const enrolmentSchema = { body: PasswordProof, response: { 200: TotpEnrolment } };
  app.post('/second-step/totp', { schema: enrolmentSchema, ...own }, (request) =>
    enrolment.beginTotp(actorOf(request), request.body.currentPassword, networkOf(request.ip)),
  );
  app.put('/second-step/totp', { schema: { body: TotpConfirmation, response: codes }, ...own }, (request) =>
    asCodes(enrolment.confirmTotp(actorOf(request), request.body.code)),
  );
  app.delete(
    '/second-step/totp',
    { schema: { body: PasswordProof, response: NO_CONTENT }, ...own },
    async (request, reply) => {
      await enrolment.removeTotp(actorOf(request), request.body.currentPassword, networkOf(request.ip));
      reply.code(204);
    },
  );
}

function passkeyRoutes(app: Api, enrolment: Enrolment): void {
  const options = { body: PasswordProof, response: { 200: PasskeyOptions } };
  app.post('/second-step/passkey/options', { schema: options, ...own }, async (request) => {
    const { currentPassword } = request.body;
    return { Options: await enrolment.passkeyOptions(actorOf(request), currentPassword, networkOf(request.ip)) };
  });
  app.post('/second-step/passkey', { schema: { body: NewPasskey, response: codes }, ...own }, (request) =>
    asCodes(enrolment.addPasskey(actorOf(request), request.body)),
  );
  const removal = { params, body: PasswordProof, response: NO_CONTENT };
  app.delete('/second-step/passkey/:code', { schema: removal, ...own }, async (request, reply) => {
    const { currentPassword } = request.body;
    await enrolment.removePasskey(actorOf(request), request.params.code, currentPassword, networkOf(request.ip));
    reply.code(204);
  });
}

/** Routes of the caller's second step, and its reset by administrators. */
export function secondStepRoutes(app: Api, context: ApiContext): void {
  const enrolment = createEnrolment(context);
  app.get('/second-step', { schema: { response: { 200: SecondStep } }, ...own }, (request) =>
    enrolment.state(actorOf(request)),
  );
  totpRoutes(app, enrolment);
  passkeyRoutes(app, enrolment);
  const drawing = { body: PasswordProof, response: codes };
  app.post('/second-step/recovery-codes', { schema: drawing, ...own }, (request) =>
    asCodes(enrolment.drawCodes(actorOf(request), request.body.currentPassword, networkOf(request.ip))),
  );
  const reset = { schema: { params, response: NO_CONTENT }, config: { roles: ADMIN } };
  app.put('/person/resetSecondStep/:code', reset, async (request, reply) => {
    await enrolment.reset(actorOf(request), request.params.code);
    reply.code(204);
  });
}
