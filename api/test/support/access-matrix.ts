import type { Caller } from './api';

/** Who calls, in the order of the statuses. */
export const CALLERS: Caller[] = ['visitor', 'client', 'otherClient', 'seller', 'otherSeller', 'admin'];
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Expected status per caller, in the order of CALLERS; each call is one that changes nothing. */
export type Row = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, ...statuses: number[]];

const publicly = (path: string): Row => ['GET', path, 200, 200, 200, 200, 200, 200];
const adminOnly = (method: Row[0], path: string, status: number): Row => [
  method,
  path,
  401,
  403,
  403,
  403,
  403,
  status,
];

const CRUD = ['brand', 'category', 'company', 'group', 'model'].flatMap((entity): Row[] => [
  adminOnly('GET', `/${entity}/pagged`, 200),
  adminOnly('GET', `/${entity}/export`, 200),
  adminOnly('GET', `/${entity}/${NOBODY}`, 404),
  adminOnly('POST', `/${entity}`, 400),
  adminOnly('PUT', `/${entity}/${NOBODY}`, 400),
  adminOnly('PUT', `/${entity}`, 400),
  adminOnly('PUT', `/${entity}/setActive/${NOBODY}`, 404),
  adminOnly('PUT', `/${entity}/setInactive/${NOBODY}`, 404),
  adminOnly('DELETE', `/${entity}`, 400),
  adminOnly('DELETE', `/${entity}/${NOBODY}`, 404),
]);

/** Every route; names in braces are records of the test. */
export const MATRIX: Row[] = [
  ...['/health/live', '/health/ready', '/home', '/home/navbar', '/brand', '/group', '/model', '/group/types'].map(
    publicly,
  ),
  ...['/product', '/product/pagged', '/product/sizes', '/product/facets', '/product/by-description?term=pneu'].map(
    publicly,
  ),
  ...[
    '/city/GetAllStates',
    '/city/GetByState?state=SP',
    '/city/3550308',
    '/city/GetByCep?cep=01310100',
    '/site-image/estrada.svg',
  ].map(publicly),
  ['GET', '/product/{active}', 200, 200, 200, 200, 200, 200],
  ['GET', '/product/{inactive}', 404, 404, 404, 404, 404, 200],
  ...CRUD,
  adminOnly('GET', '/category', 200),
  adminOnly('GET', '/company', 200),
  adminOnly('GET', '/product/export', 200),
  adminOnly('POST', '/product', 400),
  adminOnly('PUT', '/product', 400),
  adminOnly('PUT', `/product/setInactive/${NOBODY}`, 404),
  adminOnly('DELETE', `/product/${NOBODY}`, 404),
  ['POST', '/Token', 400, 400, 400, 400, 400, 400],
  ['POST', '/person', 400, 403, 403, 400, 400, 400],
  ['GET', '/person/{client}', 401, 200, 404, 200, 200, 200],
  ['GET', '/person/{seller}', 401, 404, 404, 200, 404, 200],
  ['GET', '/person/{admin}', 401, 404, 404, 404, 404, 200],
  ['GET', '/person/pagged', 401, 403, 403, 200, 200, 200],
  ['GET', '/person', 401, 403, 403, 200, 200, 200],
  adminOnly('GET', '/person/GetAllByProfile', 200),
  adminOnly('GET', '/person/export', 200),
  adminOnly('PUT', `/person/setInactive/${NOBODY}`, 404),
  adminOnly('PUT', `/person/setActive/${NOBODY}`, 404),
  ['PUT', '/person', 401, 400, 400, 400, 400, 400],
  ['PUT', '/person/update-password', 401, 400, 400, 400, 400, 400],
  ['GET', '/address', 401, 200, 200, 200, 200, 200],
  ['GET', '/address/{address}', 401, 200, 404, 404, 404, 200],
  ['DELETE', `/address/${NOBODY}`, 401, 404, 404, 404, 404, 404],
  ['POST', '/address', 401, 400, 400, 400, 400, 400],
  ['GET', '/shopping-cart', 401, 200, 200, 200, 200, 200],
  ['GET', '/shopping-cart/pagged', 401, 200, 200, 200, 200, 200],
  ['GET', '/shopping-cart/export', 401, 403, 403, 200, 200, 200],
  ['GET', '/shopping-cart/{quotation}', 401, 200, 404, 200, 404, 200],
  ['GET', '/shopping-cart/events?follow=false', 401, 200, 200, 200, 200, 200],
  ['POST', '/shopping-cart', 401, 400, 400, 400, 400, 400],
  ['PUT', '/shopping-cart/start-service/{quotation}', 401, 403, 403, 409, 404, 400],
  ['PUT', '/shopping-cart/finish-service/{done}', 401, 403, 403, 409, 404, 403],
  ['PUT', '/shopping-cart/cancel-service/{quotation}', 401, 409, 404, 409, 404, 409],
  ...['metrics', 'product-best-seller', 'best-sellers', 'sell-per-day'].map((name) =>
    adminOnly('GET', `/dashboard/${name}`, 200),
  ),
  adminOnly('GET', '/logger', 200),
  adminOnly('GET', '/logger/pagged', 200),
  adminOnly('GET', '/logger/2147483647', 404),
  ...['modelImage', 'productImage'].flatMap((image): Row[] => [
    adminOnly('GET', `/${image}/pagged`, 200),
    adminOnly('GET', `/${image}/export`, 200),
    adminOnly('GET', `/${image}/${NOBODY}`, 404),
    adminOnly('POST', `/${image}`, 400),
    adminOnly('PUT', `/${image}`, 400),
    adminOnly('POST', `/${image}/delete`, 400),
  ]),
  ['GET', `/image/${'0'.repeat(32)}-320.webp`, 404, 404, 404, 404, 404, 404],
  adminOnly('GET', '/mail-message', 200),
  adminOnly('GET', '/mail-message/pagged', 200),
  adminOnly('GET', '/mail-message/export', 200),
  adminOnly('GET', `/mail-message/${NOBODY}`, 404),
  adminOnly('POST', `/mail-message/resend-mail?code=${NOBODY}`, 404),
  ...['/city', '/city/pagged', '/model/by-description?term=pneu', '/metrics'].map(publicly),
  adminOnly('GET', '/city/export', 200),
  adminOnly('POST', '/city', 400),
  adminOnly('PUT', '/city', 400),
  adminOnly('DELETE', '/city', 400),
  adminOnly('POST', '/city/import', 400),
  adminOnly('GET', '/address/export', 200),
  ['GET', '/address/pagged', 401, 200, 200, 200, 200, 200],
  ['PUT', '/address', 401, 400, 400, 400, 400, 400],
  ['DELETE', '/address', 401, 400, 400, 400, 400, 400],
  adminOnly('POST', '/product/importCsv', 400),
  adminOnly('PUT', `/product/${NOBODY}`, 400),
  adminOnly('PUT', `/product/setActive/${NOBODY}`, 404),
  adminOnly('DELETE', '/product', 400),
  ['PUT', '/shopping-cart', 401, 400, 400, 400, 400, 400],
  adminOnly('DELETE', '/shopping-cart', 400),
  adminOnly('DELETE', `/shopping-cart?code={quotation}`, 409),
  ['POST', '/person/SetRecoveryPassword', 400, 400, 400, 400, 400, 400],
  ['PUT', '/person/recover-password', 400, 400, 400, 400, 400, 400],
  ['PUT', '/brand/update-password', 401, 400, 400, 400, 400, 400],
  ['PUT', '/category/update-password', 401, 400, 400, 400, 400, 400],
  // The last one: it revokes the tokens of this test.
  ['POST', '/person/logout-all', 401, 204, 204, 204, 204, 204],
];
