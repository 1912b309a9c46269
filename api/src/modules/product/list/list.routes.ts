import { ListInput, MatchedList } from '@rodovia/shared/contracts/quotations';
import type { Api, ApiContext } from '../../../context/context';
import { matchList } from './match';

/** Routes that match lists of customers with products. */
export function productListRoutes(app: Api, { database: { db } }: ApiContext): void {
  const schema = { body: ListInput, response: { 200: MatchedList } };
  app.post('/product/match-list', { schema, config: { roles: 'public', expensive: true } }, ({ body }) =>
    matchList(db, body.lines),
  );
}
