import { clientRules } from '@rodovia/shared/contracts/people';
import type { GuestQuotationInput, GuestSession, QuotationAccess } from '@rodovia/shared/contracts/quotations';
import { brokenRules } from '@rodovia/shared/contracts/rules';
import { and, eq } from 'drizzle-orm';
import { conflict, forbidden, HttpError, invalidFields, notFound } from '../../../base/http-error';
import { createQuotationLinks } from '../../../base/quotation-links';
import type { ApiContext } from '../../../context/context';
import type { Executor } from '../../../db/database';
import { deskSettings, person, quotation } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { createSessions } from '../../../identity/sessions';
import { mailConfirmation } from '../../../mail/confirmation-mail';
import { visibleQuotations } from '../../../records/quotation-sides';
import { createQuotations } from '../quotation-creation';
import { createGuestLimits } from './guest-limits';
import { createTickets } from './guest-tickets';

/** Origin of a call. */
interface Origin {
  /** Network as returned by `networkOf`. */
  network: string;
  userAgent?: string;
}

const CLOSED = 'No momento a loja recebe pedidos só de quem tem conta. Entre, ou crie a sua, para fechar o carrinho.';
const HAS_ACCOUNT = 'Este orçamento já tem uma conta. Entre com o seu e-mail e a sua senha para abri-lo.';
const LOGGED_IN = 'Você já entrou na sua conta: feche o carrinho por ela.';

/** Days after the end of a quotation for which its link opens it. */
const OPENS_FOR = 90 * 24 * 3_600_000;

/** Quotations of people without an account, and the links that open them. */
export function createGuests(context: ApiContext) {
  const { config, database } = context;
  const { db } = database;
  const tickets = createTickets(config);
  const limits = createGuestLimits(context);
  const links = createQuotationLinks(config);
  const sessions = createSessions(config);
  const create = createQuotations(context);

  const isClient = eq(person.personTypeCode, config.personTypes.client);

  /** @throws {HttpError} 403 if the shop takes none. */
  async function requireOpen(): Promise<void> {
    const [settings] = await db.select({ takesGuests: deskSettings.takesGuests }).from(deskSettings);
    if (!settings?.takesGuests) throw forbidden(CLOSED);
  }

  /** Starts a session that opens this quotation only. */
  async function sessionFor(tx: Executor, code: string, userAgent?: string): Promise<GuestSession> {
    const [found] = await tx
      .select({ account: person, number: quotation.number })
      .from(quotation)
      .innerJoin(person, eq(person.code, quotation.personCode))
      .where(and(eq(quotation.code, code), eq(person.isActive, true), isClient));
    if (!found) throw notFound('Orçamento não encontrado.');
    const { account, number } = found;
    if (account.passwordHash !== '') throw conflict(HAS_ACCOUNT);
    return {
      Session: await sessions.open(tx, account, userAgent, code),
      Code: code,
      Number: number,
      Url: links.urlOf(code),
      NeedsEmail: account.email === '',
    };
  }

  /** Registers the person of a ticket, once. */
  const register = (code: string, input: GuestQuotationInput, isConfirmed: boolean) => async (tx: Executor) => {
    const email = input.email?.trim().toLowerCase() ?? '';
    const row = {
      code,
      name: input.name.trim(),
      email,
      mobile: input.mobile.trim(),
      isPhysical: true,
      personTypeCode: config.personTypes.client,
      passwordHash: '',
      emailConfirmed: isConfirmed ? new Date() : null,
    };
    const made = await tx.insert(person).values(row).onConflictDoNothing({ target: person.code }).returning();
    if (made.length === 0) return;
    await writeAudit(tx, { code, name: row.name }, `pediu um orçamento sem conta e cadastrou-se como a pessoa ${code}`);
    if (email !== '' && !isConfirmed) await mailConfirmation(tx, context, { code, email });
  };

  /** Returns whether a quotation was made with this ticket. */
  const wasClosed = async ({ code }: Actor, id: string): Promise<boolean> =>
    (await db.$count(quotation, and(eq(quotation.createdBy, code), eq(quotation.idempotencyKey, id)))) > 0;

  return {
    async ticket(network: string) {
      await requireOpen();
      return tickets.issue(await limits.madeFrom(network));
    },

    /**
     * Closes a cart for somebody without an account; a repeated ticket opens the quotation that was made first.
     * @param actor whoever has closed one already, in the session of that one
     * @throws {HttpError} 400 with the wrong fields, 403 if it is switched off, 409 for who has an account or has to
     * confirm an address, 429 if it is too early or too often.
     */
    async close(
      actor: Actor | null,
      input: GuestQuotationInput,
      { network, userAgent }: Origin,
    ): Promise<GuestSession> {
      await requireOpen();
      if (actor && actor.quotation === undefined) throw conflict(LOGGED_IN);
      const errors = brokenRules(clientRules, { ...input, isPhysical: true });
      if (Object.keys(errors).length > 0) throw invalidFields(errors);
      const id = tickets.idOf(input.ticket);
      const owner: Actor = {
        code: actor?.code ?? tickets.personOf(id),
        name: actor?.name ?? input.name.trim(),
        role: 'client',
      };
      const isRepeated = await wasClosed(owner, id);
      const isConfirmed = !isRepeated && (await limits.count(input, network));
      const { shoppingCartItem, freeItem, details } = input;
      const items = { shoppingCartItem, ...(freeItem && { freeItem }), ...(details && { details }) };
      try {
        const made = await create(owner, items, id, actor ? undefined : register(owner.code, input, isConfirmed));
        return await db.transaction((tx) => sessionFor(tx, made.Code, userAgent));
      } catch (error) {
        if (error instanceof HttpError && !isRepeated) await limits.giveBack(input, network);
        throw error;
      }
    },

    /**
     * Opens a quotation by its link.
     * @throws {HttpError} 404 for a wrong link, 409 if its client has a password, 410 if it ended long ago.
     */
    async open({ code, access }: QuotationAccess, userAgent?: string): Promise<GuestSession> {
      if (!links.opens(code, access))
        throw notFound('Este link não abre nenhum orçamento. Confira se ele está inteiro.');
      return db.transaction(async (tx) => {
        const [found] = await tx.select().from(quotation).where(eq(quotation.code, code));
        const isOver = found?.status === 'COMPLETE' || found?.status === 'CANCEL';
        if (isOver && Date.now() - found.updated.getTime() > OPENS_FOR)
          throw new HttpError(410, 'Este orçamento terminou há mais de 90 dias, e o link dele não abre mais.');
        return sessionFor(tx, code, userAgent);
      });
    },

    /**
     * Returns the address at which the client of a quotation opens it: a link that needs no log-in while they have no
     * password.
     * @throws {HttpError} 404 if the actor may not see the quotation.
     */
    async linkFor(actor: Actor, code: string): Promise<string> {
      const [found] = await db
        .select({ hash: person.passwordHash })
        .from(quotation)
        .innerJoin(person, eq(person.code, quotation.personCode))
        .where(and(eq(quotation.code, code), visibleQuotations(actor)));
      if (!found) throw notFound('Orçamento não encontrado.');
      return found.hash === '' ? links.urlOf(code) : links.addressOf(code);
    },
  };
}
