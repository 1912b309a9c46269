import { Model, ModelCreation, ModelInput } from '@rodovia/shared/contracts';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { filterKeys, querySchema } from '../../crud/list-query';
import { readPage } from '../../crud/record-source';
import { termFilter } from '../../crud/term';
import { csvDate } from '../../csv/write-csv';
import { model } from '../../db/schema';
import { MODEL_IMAGES } from '../../images/image-set';
import { CATALOGUE_CACHE } from '../../plugins/cache';
import { modelSource } from './model.repository';

const SuggestionQuery = querySchema({
  term: Type.String({ minLength: 3, maxLength: 200 }),
  include: filterKeys.include,
});
const SUGGESTIONS = 8;

/** Active models by a piece of their name. */
function suggestions(app: Api, { database: { db } }: ApiContext): void {
  const schema = { querystring: SuggestionQuery, response: { 200: Type.Array(Model) } };
  app.get(
    '/model/by-description',
    { schema, config: { roles: 'public', cache: CATALOGUE_CACHE } },
    async ({ query }) => {
      const where = [sql`${model.isActive}`, await termFilter(db, model, [model.name, model.description], query.term)];
      const selection = { where, include: query.include, orderBy: 'Name asc', quantity: SUGGESTIONS };
      return (await readPage<Model>(db, modelSource, selection)).Results;
    },
  );
}

export function modelRoutes(app: Api, context: ApiContext): void {
  suggestions(app, context);
  crudRoutes<Model, ModelInput>(app, context, {
    resource: 'model',
    names: { one: 'o modelo' },
    table: model,
    source: modelSource,
    searched: [model.name],
    listOrder: 'Name asc',
    publicList: true,
    item: Model,
    input: ModelInput,
    pictures: { field: 'modelImages', creation: ModelCreation, kind: MODEL_IMAGES },
    toRow: ({ name, description }) => ({ name: name.trim(), description: description.trim() }),
    exportFile: 'reportModel',
    exportColumns: [
      ['Modelo', (record) => record.Name],
      ['Descrição', (record) => record.Description],
      ['Ativo', (record) => record.IsActive],
      ['Criado em', (record) => csvDate(record.Created)],
      ['Atualizado em', (record) => csvDate(record.Updated)],
    ],
  });
}
