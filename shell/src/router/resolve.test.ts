import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area, Role } from '@rodovia/shared/runtime';
import type { KnownModule } from '../remotes/discovery';
import { type Destination, resolve } from './resolve';

const FOLDERS = ['mf-storefront', 'mf-catalog-admin', 'mf-people-admin', 'mf-quotations', 'mf-dashboard'];

const modules = FOLDERS.map((name): KnownModule => {
  const file = path.resolve(__dirname, '../../..', name, 'module.json');
  return { name, releases: [], ...JSON.parse(readFileSync(file, 'utf8')) };
});

const brief = (place: Destination) =>
  place.kind === 'module'
    ? `${place.owner.name} ${place.route.area}`
    : place.kind === 'redirect'
      ? `→ ${place.to}`
      : place.kind;

const shows = (role: Role, at: string) => brief(resolve(modules, at, role));

const staffArea = (name: string, area: Area = 'back-office') => `${name} ${area}`;

describe('[MF-06] what an address shows by role', () => {
  test.each<[string, Role, string]>([
    ['/', 'visitor', 'mf-storefront storefront'],
    ['/', 'client', 'mf-storefront storefront'],
    ['/', 'admin', staffArea('mf-dashboard')],
    ['/', 'seller', '→ /orcamentos'],
    ['/orcamentos', 'client', 'mf-storefront storefront'],
    ['/orcamentos', 'seller', staffArea('mf-quotations', 'seller')],
    ['/orcamentos/1', 'admin', '→ /admin/orcamentos/1'],
    ['/admin/orcamentos/1', 'seller', '→ /orcamentos/1'],
    ['/admin/orcamentos', 'seller', '→ /orcamentos'],
    ['/admin/orcamentosx', 'seller', '→ /orcamentos'],
    ['/orcamentos', 'visitor', 'mf-storefront storefront'],
    ['/modelos', 'admin', 'mf-storefront storefront'],
    ['/modelos/1', 'seller', 'mf-storefront storefront'],
    ['/carrinho', 'admin', 'mf-storefront storefront'],
  ])('%s for a %s: %s', (at, role, expected) => {
    expect(shows(role, at)).toBe(expected);
  });

  test.each<[string, Role, string]>([
    ['/admin', 'visitor', 'landing'],
    ['/admin/marcas', 'visitor', 'landing'],
    ['/admin/marcas', 'client', 'landing'],
    ['/admin/nada', 'client', 'landing'],
  ])('[BO-01] %s for a %s is the log-in of the back office', (at, role, expected) => {
    expect(shows(role, at)).toBe(expected);
  });

  test.each(['/admin', '/admin/dashboard', '/admin/nada/mesmo', '/'])(
    '[BO-04] %s is the dashboard for an administrator',
    (at) => {
      expect(shows('admin', at)).toBe(staffArea('mf-dashboard'));
    },
  );

  test.each(['/admin', '/admin/marcas', '/desconhecido', '/'])('[BO-22] %s sends a seller to the quotations', (at) => {
    expect(shows('seller', at)).toBe('→ /orcamentos');
  });

  test('[SF-17] an unknown path shows home', () => {
    expect(shows('visitor', '/qualquer/coisa')).toBe('mf-storefront storefront');
    expect(shows('admin', '/qualquer')).toBe(staffArea('mf-dashboard'));
  });

  test('what no live module owns is said, not hidden', () => {
    expect(brief(resolve([], '/', 'visitor'))).toBe('unpublished');
  });
});
