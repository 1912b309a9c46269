import { ImportAnswer, RefusedImport } from '@rodovia/shared/contracts';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { uploadedCsv } from '../../plugins/uploaded-file';
import { createImport } from './product-import.service';

const ImportQuery = querySchema({ preview: Type.Optional(Type.Boolean()) });

/** `POST /product/importCsv`: 200 imported or, with `preview=true`, what would be; 400 with every bad cell. */
export function productImportRoutes(app: Api, context: ApiContext): void {
  const importFile = createImport(context);
  const schema = { querystring: ImportQuery, response: { 200: ImportAnswer, 400: RefusedImport } };
  app.post(
    '/product/importCsv',
    { schema, config: { roles: ADMIN, unlimited: true, takesFile: true } },
    async (request, reply) => {
      const isPreview = request.query.preview ?? false;
      const answer = await importFile(actorOf(request), { content: uploadedCsv(request), isPreview });
      if (answer.Items.length === 0 || isPreview) return answer;
      return reply.code(400).send({ code: 400, message: answer.Message, ...answer });
    },
  );
}
