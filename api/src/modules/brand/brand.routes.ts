import { brandEntity } from '@rodovia/shared/contracts/catalog';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { brand } from '../../db/schema';

/** Routes of `/brand`: the list, one record, and its changes. */
export function brandRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(brandEntity, brand), listedFor: 'public' });
}
