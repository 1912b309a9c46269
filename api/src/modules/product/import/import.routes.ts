import { IMPORT_STATES, ImportAnswer, RefusedImport } from '@rodovia/shared/contracts/catalog';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../../context/context';
import { querySchema } from '../../../crud/list-query';
import { ADMIN, actorOf } from '../../../plugins/authentication';
import { uploadedCsv } from '../../../plugins/uploaded-file';
import { createImport } from './import.service';

/** Maximum page number; a file has no more lines. */
const MAX_PAGES = 250;
const ImportQuery = querySchema({
  preview: Type.Optional(Type.Boolean()),
  state: Type.Optional(Type.Enum([...IMPORT_STATES])),
  token: Type.Optional(Type.String({ maxLength: 40 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGES })),
});

/**
 * `POST /product/importCsv`: imports a file or, with `preview=true`, previews it in pages; 400 with all invalid cells.
 */
export function productImportRoutes(app: Api, context: ApiContext): void {
  const importFile = createImport(context);
  const schema = { querystring: ImportQuery, response: { 200: ImportAnswer, 400: RefusedImport } };
  app.post(
    '/product/importCsv',
    { schema, config: { roles: ADMIN, unlimited: true, takesFile: true } },
    async (request, reply) => {
      const { preview: isPreview = false, state, page = 1, token } = request.query;
      const turned = isPreview ? { state, page } : undefined;
      const answer = await importFile(actorOf(request), { content: uploadedCsv(request), preview: turned, token });
      if (answer.Items.length === 0 || isPreview) return answer;
      return reply.code(400).send({ code: 400, message: answer.Message, ...answer });
    },
  );
}
