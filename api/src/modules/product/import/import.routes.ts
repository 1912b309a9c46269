import { IMPORT_STATES, ImportAnswer, RefusedImport } from '@rodovia/shared/contracts/catalog';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../../context/context';
import { exportResponse, sendExport } from '../../../crud/export';
import { querySchema } from '../../../crud/list-query';
import type { RefusedLine } from '../../../csv/check-csv';
import type { FileColumn } from '../../../csv/file-column';
import { ADMIN, actorOf } from '../../../plugins/authentication';
import { uploadedCsv } from '../../../plugins/uploaded-file';
import { createImport, readRefused } from './import.service';
import { REASONS } from './import-columns';

/** Maximum page number; a file has no more lines. */
const MAX_PAGES = 250;
const ImportQuery = querySchema({
  preview: Type.Optional(Type.Boolean()),
  state: Type.Optional(Type.Enum([...IMPORT_STATES])),
  token: Type.Optional(Type.String({ maxLength: 40 })),
  partial: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGES })),
});

/** Columns of the file of invalid lines: its own, with the reasons at the end. */
const refusedColumns = (headings: readonly string[]): FileColumn<RefusedLine>[] => [
  ...headings
    .filter((heading) => heading !== REASONS)
    .map((heading): FileColumn<RefusedLine> => [heading, ({ cells }) => cells[headings.indexOf(heading)]]),
  [REASONS, ({ reasons }) => reasons],
];

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

/**
 * `POST /product/importCsv`: imports a file or, with `preview=true`, previews it in pages; 400 with all invalid cells,
 * unless `partial=true` asks for the valid lines. `POST /product/importCsv/refused` answers the invalid ones as a file.
 */
export function productImportRoutes(app: Api, context: ApiContext): void {
  const importFile = createImport(context);
  const config = { roles: ADMIN, unlimited: true, takesFile: true };
  const schema = { querystring: ImportQuery, response: { 200: ImportAnswer, 400: RefusedImport } };
  app.post('/product/importCsv', { schema, config }, async (request, reply) => {
    const { preview: isPreview = false, state, page = 1, token, partial } = request.query;
    const turned = isPreview ? { state, page } : undefined;
    const answer = await importFile(actorOf(request), {
      content: uploadedCsv(request),
      preview: turned,
      token,
      partial,
    });
    const isWritten = partial && answer.Created + answer.Changed + answer.Unchanged > 0;
    if (answer.Items.length === 0 || isPreview || isWritten) return answer;
    return reply.code(400).send({ code: 400, message: answer.Message, ...answer });
  });
  app.post('/product/importCsv/refused', { schema: { response: exportResponse }, config }, async (request, reply) => {
    const uploaded = { actor: actorOf(request), content: uploadedCsv(request) };
    const { headings, lines } = await readRefused(context.database.db, uploaded);
    return sendExport(request, reply, 'linhasComErro', refusedColumns(headings), each(lines));
  });
}
