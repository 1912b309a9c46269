import { MergedProducts, SavedProducts, SavedProductsInput } from '@rodovia/shared/contracts/catalog';
import type { Role } from '@rodovia/shared/contracts/people';
import type { Api, ApiContext } from '../../context/context';
import { ByCode } from '../../crud/write-routes';
import { NO_CONTENT } from '../../plugins/answers';
import { actorOf } from '../../plugins/authentication';
import { forget, merge, noteSeen, savedOf, saveFavourite } from './saved-product.repository';

const CLIENT: readonly Role[] = ['client'];
const config = { roles: CLIENT };

/** Routes of a client's favourites and viewed products. */
export function savedProductRoutes(app: Api, { database: { db } }: ApiContext): void {
  const listed = { response: { 200: SavedProducts } };
  app.get('/saved-product', { schema: listed, config }, (request) => savedOf(db, actorOf(request).code));

  const merged = { body: SavedProductsInput, response: { 200: MergedProducts } };
  app.post('/saved-product', { schema: merged, config }, (request) =>
    db.transaction((tx) => merge(tx, actorOf(request).code, request.body)),
  );

  const one = { params: ByCode, response: NO_CONTENT };
  app.put('/saved-product/favourite/:code', { schema: one, config }, async (request, reply) => {
    await db.transaction((tx) => saveFavourite(tx, actorOf(request).code, request.params.code));
    reply.code(204);
  });
  app.delete('/saved-product/favourite/:code', { schema: one, config }, async (request, reply) => {
    await forget(db, actorOf(request).code, 'FAVOURITE', request.params.code);
    reply.code(204);
  });
  app.put('/saved-product/seen/:code', { schema: one, config }, async (request, reply) => {
    await db.transaction((tx) => noteSeen(tx, actorOf(request).code, request.params.code));
    reply.code(204);
  });
  app.delete('/saved-product/seen', { schema: { response: NO_CONTENT }, config }, async (request, reply) => {
    await forget(db, actorOf(request).code, 'SEEN');
    reply.code(204);
  });
}
