import { randomUUID } from 'node:crypto';
import type { Invitation, InvitationAnswer, InvitedPerson, LoginAnswer } from '@rodovia/shared/contracts/people';
import type { AccountInput } from '@rodovia/shared/contracts/quotations';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { conflict, HttpError, notFound } from '../../../base/http-error';
import { createQuotationLinks } from '../../../base/quotation-links';
import type { ApiContext } from '../../../context/context';
import type { Executor } from '../../../db/database';
import { invitationLink, mailMessage, person } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { createKnownAddresses } from '../../../identity/known-addresses';
import { hashPassword, inTurn } from '../../../identity/password';
import { createSessions, endSessions } from '../../../identity/sessions';
import { mailConfirmation } from '../../../mail/confirmation-mail';
import { createMailedLinks, linkDigest, REMOVED_LINK } from '../../../mail/mailed-links';
import { shortName } from '../../../mail/plain-words';
import { mailTexts } from '../../../mail/texts';
import { provenCodes, requireNothingElse } from '../../../records/guest';
import { visiblePersons } from '../person.repository';
import { checkEmail, checkRecovery } from '../person-rules';
import { invitationsTo, voidInvitations } from './invitation-links';

type Account = typeof person.$inferSelect;
type Link = typeof invitationLink.$inferSelect;

const USED = 'Este convite já foi usado. Entre com o seu e-mail e a sua senha.';
const LASTS = sql`now() + interval '7 days'`;

const used = () => conflict(USED);
const over = (reason: string) => new HttpError(410, `${reason} Peça outro a quem o enviou.`);

/** Origin of a call. */
interface Origin {
  /** Network as returned by `networkOf`. */
  address: string;
  userAgent?: string;
}

/** What somebody gets with an account. */
interface SetUp extends Origin {
  passwordHash: string;
  /** E-mail that they typed. */
  typed: Partial<Pick<Account, 'email' | 'emailConfirmed'>>;
  /** Predicate for the audit log. */
  action: string;
}

const HAS_PASSWORD = 'Você já tem uma senha. Entre com o seu e-mail e ela.';

/** Invitations: a link by which a person registered by staff sets a password, once, within seven days. */
export function createInvitations({ config, mails, database: { db } }: ApiContext) {
  const links = createMailedLinks(config);
  const known = createKnownAddresses(config);
  const sessions = createSessions(config);

  const isStaff = ({ personTypeCode }: Account) => personTypeCode !== config.personTypes.client;

  /**
   * Mails the link if there is an address.
   * @returns the link's code, and whether a mail is sent.
   */
  async function write(tx: Executor, to: Account) {
    const mailCode = await mails.add(tx, 'invitation', to, mailTexts.invitation(to.name, REMOVED_LINK, isStaff(to)));
    if (!mailCode) return { seed: randomUUID(), mailed: false };
    const leaves = and(eq(mailMessage.code, mailCode), eq(mailMessage.status, 'PENDING'));
    return { seed: mailCode, mailed: (await tx.$count(mailMessage, leaves)) > 0 };
  }

  /**
   * Creates a link and invalidates the previous one.
   * @throws {HttpError} 404 if the caller may not see the person; 409 if the person has a password or is inactive.
   */
  const invite = (actor: Actor, code: string): Promise<Invitation> =>
    db.transaction(async (tx) => {
      const visible = and(eq(person.code, code), sql`(${visiblePersons(config.personTypes, actor) ?? true})`);
      const [to] = await tx.select().from(person).where(visible).for('update');
      if (!to) throw notFound('Pessoa não encontrada.');
      if (!to.isActive) throw conflict('O cadastro está inativo: ative-o antes de convidar.');
      if (to.passwordHash) throw conflict('Esta pessoa já tem uma senha. Se a esqueceu, ela mesma pode criar outra.');
      await voidInvitations(tx, invitationsTo(code));
      const { seed, mailed } = await write(tx, to);
      const guid = links.guidOf('invitation', seed);
      const row = { digest: linkDigest(guid), personCode: code, createdBy: actor.code, expires: LASTS };
      const [made] = await tx.insert(invitationLink).values(row).returning();
      await writeAudit(tx, actor, `convidou a pessoa ${code}`);
      return { Url: links.urlOf('invitation', guid), Expires: made?.expires.toISOString() ?? '', Mailed: mailed };
    });

  function refuseOver(link: Link, { isActive, passwordHash }: Account): void {
    if (link.used || passwordHash) throw used();
    if (link.voided || !isActive) throw over('Este convite não vale mais.');
    if (link.expires.getTime() <= Date.now()) throw over('Este convite expirou.');
  }

  /**
   * Finds the invited person.
   * @throws {HttpError} 404 unknown, 409 used, 410 expired.
   */
  async function find(tx: Executor, digest: string): Promise<Account> {
    const [found] = await tx
      .select({ link: invitationLink, account: person })
      .from(invitationLink)
      .innerJoin(person, eq(person.code, invitationLink.personCode))
      .where(eq(invitationLink.digest, digest));
    if (!found) throw notFound('Este convite não existe. Confira o link ou peça outro a quem o enviou.');
    refuseOver(found.link, found.account);
    return found.account;
  }

  /** Returns the data for the page of a link. */
  async function look(guid: string): Promise<InvitedPerson> {
    const invited = await find(db, linkDigest(guid));
    return { Name: shortName(invited.name), NeedsEmail: invited.email === '', IsStaff: isStaff(invited) };
  }

  /** Consumes the link. The person is locked first, in the same order as deactivation and inviting again. */
  async function spend(tx: Executor, digest: string, code: string): Promise<Account> {
    await tx.select({ code: person.code }).from(person).where(eq(person.code, code)).for('update');
    const account = await find(tx, digest);
    const open = and(eq(invitationLink.digest, digest), isNull(invitationLink.used));
    await tx.update(invitationLink).set({ used: sql`now()` }).where(open);
    return account;
  }

  /** Addresses typed by invited people are unverified and must be confirmed. */
  function addressOf({ email }: Account, input: InvitationAnswer) {
    if (email) return {};
    const typed = input.email?.trim().toLowerCase() ?? '';
    checkEmail(typed);
    return { email: typed, emailConfirmed: null };
  }

  /**
   * Gives a person a password, and the e-mail if there is none, ends what was open for them, and logs in.
   * @param locked the person, whose row is locked
   */
  async function setUp(tx: Executor, locked: Account, given: SetUp): Promise<LoginAnswer> {
    const { passwordHash, typed, address, userAgent, action } = given;
    const row = { passwordHash, ...typed, tokenVersion: locked.tokenVersion + 1, updated: sql`now()` };
    const [account] = await tx.update(person).set(row).where(eq(person.code, locked.code)).returning();
    if (!account) throw used();
    await endSessions(tx, account.code);
    await notifyOwner(tx, account, typed.email !== undefined);
    await writeAudit(tx, account, action);
    await known.remember(tx, account.code, known.digestOf(account.email.toLowerCase(), address));
    return sessions.open(tx, account, userAgent);
  }

  /** Notifies the address registered by staff that a password was set, in case somebody else got the link. */
  async function notifyOwner(tx: Executor, account: Account, hasTypedEmail: boolean): Promise<void> {
    if (hasTypedEmail) return mailConfirmation(tx, { config, mails }, account);
    await mails.add(tx, 'security', account, mailTexts.security(account.name, 'invited'));
  }

  /** Sets the password, and the e-mail if there is none, and logs in; of two simultaneous calls, one succeeds. */
  async function accept(input: InvitationAnswer, { address, userAgent }: Origin): Promise<LoginAnswer> {
    const digest = linkDigest(input.guid);
    const invited = await find(db, digest);
    const typed = addressOf(invited, input);
    checkRecovery(input);
    const caller = { address, account: invited.code, isKnown: false };
    const passwordHash = await inTurn(caller, () => hashPassword(input.newPassword));
    return db.transaction(async (tx) => {
      const locked = await spend(tx, digest, invited.code);
      return setUp(tx, locked, {
        passwordHash,
        typed,
        address,
        userAgent,
        action: 'aceitou o convite e entrou no sistema',
      });
    });
  }

  /**
   * Makes an account of somebody whose session opens one quotation; of two simultaneous calls, one succeeds.
   * @throws {HttpError} 409 if there is a password already, or more of the person than that quotation
   */
  async function begin(actor: Actor, input: AccountInput, { address, userAgent }: Origin): Promise<LoginAnswer> {
    const byCode = eq(person.code, actor.code);
    const [guest] = await db.select().from(person).where(byCode);
    if (guest?.passwordHash !== '' || actor.quotation === undefined) throw conflict(HAS_PASSWORD);
    const proven = provenCodes(createQuotationLinks(config), actor.quotation, input.others);
    const typed = addressOf(guest, { ...input, guid: '' });
    checkRecovery(input);
    const caller = { address, account: actor.code, isKnown: false };
    const passwordHash = await inTurn(caller, () => hashPassword(input.newPassword));
    return db.transaction(async (tx) => {
      const [locked] = await tx.select().from(person).where(byCode).for('update');
      if (locked?.passwordHash !== '') throw conflict(HAS_PASSWORD);
      await requireNothingElse(tx, actor.code, proven);
      await voidInvitations(tx, invitationsTo(actor.code));
      return setUp(tx, locked, { passwordHash, typed, address, userAgent, action: 'criou a sua conta' });
    });
  }

  return { invite, look, accept, begin };
}
