import { Code, inputProperties } from '@rodovia/shared/contracts/records';
import { type TProperties, Type } from 'typebox';
import { invalid } from '../base/http-error';
import type { Api, ApiContext } from '../context/context';
import { IMAGE_BODY_LIMIT } from '../images/body-limit';
import { addImages, checkCount, prepareImages } from '../images/image-set';
import { NO_CONTENT } from '../plugins/answers';
import { ADMIN, actorOf } from '../plugins/authentication';
import { itemOf, type Values, type WriteDefinition } from './crud-definition';
import { type EntitySource, editableSource } from './entity-source';
import { valuesOf } from './entity-values';
import { querySchema } from './list-query';
import { createWriter } from './record-writer';
import { expectedOf, IfMatch } from './versions';

/** Path parameters of a route about one record. */
export const ByCode = Type.Object({ code: Code });
const DeleteQuery = querySchema({ code: Type.Optional(Code) });
const DeleteBody = Type.Optional(Type.Object({ code: Type.Optional(Code) }));

const admin = { config: { roles: ADMIN } };

const inputOf = ({ entity }: EntitySource) => Type.Object<TProperties>(inputProperties(entity));

/** Returns the column values of a validated payload. */
const rowOf = <Input extends object>({ source, computed }: WriteDefinition<Input>, input: Input): Values => ({
  ...valuesOf(source.entity, input),
  ...computed?.(input),
});

function saveRoutes<Input extends object>(app: Api, context: ApiContext, definition: WriteDefinition<Input>) {
  const { source } = definition;
  const { resource } = source.entity;
  const writer = createWriter(context.database.db, source);
  const input = inputOf(source);
  const response = { '2xx': itemOf(definition) };
  const byCode = { params: ByCode, headers: IfMatch, response };
  app.put(`/${resource}/:code`, { schema: { ...byCode, body: input }, ...admin }, (request) =>
    writer.update(actorOf(request), request.params.code, rowOf(definition, request.body as Input), expectedOf(request)),
  );
  const withCode = Type.Object({ ...input.properties, code: Code });
  app.put(`/${resource}`, { schema: { body: withCode, headers: IfMatch, response }, ...admin }, (request) =>
    writer.update(actorOf(request), request.body.code, rowOf(definition, request.body as Input), expectedOf(request)),
  );
  for (const [path, isActive] of [
    ['setActive', true],
    ['setInactive', false],
  ] as const) {
    app.put(`/${resource}/${path}/:code`, { schema: byCode, ...admin }, (request) =>
      writer.setActive(actorOf(request), request.params.code, isActive, expectedOf(request)),
    );
  }
}

/** Returns the Base64 pictures of a payload. */
function contentsOf(body: Record<string, unknown>, field: string): string[] {
  return ((body[field] ?? []) as { base64: string }[]).map(({ base64 }) => base64);
}

function createRoute<Input extends object>(app: Api, context: ApiContext, definition: WriteDefinition<Input>) {
  const { source, pictures } = definition;
  const writer = createWriter(context.database.db, source);
  const schema = { body: pictures?.creation ?? inputOf(source), response: { '2xx': itemOf(definition) } };
  const limit = pictures && { bodyLimit: IMAGE_BODY_LIMIT };
  app.post(`/${source.entity.resource}`, { schema, ...admin, ...limit }, async (request, reply) => {
    const contents = pictures ? contentsOf(request.body as Record<string, unknown>, pictures.field) : [];
    if (pictures) checkCount(pictures.kind, contents.length);
    const prepared = await prepareImages(context, contents);
    reply.code(201);
    return writer.create(actorOf(request), rowOf(definition, request.body as Input), async (tx, code) => {
      if (pictures) await addImages(context, tx, pictures.kind, code, prepared);
    });
  });
}

function deleteRoutes(app: Api, context: ApiContext, definition: Pick<WriteDefinition<never>, 'source' | 'item'>) {
  const { source } = definition;
  const { resource } = source.entity;
  const writer = createWriter(context.database.db, source);
  const schema = { response: NO_CONTENT, querystring: DeleteQuery, body: DeleteBody, headers: IfMatch };
  app.delete(`/${resource}`, { schema, ...admin }, async (request, reply) => {
    const code = request.query.code ?? request.body?.code;
    if (!code) throw invalid('Informe o código do registro a excluir.');
    await writer.remove(actorOf(request), code, expectedOf(request));
    reply.code(204);
  });
  const byCode = { params: ByCode, headers: IfMatch, response: NO_CONTENT };
  app.delete(`/${resource}/:code`, { schema: byCode, ...admin }, async (request, reply) => {
    await writer.remove(actorOf(request), request.params.code, expectedOf(request));
    reply.code(204);
  });
  const restoring = { params: ByCode, response: { '2xx': itemOf(definition) } };
  app.post(`/${resource}/restore/:code`, { schema: restoring, ...admin }, (request) =>
    writer.restore(actorOf(request), request.params.code),
  );
}

/**
 * `POST /x`; `PUT /x/{code}`, or `PUT /x` with the code in the body; `PUT /x/setActive/{code}` and `setInactive`;
 * `DELETE /x/{code}`, or `DELETE /x` with the code in query or body; `POST /x/restore/{code}` undoes a deletion.
 */
export function writeRoutes<Input extends object>(
  app: Api,
  context: ApiContext,
  written: WriteDefinition<Input>,
): void {
  const definition = { ...written, source: editableSource(written.source) };
  createRoute(app, context, definition);
  saveRoutes(app, context, definition);
  deleteRoutes(app, context, definition);
}
