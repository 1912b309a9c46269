import { categoryEntity } from '@rodovia/shared/contracts/catalog';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { category } from '../../db/schema';

/** Routes of `/category`. */
export function categoryRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(categoryEntity, category) });
}
