import {
  type AddressInput,
  bareDocument,
  type PasswordChange,
  type Person,
  type PersonUpdate,
  type Registration as RegistrationData,
} from '@rodovia/shared/contracts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import { conflict, forbidden, invalidFields, notFound } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { readOne } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { address, person } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { hashPassword, passwordMatches } from '../../identity/password';
import type { Account } from '../../identity/tokens';
import { mailTexts } from '../../mail/texts';
import { addressRow } from '../../records/address-row';
import { personSource } from './person.repository';
import { checkIdentity, checkPasswordChange, checkRegistration } from './person-rules';

/** A registration as it arrives: the rules, not the schema, say what is missing. */
export type Registration = RegistrationData & {
  phone1?: string;
  personTypeCode?: string;
  address?: AddressInput[];
};

/** Whose records a caller may see: all, clients and itself, or only itself. */
export function visiblePersons(types: ApiConfig['personTypes'], actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  const self = sql`${person.code} = ${actor.code}`;
  return actor.role === 'seller' ? sql`${self} or ${person.personTypeCode} = ${types.client}` : self;
}

/** Registers clients for everybody; only an administrator decides on another type. */
function typeFor(types: ApiConfig['personTypes'], actor: Actor | null, asked?: string): string {
  return actor?.role === 'admin' && asked ? asked : types.client;
}

function documents(isPhysical: boolean, document: string | undefined) {
  const bare = bareDocument(document);
  return { isPhysical, physicalDocument: isPhysical ? bare : '', legalDocument: isPhysical ? '' : bare };
}

async function find(db: Executor, where: (SQL | undefined)[], include?: string): Promise<Person> {
  const found = await readOne<Person>(db, personSource, { where, include });
  if (!found) throw notFound('Pessoa não encontrada.');
  return found;
}

/** The rules around persons. */
export function createPersonService({ config, mails, database: { db } }: ApiContext) {
  const types = config.personTypes;

  const read = (actor: Actor, code: string, include?: string) =>
    find(db, [eq(person.code, code), visiblePersons(types, actor)], include);

  async function register(actor: Actor | null, input: Registration): Promise<Person> {
    if (actor?.role === 'client') throw forbidden();
    checkRegistration(input);
    const isPhysical = Boolean(input.isPhysical);
    const row = {
      name: input.name?.trim() ?? '',
      email: input.email?.trim().toLowerCase() ?? '',
      phone1: input.phone1?.trim() ?? '',
      mobile: input.mobile?.trim() ?? '',
      ...documents(isPhysical, isPhysical ? input.physicalDocument : input.legalDocument),
      personTypeCode: typeFor(types, actor, input.personTypeCode),
      passwordHash: await hashPassword(input.password ?? ''),
    };
    return db.transaction(async (tx) => {
      const [inserted] = await tx.insert(person).values(row).returning({ code: person.code });
      const code = inserted?.code ?? '';
      if (input.address?.length) await tx.insert(address).values(input.address.map((entry) => addressRow(entry, code)));
      await mails.add(
        tx,
        'welcome',
        { code, email: row.email },
        mailTexts.welcome(row.name, `${config.publicUrl}/modelos`),
      );
      await writeAudit(tx, actor ?? { code, name: row.name }, `cadastrou a pessoa ${code}`);
      return find(tx, [eq(person.code, code)], 'PersonType,Address');
    });
  }

  async function update(actor: Actor, input: PersonUpdate): Promise<Person> {
    await read(actor, input.code);
    if (actor.role !== 'admin' && actor.code !== input.code) throw forbidden();
    const isPhysical = Boolean(input.isPhysical);
    checkIdentity({ ...input, isPhysical, physicalDocument: input.document, legalDocument: input.document });
    const row = {
      name: input.name.trim(),
      mobile: input.mobile.trim(),
      ...(input.phone !== undefined && { phone1: input.phone.trim() }),
      ...documents(isPhysical, input.document),
      updated: sql`now()`,
    };
    return db.transaction(async (tx) => {
      await tx.update(person).set(row).where(eq(person.code, input.code));
      await writeAudit(tx, actor, `alterou a pessoa ${input.code}`);
      return find(tx, [eq(person.code, input.code)], 'PersonType,Address');
    });
  }

  /** Locks the administrators, so that two of them cannot switch each other off at once. */
  async function keepOneAdministrator(tx: Executor, code: string): Promise<void> {
    const admins = await tx
      .select({ code: person.code })
      .from(person)
      .where(and(eq(person.personTypeCode, types.admin), person.isActive))
      .for('update');
    if (admins.length === 1 && admins[0]?.code === code) throw conflict('É preciso restar um administrador ativo.');
  }

  async function setActive(actor: Actor, code: string, isActive: boolean): Promise<Person> {
    if (!isActive && code === actor.code) throw conflict('Você não pode desativar a própria conta.');
    return db.transaction(async (tx) => {
      if (!isActive) await keepOneAdministrator(tx, code);
      const revoked = isActive ? person.tokenVersion : sql`${person.tokenVersion} + 1`;
      await tx
        .update(person)
        .set({ isActive, tokenVersion: revoked, updated: sql`now()` })
        .where(and(eq(person.code, code), ne(person.isActive, isActive)));
      const changed = await find(tx, [eq(person.code, code)]);
      await writeAudit(tx, actor, `${isActive ? 'ativou' : 'desativou'} a pessoa ${code}`);
      return changed;
    });
  }

  /** Revokes every token that is out, the caller's too: the answer is the account to sign a new one for. */
  async function changePassword(actor: Actor, input: PasswordChange): Promise<Account> {
    const [stored] = await db.select().from(person).where(eq(person.code, actor.code));
    if (!(await passwordMatches(stored?.passwordHash, input.currentPassword))) {
      throw invalidFields({ currentPassword: 'Senha atual incorreta.' });
    }
    checkPasswordChange(input);
    const passwordHash = await hashPassword(input.newPassword);
    return db.transaction(async (tx) => {
      const [changed] = await tx
        .update(person)
        .set({ passwordHash, tokenVersion: sql`${person.tokenVersion} + 1`, updated: sql`now()` })
        .where(eq(person.code, actor.code))
        .returning();
      if (!changed) throw notFound();
      await writeAudit(tx, actor, 'alterou a própria senha');
      return changed;
    });
  }

  return { read, register, update, setActive, changePassword };
}
