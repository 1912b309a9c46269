import type { MergeAnswer } from '@rodovia/shared/contracts/people';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { conflict, invalidFields, notFound } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import type { Executor } from '../../../db/database';
import {
  address,
  type MovedField,
  type MovedRows,
  message,
  messageRead,
  person,
  personMerge,
  personNote,
  pushSubscription,
  quotation,
  savedList,
  vehicle,
} from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { endSessions } from '../../../identity/sessions';
import { isMerged } from '../../../records/merged-clients';
import { invitationsOf, voidInvitations } from '../invitation/invitation-links';
import { isUndoable } from './likeness';

type Client = typeof person.$inferSelect;

/** Tables whose rows belong to a client. */
const OWNED = { quotation, address, vehicle, savedList, personNote, pushSubscription } as const;
type Owned = keyof typeof OWNED;

/** Moves rows from one client to another: all of them, or those with these codes. */
async function moveRows(tx: Executor, name: Owned, from: string, to: string, codes?: string[]): Promise<string[]> {
  const table = OWNED[name];
  const moved = await tx
    .update(table)
    .set({ personCode: to })
    .where(and(eq(table.personCode, from), codes && inArray(table.code, codes)))
    .returning({ code: table.code });
  return moved.map(({ code }) => code);
}

/** What a client wrote and read in conversations goes with the quotation. */
async function moveConversations(tx: Executor, from: string, to: string, quotations: string[]): Promise<void> {
  if (quotations.length === 0) return;
  const ofThem = inArray(message.quotationCode, quotations);
  await tx
    .update(message)
    .set({ authorCode: to })
    .where(and(eq(message.authorCode, from), ofThem));
  const read = and(eq(messageRead.personCode, from), inArray(messageRead.quotationCode, quotations));
  await tx.update(messageRead).set({ personCode: to }).where(read);
}

const documentOf = ({ physicalDocument, legalDocument }: Client) => physicalDocument || legalDocument;

/** Returns the fields that the kept client has not. */
function missingFields(kept: Client, merged: Client): MovedField[] {
  const fields: MovedField[] = kept.phone1 === '' && merged.phone1 !== '' ? ['phone1'] : [];
  if (documentOf(kept) !== '' || documentOf(merged) === '') return fields;
  return [...fields, merged.physicalDocument ? 'physicalDocument' : 'legalDocument'];
}

/** Gives fields of one client to another who has not got them. The giver is written first: documents are unique. */
async function giveFields(tx: Executor, from: Client, to: Client, fields: readonly MovedField[]): Promise<void> {
  const given = fields.filter((field) => from[field] !== '' && to[field] === '');
  if (given.length === 0) return;
  const empty = Object.fromEntries(given.map((field) => [field, '']));
  const values = Object.fromEntries(given.map((field) => [field, from[field]]));
  const kind = given.some((field) => field !== 'phone1') ? { isPhysical: given.includes('physicalDocument') } : {};
  await tx
    .update(person)
    .set({ ...empty, updated: sql`now()` })
    .where(eq(person.code, from.code));
  await tx
    .update(person)
    .set({ ...values, ...kind, updated: sql`now()` })
    .where(eq(person.code, to.code));
}

/** Merging of two records of one client, and undoing it. */
export function createMerges({ config, database: { db } }: ApiContext) {
  /**
   * Locks two clients, always in the same order.
   * @throws {HttpError} 404 if one is no client; 409 if the data of one was erased.
   */
  async function lockBoth(tx: Executor, keptCode: string, mergedCode: string) {
    const found = await tx
      .select()
      .from(person)
      .where(and(inArray(person.code, [keptCode, mergedCode]), eq(person.personTypeCode, config.personTypes.client)))
      .orderBy(person.code)
      .for('update');
    const [kept, merged] = [keptCode, mergedCode].map((code) => found.find((one) => one.code === code));
    if (!kept || !merged) throw notFound('Cliente não encontrado.');
    if (kept.erased || merged.erased) throw conflict('Os dados de um dos clientes foram removidos.');
    return { kept, merged };
  }

  /** @throws {HttpError} 409 with the reason why these two are not merged. */
  async function refuse(tx: Executor, kept: Client, merged: Client): Promise<void> {
    if (await isMerged(tx, kept.code)) throw conflict(`${kept.name} já foi juntado a outro cadastro.`);
    if (await isMerged(tx, merged.code)) throw conflict(`${merged.name} já foi juntado a outro cadastro.`);
    if (!kept.isActive) throw conflict(`${kept.name} está inativo: ative o cadastro que fica antes de juntar.`);
    if (kept.email === '' && merged.email !== '')
      throw conflict(`Quem entra no site é ${merged.name}: junte este cadastro àquele.`);
  }

  /**
   * Gives everything of one client to another and deactivates the first.
   * @throws {HttpError} 404, or 409 with the reason why they are not merged.
   */
  const merge = (actor: Actor, keptCode: string, mergedCode: string): Promise<MergeAnswer> =>
    db.transaction(async (tx) => {
      if (keptCode === mergedCode) throw invalidFields({ merged: 'Escolha outro cadastro.' });
      const { kept, merged } = await lockBoth(tx, keptCode, mergedCode);
      await refuse(tx, kept, merged);
      const moved = {} as MovedRows;
      for (const name of Object.keys(OWNED) as Owned[]) moved[name] = await moveRows(tx, name, mergedCode, keptCode);
      await moveConversations(tx, mergedCode, keptCode, moved.quotation);
      const fields = missingFields(kept, merged);
      await giveFields(tx, merged, kept, fields);
      await tx
        .update(person)
        .set({ isActive: false, tokenVersion: sql`${person.tokenVersion} + 1`, updated: sql`now()` })
        .where(eq(person.code, mergedCode));
      await endSessions(tx, mergedCode);
      await voidInvitations(tx, invitationsOf(mergedCode));
      const row = { keptCode, mergedCode, actorCode: actor.code, moved, fields, wasActive: merged.isActive };
      const [made] = await tx.insert(personMerge).values(row).returning({ code: personMerge.code });
      await writeAudit(tx, actor, `juntou o cliente ${mergedCode} ao cliente ${keptCode}`);
      return { Code: made?.code ?? '', Message: `${merged.name} foi juntado a ${kept.name}.` };
    });

  /**
   * Gives back what a merge has moved, if the kept client still has it.
   * @throws {HttpError} 404, or 409 if it was undone, is older than a day, or the kept client was merged since.
   */
  const undo = (actor: Actor, code: string): Promise<MergeAnswer> =>
    db.transaction(async (tx) => {
      const [found] = await tx
        .select({ keptCode: personMerge.keptCode, mergedCode: personMerge.mergedCode })
        .from(personMerge)
        .where(eq(personMerge.code, code));
      if (!found) throw notFound('Junção não encontrada.');
      const { kept, merged } = await lockBoth(tx, found.keptCode, found.mergedCode);
      const [undone] = await tx
        .update(personMerge)
        .set({ undone: sql`now()` })
        .where(and(eq(personMerge.code, code), isUndoable))
        .returning();
      if (!undone) throw conflict('Esta junção já foi desfeita, ou tem mais de um dia.');
      if (await isMerged(tx, kept.code))
        throw conflict(`${kept.name} foi juntado a outro cadastro: desfaça primeiro essa junção.`);
      for (const name of Object.keys(OWNED) as Owned[]) {
        // a merge from before a table was among them has moved none of its rows
        const back = await moveRows(tx, name, kept.code, merged.code, undone.moved[name] ?? []);
        if (name === 'quotation') await moveConversations(tx, kept.code, merged.code, back);
      }
      await giveFields(tx, kept, merged, undone.fields);
      const change = { isActive: undone.wasActive, updated: sql`now()` };
      await tx.update(person).set(change).where(eq(person.code, merged.code));
      await writeAudit(tx, actor, `desfez a junção do cliente ${merged.code} ao cliente ${kept.code}`);
      return { Code: code, Message: `${merged.name} e ${kept.name} voltaram a ser dois cadastros.` };
    });

  return { merge, undo };
}
