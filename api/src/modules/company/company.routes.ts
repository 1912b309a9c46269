import { companyEntity } from '@rodovia/shared/contracts/catalog';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { company } from '../../db/schema';

/** Routes of `/company`. */
export function companyRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(companyEntity, company) });
}
