import { adminOnly, NOBODY, type Row } from './access-rows';

/** Calls of the sellers' desk: queues, board, reminders, notices and conversations. */
export const DESK: Row[] = [
  adminOnly('GET', '/desk-settings', 200),
  adminOnly('PUT', '/desk-settings', 400),
  ['GET', '/text-template', 401, 403, 403, 200, 200, 200],
  ['GET', '/notice', 401, 403, 403, 200, 200, 200],
  ['GET', '/notice/count', 401, 403, 403, 200, 200, 200],
  ['PUT', '/notice/seen', 401, 403, 403, 400, 400, 400],
  ['GET', '/notice/choice', 401, 403, 403, 200, 200, 200],
  ['PUT', '/notice/choice', 401, 403, 403, 400, 400, 400],
  ['GET', '/shopping-cart/board', 401, 403, 403, 200, 200, 200],
  ['PUT', '/shopping-cart/reminder/{quotation}', 401, 403, 403, 400, 400, 400],
  ['DELETE', '/shopping-cart/reminder/{quotation}', 401, 403, 403, 200, 404, 200],
  ['GET', '/shopping-cart/queue', 401, 403, 403, 200, 200, 200],
  adminOnly('GET', '/shopping-cart/load', 200),
  adminOnly('PUT', '/shopping-cart/move', 400),
  ['PUT', '/shopping-cart/take/{done}', 401, 403, 403, 403, 403, 403],
  ['GET', '/message/by-quotation/{quotation}', 401, 200, 404, 200, 404, 200],
  ['GET', '/message/unread', 401, 200, 200, 200, 200, 200],
  ['POST', '/message', 401, 400, 400, 400, 400, 400],
  ['PUT', '/message/read/{quotation}', 401, 400, 400, 400, 400, 400],
  ['PUT', '/message/settle/{quotation}', 401, 403, 403, 400, 400, 400],
  ['PUT', '/message/unread/{quotation}', 401, 403, 403, 204, 404, 204],
  ['GET', `/message/picture/${NOBODY}`, 401, 404, 404, 404, 404, 404],
];
