import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleDeclaration } from '@rodovia/shared/contracts';
import { ownerOf } from '@rodovia/shared/contracts/routes';
import type { Remote, ServerRemote } from '@rodovia/shared/runtime';

const root = path.resolve(__dirname, '../../..');

/** Where an area begins; the module that has these addresses shows the same page under unknown ones, as `*`. */
const HOMES = ['/', '/admin', '/admin/dashboard'];

const modules = readdirSync(root).filter(
  (name) => existsSync(path.join(root, name, 'module.json')) && name !== 'shell',
);

const declarationOf = (name: string): ModuleDeclaration =>
  JSON.parse(readFileSync(path.join(root, name, 'module.json'), 'utf8'));

const remoteOf = (name: string): Remote => require(path.join(root, name, 'src/remote')).remote;

const pathsOf = (routes: readonly { path: string }[]) => routes.map((route) => route.path).sort();

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
      expect(ownerOf([{ routes }], href, role)?.route).toMatchObject({ path: href, area });
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
  const headAt = (at: string) => headOf(at, new URLSearchParams(), () => undefined);

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
