import type { Role } from '@rodovia/shared/contracts/people';
import { SavedList, SavedListContent, SavedListInput, SavedListName } from '@rodovia/shared/contracts/quotations';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { expectedOf, IfMatch } from '../../crud/versions';
import { ByCode } from '../../crud/write-routes';
import { NO_CONTENT } from '../../plugins/answers';
import { actorOf } from '../../plugins/authentication';
import { contentOf, keepList, removeList, renameList, savedListsOf } from './saved-list.repository';

const CLIENT: readonly Role[] = ['client'];
const config = { roles: CLIENT };

/** Routes of the lists that a client keeps under a name. */
export function savedListRoutes(app: Api, { database: { db } }: ApiContext): void {
  app.get('/saved-list', { schema: { response: { 200: Type.Array(SavedList) } }, config }, (request) =>
    savedListsOf(db, actorOf(request).code),
  );
  const one = { params: ByCode, response: { 200: SavedListContent } };
  app.get('/saved-list/:code', { schema: one, config }, (request) =>
    contentOf(db, actorOf(request).code, request.params.code),
  );
  app.post(
    '/saved-list',
    { schema: { body: SavedListInput, response: { 201: SavedList } }, config },
    (request, reply) => {
      reply.code(201);
      return db.transaction((tx) => keepList(tx, actorOf(request).code, request.body));
    },
  );
  const renaming = { params: ByCode, body: SavedListName, headers: IfMatch, response: { 200: SavedList } };
  app.put('/saved-list/:code', { schema: renaming, config }, (request) =>
    db.transaction((tx) =>
      renameList(tx, actorOf(request).code, request.params.code, request.body.name, expectedOf(request)),
    ),
  );
  const removing = { params: ByCode, headers: IfMatch, response: NO_CONTENT };
  app.delete('/saved-list/:code', { schema: removing, config }, async (request, reply) => {
    const { code } = request.params;
    await db.transaction((tx) => removeList(tx, actorOf(request).code, code, expectedOf(request)));
    reply.code(204);
  });
}
