import { ListInput, MatchedList } from '@rodovia/shared/contracts';
import type { Api, ApiContext } from '../../../context/context';
import { matchList } from './match';

/** From what a customer has written to the products that it means. */
export function productListRoutes(app: Api, { database: { db } }: ApiContext): void {
  const schema = { body: ListInput, response: { 200: MatchedList } };
  app.post('/product/match-list', { schema, config: { roles: 'public', expensive: true } }, ({ body }) =>
    matchList(db, body.lines),
  );
}
