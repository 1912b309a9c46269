import type { NewPasskey, SecondStep, TotpEnrolment } from '@rodovia/shared/contracts/people';
import { and, eq } from 'drizzle-orm';
import { conflict, invalidFields, notFound } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { passkey, person, totp } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { createCurrentPassword } from '../../identity/current-password';
import { createPasskeys } from '../../identity/passkeys';
import { inTurn } from '../../identity/password';
import { drawRecoveryCodes } from '../../identity/recovery-codes';
import { removeSecondStep, secondStepOf } from '../../identity/second-step';
import { createTotp } from '../../identity/totp';
import type { SecurityEvent } from '../../mail/security-texts';
import { mailTexts } from '../../mail/texts';

const DEMANDED = 'A sua conta precisa de um segundo passo. Cadastre outro antes de retirar este.';
const NOTHING = 'Cadastre antes um aplicativo de autenticação ou uma chave de acesso.';

/** Configuration of the second step. Every change requires the password, is audited, and is mailed to the owner. */
export function createEnrolment(context: ApiContext) {
  const { config, mails } = context;
  const { db } = context.database;
  const checkPassword = createCurrentPassword(context);
  const app = createTotp(config);
  const passkeys = createPasskeys(config);

  const isDemanded = ({ role }: Actor) => config.secondStep === 'staff' && (role === 'admin' || role === 'seller');

  async function ownerOf(tx: Executor, code: string) {
    const [owner] = await tx.select().from(person).where(eq(person.code, code));
    if (!owner) throw notFound('Pessoa não encontrada.');
    return owner;
  }

  async function notify(tx: Executor, code: string, event: SecurityEvent): Promise<void> {
    const owner = await ownerOf(tx, code);
    await mails.add(tx, 'security', owner, mailTexts.security(owner.name, event));
  }

  /** Runs `work` if the password is correct. */
  const withPassword = async <T>(
    actor: Actor,
    password: string,
    address: string,
    work: (tx: Executor) => Promise<T>,
  ): Promise<T> => {
    await inTurn({ address, account: actor.code, isKnown: true }, () => checkPassword(actor, password));
    return db.transaction(work);
  };

  /** Returns recovery codes with the first method. */
  async function firstCodes(tx: Executor, { code }: Actor): Promise<string[]> {
    const { RecoveryCodes } = await secondStepOf(tx, code);
    return RecoveryCodes > 0 ? [] : drawRecoveryCodes(tx, code);
  }

  /** Removes the recovery codes with the last method. */
  async function afterRemoval(tx: Executor, actor: Actor): Promise<void> {
    const { HasTotp, Passkeys } = await secondStepOf(tx, actor.code);
    if (HasTotp || Passkeys.length > 0) return;
    if (isDemanded(actor)) throw conflict(DEMANDED);
    await removeSecondStep(tx, actor.code);
  }

  return {
    state: async (actor: Actor): Promise<SecondStep> => ({
      IsDemanded: isDemanded(actor),
      ...(await secondStepOf(db, actor.code)),
    }),

    beginTotp: (actor: Actor, password: string, address: string): Promise<TotpEnrolment> =>
      withPassword(actor, password, address, async (tx) => {
        const { HasTotp } = await secondStepOf(tx, actor.code);
        if (HasTotp) throw conflict('A sua conta já tem um aplicativo de autenticação.');
        const { secret, uri } = await app.begin(tx, actor.code, (await ownerOf(tx, actor.code)).email);
        return { Secret: secret, Uri: uri };
      }),

    confirmTotp: (actor: Actor, code: string): Promise<string[]> =>
      db.transaction(async (tx) => {
        if (!(await app.confirm(tx, actor.code, code))) throw invalidFields({ code: 'O código não confere.' });
        await writeAudit(tx, actor, 'ligou o aplicativo de autenticação');
        await notify(tx, actor.code, 'on');
        return firstCodes(tx, actor);
      }),

    removeTotp: (actor: Actor, password: string, address: string): Promise<void> =>
      withPassword(actor, password, address, async (tx) => {
        const removed = await tx
          .delete(totp)
          .where(eq(totp.personCode, actor.code))
          .returning({ code: totp.personCode });
        if (removed.length === 0) throw notFound('A sua conta não tem um aplicativo de autenticação.');
        await afterRemoval(tx, actor);
        await writeAudit(tx, actor, 'retirou o aplicativo de autenticação');
        await notify(tx, actor.code, 'off');
      }),

    passkeyOptions: (actor: Actor, password: string, address: string): Promise<string> =>
      withPassword(actor, password, address, async (tx) => passkeys.creationOptions(tx, await ownerOf(tx, actor.code))),

    addPasskey: (actor: Actor, { name, credential }: NewPasskey): Promise<string[]> =>
      db.transaction(async (tx) => {
        if (!(await passkeys.create(tx, actor.code, name.trim(), credential)))
          throw conflict('A chave de acesso não pôde ser cadastrada. Tente de novo.');
        await writeAudit(tx, actor, 'cadastrou uma chave de acesso');
        await notify(tx, actor.code, 'passkeyAdded');
        return firstCodes(tx, actor);
      }),

    removePasskey: (actor: Actor, code: string, password: string, address: string): Promise<void> =>
      withPassword(actor, password, address, async (tx) => {
        const own = and(eq(passkey.code, code), eq(passkey.personCode, actor.code));
        const removed = await tx.delete(passkey).where(own).returning({ code: passkey.code });
        if (removed.length === 0) throw notFound('Chave de acesso não encontrada.');
        await afterRemoval(tx, actor);
        await writeAudit(tx, actor, 'retirou uma chave de acesso');
        await notify(tx, actor.code, 'passkeyRemoved');
      }),

    drawCodes: (actor: Actor, password: string, address: string): Promise<string[]> =>
      withPassword(actor, password, address, async (tx) => {
        const { HasTotp, Passkeys } = await secondStepOf(tx, actor.code);
        if (!HasTotp && Passkeys.length === 0) throw conflict(NOTHING);
        await writeAudit(tx, actor, 'criou novos códigos de recuperação');
        await notify(tx, actor.code, 'recoveryCodesDrawn');
        return drawRecoveryCodes(tx, actor.code);
      }),

    /** Removes the second step of somebody else's account, for people who have lost it. */
    reset: (actor: Actor, code: string): Promise<void> =>
      db.transaction(async (tx) => {
        if (code === actor.code) throw conflict('Retire o seu próprio segundo passo no seu perfil.');
        await ownerOf(tx, code);
        if (!(await removeSecondStep(tx, code))) throw conflict('Esta conta não tem um segundo passo.');
        await writeAudit(tx, actor, `retirou o segundo passo da pessoa ${code}`);
        await notify(tx, code, 'reset');
      }),
  };
}
