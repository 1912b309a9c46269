import { paymentTermEntity } from '@rodovia/shared/contracts/catalog';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { paymentTerm } from '../../db/schema';
import { STAFF } from '../../plugins/authentication';

/** Routes of payment terms, which sellers choose from. */
export function paymentTermRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(paymentTermEntity, paymentTerm), listedFor: STAFF });
}
