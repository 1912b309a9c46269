import { type SQL, sql } from 'drizzle-orm';
import { person } from '../db/schema';

/** The address of a person; nothing once it was removed, for what stands in its place only keeps the row unique. */
export const personEmail: SQL = sql`case when ${person.erased} is null then ${person.email} else '' end`;

/** Whether somebody can log in: active, and with a password by now. */
export const canLogIn: SQL = sql`(${person.isActive} and ${person.passwordHash} <> '')`;

/** What somebody logs in with, as it is looked for; null for who has no address, which nothing equals. */
export const loginEmail: SQL = sql`nullif(lower(${person.email}), '')`;
