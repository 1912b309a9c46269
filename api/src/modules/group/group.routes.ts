import { GROUP_TYPES, groupEntity } from '@rodovia/shared/contracts/catalog';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { group } from '../../db/schema';
import { CONTENT_CACHE } from '../../plugins/cache';

/** Routes of `/group`. */
export function groupRoutes(app: Api, context: ApiContext): void {
  const typesSchema = { response: { 200: Type.Array(Type.String()) } };
  app.get('/group/types', { schema: typesSchema, config: { roles: 'public', cache: CONTENT_CACHE } }, () => [
    ...GROUP_TYPES,
  ]);
  crudRoutes(app, context, { source: sourceOf(groupEntity, group), listedFor: 'public' });
}
