import { loadConfig } from '../../src/base/config';
import { type ApiRoute, listRoutes, routeFor } from '../../src/route-list';
import { MATRIX } from '../support/cases/access-matrix';
import { coverageOf } from '../support/cases/route-coverage';
import { SPECIFICATION_CALLS } from '../support/cases/specification-calls';
import { freshDatabase } from '../support/engines';

describe('the routes', () => {
  let routes: ApiRoute[];
  beforeAll(async () => {
    const database = await freshDatabase('pglite');
    routes = await listRoutes({ config: loadConfig({ NODE_ENV: 'test' }), database });
    await database.close();
  });

  test('[AP-01] are all that section 7 of the specification calls', () => {
    const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect(SPECIFICATION_CALLS.filter((call) => !served.has(call))).toEqual([]);
  });

  test('[RO-05] are each in the matrix of roles', () => {
    const tried = new Set(MATRIX.map(([method, path]) => routeFor(routes, method, path)));
    const untried = routes.filter((route) => !tried.has(route)).map(({ method, path }) => `${method} ${path}`);
    expect(untried).toEqual([]);
  });

  test('are each called by a test', () => {
    const coverage = coverageOf(routes, MATRIX);
    expect(routes.filter(({ method, path }) => !coverage.has(`${method} ${path}`))).toEqual([]);
  });
});
