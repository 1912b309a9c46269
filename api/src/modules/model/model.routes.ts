import { Model, ModelCreation, modelEntity } from '@rodovia/shared/contracts/catalog';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { filterKeys, querySchema } from '../../crud/list-query';
import { readPage } from '../../crud/record-source';
import { termFilter } from '../../crud/term';
import { model, modelImage } from '../../db/schema';
import { imageList } from '../../images/image-list';
import { MODEL_IMAGES } from '../../images/image-set';
import { CATALOGUE_CACHE } from '../../plugins/cache';

const SuggestionQuery = querySchema({
  term: Type.String({ minLength: 3, maxLength: 200 }),
  include: filterKeys.include,
});
const SUGGESTIONS = 8;

const modelSource = sourceOf(modelEntity, model, { relations: { ModelImage: imageList(modelImage, model.code) } });

/** Route of active models by part of their name. */
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

/** Routes of `/model`; a model is created together with its images. */
export function modelRoutes(app: Api, context: ApiContext): void {
  suggestions(app, context);
  crudRoutes(app, context, {
    source: modelSource,
    item: Model,
    pictures: { field: 'modelImages', creation: ModelCreation, kind: MODEL_IMAGES },
    listedFor: 'public',
  });
}
