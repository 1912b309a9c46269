import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../../../src/base/assets';
import { type ApiRoute, routeFor } from '../../../src/route-list';

/** Matches `'PUT', '/brand/…'` and `url: '/api/…'`, as tests write their calls. */
const CALL = /'(GET|POST|PUT|DELETE)',\s*[`'](\/[^`'\s]*)[`']/g;

/** Returns the test files that call each route, by `METHOD path`; `{matrix}` is the table of all routes and roles. */
export function coverageOf(routes: ApiRoute[], matrix: readonly (readonly [string, string, ...unknown[]])[]) {
  const files = new Map<string, Set<string>>();
  const note = (method: string, path: string, file: string) => {
    const route = routeFor(routes, method, path.replace(/\$\{[^}]*\}/g, 'x'));
    if (!route) return;
    const key = `${route.method} ${route.path}`;
    files.set(key, (files.get(key) ?? new Set()).add(file));
  };
  const folder = assetPath('test');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.ts'))) {
    for (const [, method = '', path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(CALL)) {
      note(method, path, file);
    }
  }
  for (const [method, path] of matrix) note(method, path, 'roles.test.ts');
  return files;
}
