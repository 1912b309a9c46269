import { UNDO_HOURS } from '@rodovia/shared/contracts/back-office';
import type { AlikeClient, ClientLikeness, Likeness, MergedClient } from '@rodovia/shared/contracts/people';
import { bareDocument } from '@rodovia/shared/contracts/rules';
import { type AnyColumn, and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApiConfig } from '../../../base/config';
import type { Executor } from '../../../db/database';
import { instant, selectList } from '../../../db/projection';
import { person, personMerge } from '../../../db/schema';

/** Contact data and document of somebody, in any notation. */
export interface Traits {
  mobile?: string;
  email?: string;
  document?: string;
}

const MOST = 5;
/** Digits from which on a number is one. */
const SHORTEST_PHONE = 10;
const SHORTEST_DOCUMENT = 11;

const digits = (column: AnyColumn) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

/** Returns the conditions of what somebody can have in common with these traits. */
function conditionsOf({ mobile = '', email = '', document = '' }: Traits): Partial<Record<Likeness, SQL>> {
  const phone = mobile.replace(/^\s*\+\s*55/, '').replace(/\D/g, '');
  const bare = bareDocument(document);
  const address = email.trim().toLowerCase();
  return {
    ...(phone.length >= SHORTEST_PHONE && {
      MOBILE: sql`(${digits(person.mobile)} = ${phone} or ${digits(person.phone1)} = ${phone})`,
    }),
    ...(address.includes('@') && { EMAIL: sql`nullif(lower(${person.email}), '') = ${address}` }),
    ...(bare.length >= SHORTEST_DOCUMENT && {
      DOCUMENT: sql`(${person.physicalDocument} = ${bare} or ${person.legalDocument} = ${bare})`,
    }),
  };
}

/** Condition: not merged into somebody else. */
const isApart = sql`not exists (select from ${personMerge} where ${personMerge.mergedCode} = ${person.code}
  and ${personMerge.undone} is null)`;

/** Finds clients who share one of the traits, without the one that has `except` as code. */
export async function alikeClients(
  db: Executor,
  types: ApiConfig['personTypes'],
  traits: Traits,
  except?: string,
): Promise<AlikeClient[]> {
  const conditions = Object.entries(conditionsOf(traits)) as [Likeness, SQL][];
  if (conditions.length === 0) return [];
  const same = sql.join(
    conditions.map(([likeness, condition]) => sql`case when ${condition} then ${likeness}::text end`),
    sql`, `,
  );
  const fields = {
    Code: sql`${person.code}`,
    Name: sql`${person.name}`,
    Email: sql`${person.email}`,
    Mobile: sql`${person.mobile}`,
    IsActive: sql`${person.isActive}`,
    Same: sql`array_remove(array[${same}], null)`,
  };
  const where = and(
    eq(person.personTypeCode, types.client),
    isNull(person.erased),
    except ? ne(person.code, except) : undefined,
    or(...conditions.map(([, condition]) => condition)),
    isApart,
  );
  const { rows } = await db.execute(sql`select ${selectList(fields)} from ${person} where ${where}
    order by ${person.isActive} desc, ${person.created} desc limit ${MOST}`);
  return rows as unknown as AlikeClient[];
}

/** Condition: merged so recently that it can be undone. */
export const isUndoable = sql`(${personMerge.undone} is null
  and ${personMerge.created} > now() - ${UNDO_HOURS}::int * interval '1 hour')`;

const merging = alias(person, 'merging');

async function mergedClients(db: Executor, code: string): Promise<MergedClient[]> {
  const fields = {
    Code: sql`${personMerge.code}`,
    ClientCode: sql`${personMerge.mergedCode}`,
    Name: sql`${person.name}`,
    Created: instant(personMerge.created),
    ActorName: sql`${merging.name}`,
    Undoable: isUndoable,
  };
  const { rows } = await db.execute(sql`select ${selectList(fields)} from ${personMerge}
    join ${person} on ${person.code} = ${personMerge.mergedCode}
    join ${person} ${sql.raw('"merging"')} on ${merging.code} = ${personMerge.actorCode}
    where ${personMerge.keptCode} = ${code} and ${personMerge.undone} is null
    order by ${personMerge.created} desc limit 20`);
  return rows as unknown as MergedClient[];
}

/** Reads who is like a client, and with whom they were merged. */
export async function likenessOf(
  db: Executor,
  types: ApiConfig['personTypes'],
  client: typeof person.$inferSelect,
): Promise<ClientLikeness> {
  const { code, mobile, email, physicalDocument, legalDocument } = client;
  const [into] = await db
    .select({ Code: person.code, Name: person.name })
    .from(personMerge)
    .innerJoin(person, eq(person.code, personMerge.keptCode))
    .where(and(eq(personMerge.mergedCode, code), isNull(personMerge.undone)));
  const traits = { mobile, email, document: physicalDocument || legalDocument };
  const alike = into || client.erased ? [] : await alikeClients(db, types, traits, code);
  return { Alike: alike, Merged: await mergedClients(db, code), Into: into ?? null };
}
