/** Code of no record. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Expected status per caller, in the order of CALLERS; none of the calls changes anything. */
export type Row = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, ...statuses: number[]];

/** A read that everybody may do. */
export const publicly = (path: string): Row => ['GET', path, 200, 200, 200, 200, 200, 200];
/** A call of administrators; `status` is theirs. */
export const adminOnly = (method: Row[0], path: string, status: number): Row => [
  method,
  path,
  401,
  403,
  403,
  403,
  403,
  status,
];

/** Calls of the entities that only administrators edit. */
export const CRUD = [
  'brand',
  'category',
  'fitment',
  'company',
  'group',
  'model',
  'payment-term',
  'loss-reason',
  'text-template',
].flatMap((entity): Row[] => [
  adminOnly('GET', `/${entity}/pagged`, 200),
  adminOnly('GET', `/${entity}/export`, 200),
  adminOnly('POST', `/${entity}/export`, 400),
  adminOnly('GET', `/${entity}/${NOBODY}`, 404),
  adminOnly('POST', `/${entity}`, 400),
  adminOnly('PUT', `/${entity}/${NOBODY}`, 400),
  adminOnly('PUT', `/${entity}`, 400),
  adminOnly('PUT', `/${entity}/setActive/${NOBODY}`, 404),
  adminOnly('PUT', `/${entity}/setInactive/${NOBODY}`, 404),
  adminOnly('DELETE', `/${entity}`, 400),
  adminOnly('DELETE', `/${entity}/${NOBODY}`, 404),
  adminOnly('POST', `/${entity}/restore/${NOBODY}`, 404),
]);
