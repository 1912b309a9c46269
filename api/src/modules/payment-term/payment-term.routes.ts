import { paymentTermEntity } from '@rodovia/shared/contracts';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { paymentTerm } from '../../db/schema';
import { STAFF } from '../../plugins/authentication';

/** Sellers choose among the terms that administrators keep. */
export function paymentTermRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(paymentTermEntity, paymentTerm), listedFor: STAFF });
}
