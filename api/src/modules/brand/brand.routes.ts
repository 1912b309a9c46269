import { brandEntity } from '@rodovia/shared/contracts';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { brand } from '../../db/schema';

export function brandRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(brandEntity, brand), listedFor: 'public' });
}
