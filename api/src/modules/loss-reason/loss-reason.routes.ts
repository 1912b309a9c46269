import { lossReasonEntity } from '@rodovia/shared/contracts/catalog';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { lossReason } from '../../db/schema';
import { STAFF } from '../../plugins/authentication';

/** Routes of loss reasons, which sellers choose from. */
export function lossReasonRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(lossReasonEntity, lossReason), listedFor: STAFF });
}
