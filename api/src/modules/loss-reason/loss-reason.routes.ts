import { lossReasonEntity } from '@rodovia/shared/contracts';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { lossReason } from '../../db/schema';
import { STAFF } from '../../plugins/authentication';

/** Who finishes a service chooses among the reasons that administrators keep. */
export function lossReasonRoutes(app: Api, context: ApiContext): void {
  crudRoutes(app, context, { source: sourceOf(lossReasonEntity, lossReason), listedFor: STAFF });
}
