import {
  HiddenInput,
  MAX_PREFERENCES,
  Preferences,
  RowsInput,
  ViewInput,
  ViewName,
} from '@rodovia/shared/contracts/back-office';
import { foldText } from '@rodovia/shared/contracts/rules';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { person, preference } from '../../db/schema';
import { NO_CONTENT } from '../../plugins/answers';
import { actorOf, STAFF } from '../../plugins/authentication';

const staff = { config: { roles: STAFF } };

type StoredPreference = typeof preference.$inferSelect;
type Place = Pick<StoredPreference, 'kind' | 'list' | 'name' | 'value'>;

/** Normalizes names, so that similar ones are considered equal. */
const keyOf = (name: string) => foldText(name.trim());

const asAnswer = (stored: readonly StoredPreference[]): Preferences => ({
  Rows: stored.filter(({ kind }) => kind === 'ROWS').map(({ value }) => Number(value))[0] ?? null,
  Hidden: stored
    .filter(({ kind }) => kind === 'HIDDEN')
    .map(({ list, value }) => ({ List: list, Columns: value.split(' ') })),
  Views: stored
    .filter(({ kind }) => kind === 'VIEW')
    .map(({ list, name, value }) => ({ List: list, Name: name, Query: value })),
});

/** Serialized per person, so that the limit holds for two tabs. */
async function keep(tx: Executor, personCode: string, place: Place): Promise<void> {
  const mine = eq(preference.personCode, personCode);
  await tx.select({ code: person.code }).from(person).where(eq(person.code, personCode)).for('no key update');
  const key = keyOf(place.name);
  const { value, name } = place;
  await tx
    .insert(preference)
    .values({ personCode, key, ...place })
    .onConflictDoUpdate({
      target: [preference.personCode, preference.kind, preference.list, preference.key],
      set: { value, name },
    });
  const [all] = await tx.select({ all: count() }).from(preference).where(mine);
  if (all && all.all > MAX_PREFERENCES)
    throw conflict(`Há ${MAX_PREFERENCES} preferências guardadas. Exclua alguma visão antes.`);
}

/** Routes of list settings of staff. */
export function preferenceRoutes(app: Api, { database: { db } }: ApiContext): void {
  app.get('/preference', { schema: { response: { 200: Preferences } }, ...staff }, async (request) => {
    const mine = eq(preference.personCode, actorOf(request).code);
    return asAnswer(await db.select().from(preference).where(mine).orderBy(asc(preference.list), asc(preference.key)));
  });

  const saved = { response: NO_CONTENT };
  const put = (code: string, place: Place) => db.transaction((tx) => keep(tx, code, place));

  app.put('/preference/rows', { schema: { body: RowsInput, ...saved }, ...staff }, async (request, reply) => {
    const value = String(request.body.rows);
    await put(actorOf(request).code, { kind: 'ROWS', list: '', name: '', value });
    reply.code(204);
  });

  app.put('/preference/columns', { schema: { body: HiddenInput, ...saved }, ...staff }, async (request, reply) => {
    const { list, columns } = request.body;
    const { code } = actorOf(request);
    const place = { kind: 'HIDDEN', list, name: '' };
    if (columns.length > 0) await put(code, { ...place, value: [...new Set(columns)].join(' ') });
    else
      await db
        .delete(preference)
        .where(and(eq(preference.personCode, code), eq(preference.kind, place.kind), eq(preference.list, list)));
    reply.code(204);
  });

  app.put('/preference/view', { schema: { body: ViewInput, ...saved }, ...staff }, async (request, reply) => {
    const { list, name, query } = request.body;
    await put(actorOf(request).code, { kind: 'VIEW', list, name: name.trim(), value: query });
    reply.code(204);
  });

  const removing = { querystring: ViewName, ...saved };
  app.delete('/preference/view', { schema: removing, ...staff }, async (request, reply) => {
    const { list, name } = request.query;
    const isIt = sql`(${preference.personCode}, ${preference.kind}, ${preference.list}, ${preference.key})
      = (${actorOf(request).code}::uuid, 'VIEW', ${list}, ${keyOf(name)})`;
    const deleted = await db.delete(preference).where(isIt).returning({ key: preference.key });
    if (deleted.length === 0) throw notFound();
    reply.code(204);
  });
}
