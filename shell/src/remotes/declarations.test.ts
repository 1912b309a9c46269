import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleDeclaration } from '@rodovia/shared/contracts/platform';
import { ownerOf } from '@rodovia/shared/contracts/platform';
import { firstViewPath, OWN_ROWS, USUAL_ROWS } from '@rodovia/shared/contracts/records';
import type { Remote, ServerRemote } from '@rodovia/shared/runtime';

const root = path.resolve(__dirname, '../../..');

/** Start pages of areas. The module that owns them shows the same page for unknown addresses, as `*`. */
const HOMES = ['/', '/admin', '/admin/dashboard'];

const modules = readdirSync(root).filter(
  (name) => existsSync(path.join(root, name, 'module.json')) && name !== 'shell',
);

const declarationOf = (name: string): ModuleDeclaration =>
  JSON.parse(readFileSync(path.join(root, name, 'module.json'), 'utf8'));

const remoteOf = (name: string): Remote => require(path.join(root, name, 'src/remote')).remote;

const pathsOf = (routes: readonly { path: string }[]) => routes.map((route) => route.path).sort();

type Definition = Parameters<typeof crud.listUrlOf>[0];

const crud: typeof import('@rodovia/shared/crud') = require('@rodovia/shared/crud');

/** Finds the list definition in a route's element, however deep. */
function definitionIn(element: unknown): Definition | undefined {
  if (Array.isArray(element)) return element.map(definitionIn).find(Boolean);
  const props = (element as { props?: { definition?: Definition; children?: unknown } } | null | undefined)?.props;
  return props?.definition ?? (props && definitionIn(props.children));
}

/** Returns a value that a filter accepts. */
const valueFor = ({ kind, options }: Definition['filters'][number]) => {
  if (kind === 'date') return '2026-02-28';
  return options && !('url' in options) ? String(options[0]?.value) : 'aro 16 & ação';
};

/** Returns addresses of a list: initial, with each filter, on another page, and in another order. */
function addressesOf({ filters, columns }: Definition): URLSearchParams[] {
  const { sortBy = 'Created' } = columns.find((column) => column.sortBy) ?? {};
  const turned = { page: '3', quantity: '15', orderBy: `${sortBy} asc`, asOf: '2026-11-22T12:00:00.000Z' };
  const filtered = Object.fromEntries(filters.map((filter) => [filter.name, valueFor(filter)]));
  const each = filters.map((filter) => ({ [filter.name]: valueFor(filter) }));
  return [{}, turned, filtered, { ...filtered, ...turned }, ...each].map((query) => new URLSearchParams(query));
}

test('there are modules', () => expect(modules).toEqual(expect.arrayContaining(['mf-dashboard', 'mf-storefront'])));

describe.each(modules)('%s', (name) => {
  const { routes, menu, dialogs, firstView = [] } = declarationOf(name);

  test('[MF-02] shows every route it declares, and declares every route it shows', () => {
    const shown = pathsOf(remoteOf(name).routes);
    const homes = shown.includes('*') ? HOMES : [];
    expect(shown.filter((at) => at !== '*')).toEqual(pathsOf(routes.filter((route) => !homes.includes(route.path))));
  });

  test('[MF-02] shows every dialog it declares', () => {
    expect(Object.keys(remoteOf(name).dialogs ?? {}).sort()).toEqual([...dialogs].sort());
  });

  test('[MF-02] its menu leads to routes of its own, in the same area', () => {
    for (const { href, area } of menu) {
      const role = area === 'seller' ? 'seller' : 'admin';
      const [path = ''] = href.split('?');
      expect(ownerOf([{ routes }], path, role)?.route).toMatchObject({ path, area });
    }
  });

  const lists = firstView.flatMap(({ route, calls }) => {
    const call = Object.values(calls).find((one) => one && 'list' in one);
    const definition = definitionIn(remoteOf(name).routes.find((one) => one.path === route)?.element);
    return call && definition ? [{ route, call, definition }] : [];
  });

  test('[BO-17] what it reads ahead of a list is what the list asks for, whatever its address says', () => {
    for (const { call, definition } of lists) {
      for (const search of addressesOf(definition)) {
        const schema = crud.schemaOf(definition.columns, definition.filters);
        const url = crud.listUrlOf(definition, crud.readListState(search, schema));
        const types = { clientType: '', sellerType: '', adminType: '' };
        const ahead = firstViewPath(call, { ...Object.fromEntries(search), ...types });
        expect(ahead.replace(`quantity=${OWN_ROWS}`, `quantity=${USUAL_ROWS}`)).toBe(url);
      }
    }
  });

  test('reads ahead and draws on the server for routes of its own alone', () => {
    expect(pathsOf(routes)).toEqual(expect.arrayContaining(firstView.map(({ route }) => route)));
    const drawn = routes.filter((route) => route.drawn);
    expect(drawn.length > 0).toBe(existsSync(path.join(root, name, 'src/server.ts')));
  });
});

const drawing = modules.filter((name) => existsSync(path.join(root, name, 'src/server.ts')));

describe.each(drawing)('%s on the server', (name) => {
  const { headOf }: ServerRemote = require(path.join(root, name, 'src/server'));
  const headAt = (at: string) => headOf(at, new URLSearchParams(), () => null);

  test.each(declarationOf(name).routes.map((route) => [route.path, route.drawn ?? false] as const))(
    '%s is its own page, with a head where the server draws it: %s',
    (pattern, drawn) => {
      const head = headAt(pattern.replace(/:\w+/g, 'x'));
      if (drawn) expect(head?.title).toMatch(/Rodovia/);
      else expect(head).toBeNull();
    },
  );

  test.each(['/qualquer/coisa', '//', '/modelos/'])('[SF-17] %s is home, as an address that is not there', (at) => {
    expect(headAt(at)).toMatchObject({ status: 404, canonical: '/' });
  });
});
