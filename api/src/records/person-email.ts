import { type SQL, sql } from 'drizzle-orm';
import { person } from '../db/schema';

/** The person's address; empty after erasure, whose replacement only keeps the row unique. */
export const personEmail: SQL = sql`case when ${person.erased} is null then ${person.email} else '' end`;

/** SQL condition: active, and has a password. */
export const canLogIn: SQL = sql`(${person.isActive} and ${person.passwordHash} <> '')`;

/** SQL for the log-in name; null without an address, which equals nothing. */
export const loginEmail: SQL = sql`nullif(lower(${person.email}), '')`;
