import {
  type FitmentTexts,
  FoundFitment,
  fitmentEntity,
  fitmentFaults,
  ImportAnswer,
  RefusedImport,
} from '@rodovia/shared/contracts/catalog';
import { Type } from 'typebox';
import { invalidFields } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { querySchema } from '../../crud/list-query';
import { fitment } from '../../db/schema';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { CATALOGUE_CACHE } from '../../plugins/cache';
import { uploadedCsv } from '../../plugins/uploaded-file';
import { createFitmentImport } from './fitment-import';
import { findFitments } from './fitment-search';
import { fitmentValues } from './fitment-values';

const FindQuery = querySchema({ term: Type.Optional(Type.String({ maxLength: 200 })) });

/** @throws {HttpError} 400 for years or sizes that cannot be read. */
function computed(input: FitmentTexts) {
  const faults = fitmentFaults(input);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return fitmentValues(input);
}

/**
 * Routes of `/fitment`: vehicles with their factory sizes, kept by administrators and found by visitors
 * (`GET /fitment/find`). `POST /fitment/importCsv` takes all lines of a file or none: 400 with the invalid
 * cells. With `preview=true` it only answers what it would do.
 */
export function fitmentRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const finding = { querystring: FindQuery, response: { 200: Type.Array(FoundFitment) } };
  const publicly = { roles: 'public', cache: CATALOGUE_CACHE, expensive: true } as const;
  app.get('/fitment/find', { schema: finding, config: publicly }, ({ query }) => findFitments(db, query.term ?? ''));
  const importFile = createFitmentImport(context);
  const config = { roles: ADMIN, unlimited: true, takesFile: true };
  const response = { 200: ImportAnswer, 400: RefusedImport };
  const importing = { querystring: querySchema({ preview: Type.Optional(Type.Boolean()) }), response };
  app.post('/fitment/importCsv', { schema: importing, config }, async (request, reply) => {
    const { preview = false } = request.query;
    const answer = await importFile(actorOf(request), uploadedCsv(request), preview);
    return preview || answer.Wrong === 0
      ? answer
      : reply.code(400).send({ code: 400, message: answer.Message, ...answer });
  });
  crudRoutes(app, context, { source: sourceOf(fitmentEntity, fitment), computed });
}
