import {
  CHANGED_ENTITIES,
  type ChangedEntity,
  changeWord,
  entityWord,
  RecordChange,
} from '@rodovia/shared/contracts/back-office';
import { Code, Paged } from '@rodovia/shared/contracts/records';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { createdBetween, filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { type RecordSource, readAll, readPage } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import { type FileColumn, moment } from '../../csv/file-column';
import { instant } from '../../db/projection';
import { model, person, product, quotation, recordChange } from '../../db/schema';
import { ADMIN } from '../../plugins/authentication';
import { inWords } from '../../records/change-words';

const nameOf = (code: SQL): SQL => sql`(select ${person.name} from ${person} where ${person.code}::text = ${code})`;

/** Current names of people, so that erased names disappear here too. */
const stored = (
  value: SQL,
): SQL => sql`case when ${recordChange.field} in ('person_code', 'seller_code') and ${value} <> ''
  then coalesce(${nameOf(value)}, '') else ${value} end`;

const presentName = sql`case ${recordChange.entity}
  when 'PERSON' then (select ${person.name} from ${person} where ${person.code} = ${recordChange.recordCode})
  when 'PRODUCT' then (select ${product.description} from ${product} where ${product.code} = ${recordChange.recordCode})
  when 'MODEL' then (select ${model.name} from ${model} where ${model.code} = ${recordChange.recordCode})
  when 'SITE' then ''
  else (select ${quotation.number}::text from ${quotation} where ${quotation.code} = ${recordChange.recordCode}) end`;

/** Last name of a deleted record, from its last change. */
const lastName = sql`(select gone.before from ${recordChange} gone
  where gone.record_code = ${recordChange.recordCode} and gone.kind = 'REMOVED' limit 1)`;

const source: RecordSource = {
  table: recordChange,
  key: recordChange.id,
  created: recordChange.created,
  fields: {
    Id: sql`${recordChange.id}`,
    Entity: sql`${recordChange.entity}`,
    RecordCode: sql`${recordChange.recordCode}`,
    RecordName: sql`coalesce(${presentName}, ${lastName}, '')`,
    PersonTypeCode: sql`(select ${person.personTypeCode} from ${person} where ${person.code} = ${recordChange.recordCode})`,
    Kind: sql`${recordChange.kind}`,
    Field: sql`${recordChange.field}`,
    Before: stored(sql`${recordChange.before}`),
    After: stored(sql`${recordChange.after}`),
    ActorName: sql`case when ${recordChange.actorCode} is null then 'Sistema'
      else coalesce(${nameOf(sql`${recordChange.actorCode}::text`)}, '') end`,
    Created: instant(recordChange.created),
  },
  relations: {},
  sortable: { Created: recordChange.created },
};

const { orderBy, term, startDate, endDate } = filterKeys;
const own = {
  orderBy,
  term,
  startDate,
  endDate,
  entity: Type.Optional(Type.Enum([...CHANGED_ENTITIES])),
  record: Type.Optional(Code),
  actor: Type.Optional(Code),
};
const ExportQuery = querySchema(own);
const ListQuery = querySchema({ ...pageKeys, ...own });

const ofEntity = (entity?: ChangedEntity) => (entity ? eq(recordChange.entity, entity) : undefined);

const filters = ({ entity, record, actor, term, ...period }: Static<typeof ExportQuery>) => [
  ofEntity(entity),
  record ? eq(recordChange.recordCode, record) : undefined,
  actor ? eq(recordChange.actorCode, actor) : undefined,
  textFilter(sql`fold(${recordChange.before} || ' ' || ${recordChange.after})`, term),
  ...createdBetween(recordChange.created, period),
];

const columns: FileColumn<RecordChange>[] = [
  ['Data', ({ Created }) => moment(Created)],
  ['Quem', ({ ActorName }) => ActorName],
  ['Cadastro', ({ Entity }) => entityWord(Entity)],
  ['Código', ({ RecordCode }) => RecordCode],
  ['Nome', ({ RecordName }) => RecordName],
  ['O que', ({ Kind }) => changeWord(Kind)],
  ['Campo', ({ Field }) => Field],
  ['De', ({ Before }) => Before],
  ['Para', ({ After }) => After],
];

async function* worded(changes: AsyncIterable<RecordChange>): AsyncGenerator<RecordChange> {
  for await (const change of changes) yield inWords(change);
}

/** Routes of the change history of people, products, models, quotations and content. */
export function recordChangeRoutes(app: Api, { database: { db } }: ApiContext): void {
  const admin = { config: { roles: ADMIN } };
  const schema = { querystring: ListQuery, response: { 200: Paged(RecordChange) } };
  app.get('/record-change/pagged', { schema, ...admin }, async ({ query }) => {
    const page = await readPage<RecordChange>(db, source, { ...query, where: filters(query) });
    return { ...page, Results: page.Results.map(inWords) };
  });
  const exporting = { querystring: ExportQuery, response: exportResponse };
  app.get('/record-change/export', { schema: exporting, ...admin }, (request, reply) => {
    const changes = readAll<RecordChange>(db, source, { where: filters(request.query) });
    return sendExport(request, reply, 'reportRecordChanges', columns, worded(changes));
  });
}
