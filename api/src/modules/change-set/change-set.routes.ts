import {
  CHANGE_OUTCOMES,
  CHANGE_SET_KINDS,
  ChangeItem,
  ChangeSet,
  UndoAnswer,
} from '@rodovia/shared/contracts/back-office';
import { Paged } from '@rodovia/shared/contracts/records';
import { eq, type SQL, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { createdBetween, filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { type RecordSource, readOne, readPage } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import { ByCode } from '../../crud/write-routes';
import { instant } from '../../db/projection';
import { changeSet, person } from '../../db/schema';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { readChangeItems } from './change-items';
import { isRecent, undoChangeSet } from './undo';

const nameOf = (code: SQL): SQL =>
  sql`coalesce((select ${person.name} from ${person} where ${person.code} = ${code}), '')`;

const source: RecordSource = {
  table: changeSet,
  key: changeSet.code,
  created: changeSet.created,
  fields: {
    Code: sql`${changeSet.code}`,
    Kind: sql`${changeSet.kind}`,
    Summary: sql`${changeSet.summary}`,
    Made: sql`${changeSet.made}`,
    Changed: sql`${changeSet.changed}`,
    ActorName: nameOf(sql`${changeSet.actorCode}`),
    Created: instant(changeSet.created),
    Undone: instant(changeSet.undone),
    UndoneByName: nameOf(sql`${changeSet.undoneBy}`),
    LeftOut: sql`${changeSet.leftOut}`,
    Undoable: sql`(${changeSet.undone} is null and ${isRecent})`,
  },
  relations: {},
  sortable: { Created: changeSet.created, Changed: changeSet.changed, Made: changeSet.made },
};

const { orderBy, term, startDate, endDate } = filterKeys;
const kind = Type.Optional(Type.Enum([...CHANGE_SET_KINDS]));
const ListQuery = querySchema({ ...pageKeys, orderBy, term, startDate, endDate, kind });

const { page, quantity } = pageKeys;
const outcome = Type.Optional(Type.Enum([...CHANGE_OUTCOMES]));
const ItemsQuery = querySchema({ page, quantity, term, outcome });

/** Routes of change sets: list, products, and undo. */
export function changeSetRoutes(app: Api, { database: { db } }: ApiContext): void {
  const admin = { config: { roles: ADMIN } };
  const schema = { querystring: ListQuery, response: { 200: Paged(ChangeSet) } };
  app.get('/change-set/pagged', { schema, ...admin }, ({ query }) => {
    const where = [
      query.kind ? eq(changeSet.kind, query.kind) : undefined,
      textFilter(sql`fold(${changeSet.summary})`, query.term),
      ...createdBetween(changeSet.created, query),
    ];
    return readPage<ChangeSet>(db, source, { ...query, where });
  });
  const setOf = async (code: string) => {
    const set = await readOne<ChangeSet>(db, source, { where: [eq(changeSet.code, code)] });
    if (!set) throw notFound('Alteração em massa não encontrada.');
    return set;
  };
  const one = { params: ByCode, response: { 200: ChangeSet } };
  app.get('/change-set/:code', { schema: one, ...admin }, ({ params }) => setOf(params.code));
  const items = { params: ByCode, querystring: ItemsQuery, response: { 200: Paged(ChangeItem) } };
  app.get('/change-set/:code/items', { schema: items, ...admin }, async ({ params, query }) => {
    await setOf(params.code);
    return readChangeItems(db, params.code, query);
  });
  const undoing = { params: ByCode, response: { 200: UndoAnswer } };
  app.put('/change-set/undo/:code', { schema: undoing, ...admin }, async (request) => ({
    Message: await undoChangeSet(db, actorOf(request), request.params.code),
  }));
}
