import type {
  AddressInput,
  Person,
  PersonUpdate,
  Registration as RegistrationData,
} from '@rodovia/shared/contracts/people';
import { bareDocument, isBlank } from '@rodovia/shared/contracts/rules';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import { conflict, forbidden, notFound } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { readOne } from '../../crud/record-source';
import { type Expected, hasVersion, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { address, person } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { hashPassword, inTurn } from '../../identity/password';
import { endSessions } from '../../identity/sessions';
import { mailConfirmation } from '../../mail/confirmation-mail';
import { mailTexts } from '../../mail/texts';
import { addressRow } from '../../records/address-row';
import { isMerged } from '../../records/merged-clients';
import { canLogIn } from '../../records/person-email';
import { invitationsOf, voidInvitations } from './invitation/invitation-links';
import { personSource, personsSeenBy, visiblePersons } from './person.repository';
import { checkClient, checkEmail, checkIdentity, checkRegistration, checkStaff } from './person-rules';

/** A registration as received; its rules, not its schema, report missing fields. */
export type Registration = RegistrationData & {
  phone1?: string;
  personTypeCode?: string;
  address?: AddressInput[];
};

/** Anybody can register clients; other types require an administrator. */
function typeFor(types: ApiConfig['personTypes'], actor: Actor | null, requested?: string): string {
  return actor?.role === 'admin' && requested ? requested : types.client;
}

function documents(isPhysical: boolean, document: string | undefined) {
  const bare = bareDocument(document);
  return { isPhysical, physicalDocument: isPhysical ? bare : '', legalDocument: isPhysical ? '' : bare };
}

type Known = typeof person.$inferSelect;

const EMAIL_STAYS = { email: 'O e-mail não pode ser alterado.' };
const missing = () => notFound('Pessoa não encontrada.');

async function find(db: Executor, where: (SQL | undefined)[], include?: string): Promise<Person> {
  const found = await readOne<Person>(db, personSource, { where, include });
  if (!found) throw missing();
  return found;
}

/** Operations on people. */
export function createPersonService(context: ApiContext) {
  const { config, mails, database } = context;
  const { db } = database;
  const types = config.personTypes;

  async function read(actor: Actor, code: string, include?: string): Promise<Person> {
    const where = [eq(person.code, code), visiblePersons(types, actor)];
    const found = await readOne<Person>(db, personsSeenBy(actor), { where, include });
    if (!found) throw missing();
    return found;
  }

  /**
   * Sends a welcome mail to people registered by staff, or a confirmation request to people who registered themselves.
   */
  async function greet(tx: Executor, actor: Actor | null, addressee: typeof person.$inferInsert & { code: string }) {
    if (!actor) return mailConfirmation(tx, context, addressee);
    if (addressee.passwordHash === '') return;
    const isStaff = addressee.personTypeCode !== types.client;
    await mails.add(tx, 'welcome', addressee, mailTexts.welcome(addressee.name, config.publicUrl, isStaff));
  }

  function checkNew(actor: Actor | null, personTypeCode: string, input: Registration): void {
    if (!actor) checkRegistration(input);
    else if (personTypeCode === types.client) checkClient(input);
    else checkStaff(input);
  }

  /** @param network as returned by `networkOf`. */
  async function register(actor: Actor | null, input: Registration, network: string): Promise<Person> {
    if (actor?.role === 'client') throw forbidden();
    const personTypeCode = typeFor(types, actor, input.personTypeCode);
    checkNew(actor, personTypeCode, input);
    const isPhysical = Boolean(input.isPhysical);
    const email = input.email?.trim().toLowerCase() ?? '';
    const caller = { address: network, account: actor?.code ?? email, isKnown: actor !== null };
    const row = {
      name: input.name?.trim() ?? '',
      email,
      phone1: input.phone1?.trim() ?? '',
      mobile: input.mobile?.trim() ?? '',
      ...documents(isPhysical, isPhysical ? input.physicalDocument : input.legalDocument),
      personTypeCode,
      passwordHash: isBlank(input.password) ? '' : await inTurn(caller, () => hashPassword(input.password ?? '')),
      // staff know the person; a visitor may have typed anybody's address
      ...(actor && email ? {} : { emailConfirmed: null }),
    };
    return db.transaction(async (tx) => {
      const [inserted] = await tx.insert(person).values(row).returning({ code: person.code });
      const code = inserted?.code ?? '';
      if (input.address?.length) await tx.insert(address).values(input.address.map((entry) => addressRow(entry, code)));
      await greet(tx, actor, { code, ...row });
      await writeAudit(tx, actor ?? { code, name: row.name }, `cadastrou a pessoa ${code}`);
      return find(tx, [eq(person.code, code)], 'PersonType,Address');
    });
  }

  function refuseErased(known: Known | undefined): void {
    if (known?.erased) throw conflict('Os dados desta pessoa foram removidos.');
  }

  /**
   * Locks a person.
   * @throws {HttpError} 409 if their data was erased.
   */
  async function lockKnown(tx: Executor, code: string): Promise<Known | undefined> {
    const [known] = await tx.select().from(person).where(eq(person.code, code)).for('update');
    refuseErased(known);
    return known;
  }

  /** Returns an address to add: only administrators can add one, and only if there is none. */
  function addedEmail(actor: Actor, { email = '' }: PersonUpdate, known: Known | undefined) {
    const added = email.trim().toLowerCase();
    if (added === '' || added === known?.email.toLowerCase()) return {};
    if (actor.role !== 'admin' || known?.email !== '') throw conflict('O e-mail não pode ser alterado.', EMAIL_STAYS);
    checkEmail(added);
    return { email: added, emailConfirmed: sql`now()` };
  }

  async function update(actor: Actor, input: PersonUpdate, expected?: Expected): Promise<Person> {
    await read(actor, input.code);
    if (actor.role !== 'admin' && actor.code !== input.code) throw forbidden();
    const isPhysical = Boolean(input.isPhysical);
    const { document, phone: phone1 } = input;
    const identity = { ...input, phone1, isPhysical, physicalDocument: document, legalDocument: document };
    const row = {
      name: input.name.trim(),
      mobile: input.mobile.trim(),
      ...(input.phone !== undefined && { phone1: input.phone.trim() }),
      ...documents(isPhysical, input.document),
      updated: sql`now()`,
    };
    return db.transaction(async (tx) => {
      const known = await lockKnown(tx, input.code);
      checkIdentity(identity, Boolean(known?.physicalDocument || known?.legalDocument));
      const changed = await tx
        .update(person)
        .set({ ...row, ...addedEmail(actor, input, known) })
        .where(and(eq(person.code, input.code), hasVersion(person.version, expected)))
        .returning({ code: person.code });
      const present = await find(tx, [eq(person.code, input.code)], 'PersonType,Address');
      if (changed.length === 0) throw stale(present);
      await writeAudit(tx, actor, `alterou a pessoa ${input.code}`);
      return present;
    });
  }

  /** Locks all active administrators, so that two of them cannot deactivate each other simultaneously. */
  async function keepOneAdministrator(tx: Executor, code: string): Promise<void> {
    const admins = await tx
      .select({ code: person.code })
      .from(person)
      .where(and(eq(person.personTypeCode, types.admin), canLogIn))
      .orderBy(person.code)
      .for('update');
    if (admins.length === 1 && admins[0]?.code === code) throw conflict('É preciso restar um administrador ativo.');
  }

  async function setActive(actor: Actor, code: string, isActive: boolean, expected?: Expected): Promise<Person> {
    if (!isActive && code === actor.code) throw conflict('Você não pode desativar a própria conta.');
    return db.transaction(async (tx) => {
      // not locked yet: administrators are locked first, in a fixed order
      const [known] = await tx.select().from(person).where(eq(person.code, code));
      refuseErased(known);
      if (isActive && (await isMerged(tx, code)))
        throw conflict('Este cadastro foi juntado a outro: só volta desfazendo a junção.');
      if (!isActive) await keepOneAdministrator(tx, code);
      const revoked = isActive ? person.tokenVersion : sql`${person.tokenVersion} + 1`;
      const changed = await tx
        .update(person)
        .set({ isActive, tokenVersion: revoked, updated: sql`now()` })
        .where(and(eq(person.code, code), ne(person.isActive, isActive), hasVersion(person.version, expected)))
        .returning({ code: person.code });
      if (!isActive && changed.length > 0) {
        await endSessions(tx, code);
        await voidInvitations(tx, invitationsOf(code));
      }
      const present = await find(tx, [eq(person.code, code)]);
      if (changed.length === 0 && present.IsActive !== isActive) throw stale(present);
      await writeAudit(tx, actor, `${isActive ? 'ativou' : 'desativou'} a pessoa ${code}`);
      return present;
    });
  }

  return { read, register, update, setActive };
}
