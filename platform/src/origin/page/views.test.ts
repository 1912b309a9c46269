import type { Discovery, LazyPart, Release } from '@rodovia/shared/contracts/platform';
import type { ReleaseRecord } from '../../store/release';
import { viewsOf } from './views';

const part = (files: string[], shared: string[] = [], preloaded: Partial<LazyPart['preloaded']> = {}): LazyPart => ({
  files,
  shared,
  preloaded: { files: [], shared: [], ...preloaded },
});

const shell: ReleaseRecord = {
  module: 'shell',
  version: '1.0.0',
  sha: 'a',
  container: '',
  declaration: { owner: 'host', hostApi: '', routes: [], menu: [], dialogs: [] },
  assets: {},
  preload: ['main.js'],
  shared: {},
  chunks: {
    'area-back-office': part(['layout.js', 'layout.css']),
    'area-seller': part(['seller.js']),
    landing: part(['landing.js'], ['forms']),
  },
  provided: {
    crud: part(['crud.js'], ['table'], { files: ['antd.js'], shared: ['antd'] }),
    table: part(['table.js'], ['crud']),
    antd: part(['antd.js', 'theme.js']),
    forms: part(['forms.js']),
  },
};

const release: Release = {
  url: '/mf/mf-goods/1.0.0-b/mf-manifest.json',
  metadata: { version: '1.0.0', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: {
    owner: 'goods',
    hostApi: '^1.0.0',
    routes: [
      { path: '/admin', area: 'back-office', roles: ['admin'] },
      { path: '/admin/pecas', area: 'back-office', roles: ['admin'] },
      { path: '/admin/pecas/novo', area: 'back-office', roles: ['admin'] },
      { path: '/admin/pecas/:code', area: 'back-office', roles: ['admin'], chunk: 'piece' },
      { path: '/orcamentos', area: 'seller', roles: ['seller'] },
    ],
    menu: [
      {
        label: 'Orçamentos',
        href: '/orcamentos',
        area: 'seller',
        icon: 'document',
        order: 1,
        counter: 'unread-conversations',
      },
    ],
    dialogs: [],
    firstView: [
      { route: '/admin/pecas', calls: { rows: { list: 'piece', filters: ['term'], query: { type: '{adminType}' } } } },
      { route: '/admin/pecas/:code', calls: { piece: { path: '/piece/{code}' }, own: { path: '/person/:me' } } },
    ],
    modulefederation: {
      name: 'mf_goods',
      assets: { 'remoteEntry.js': 'sha384-e', 'piece.js': 'sha384-p' },
      preload: ['remoteEntry.js', 'exposed.js'],
      shared: {},
      chunks: {
        __federation_expose_remote: part(['exposed.js', 'exposed.css'], ['crud']),
        piece: part(['piece.js'], ['forms'], { files: ['pictures.js'] }),
      },
    },
  },
};

const config = { apiBase: '/api', channelCode: 'web', personTypes: { client: 'C', seller: 'S', admin: 'A' } };
const discovery: Discovery = { microFrontends: { '@rodovia/mf-goods': [release] } };

const viewsAt = (address: string, found = discovery) => {
  const { pathname, searchParams } = new URL(address, 'http://page');
  return viewsOf({ shell, discovery: found, config }, pathname, searchParams);
};
const namesOf = (files: { href: string }[]) => files.map(({ href }) => href.split('/').at(-1));

test('a place needs its container, its frame, its own chunk and what those stand on; what replaces parts of it is late', () => {
  const { files, late } = viewsAt('/admin/pecas/7').admin;
  expect(namesOf(files).sort()).toEqual(
    [
      'remoteEntry.js',
      'layout.js',
      'layout.css',
      'exposed.js',
      'exposed.css',
      'piece.js',
      'crud.js',
      'table.js',
      'forms.js',
    ].sort(),
  );
  expect(namesOf(late).sort()).toEqual(['antd.js', 'landing.js', 'pictures.js', 'theme.js']);
  expect(files.find(({ href }) => href === '/mf/mf-goods/1.0.0-b/piece.js')?.integrity).toBe('sha384-p');
});

test('what another route of the module needs is not asked for', () => {
  expect(namesOf(viewsAt('/admin/pecas').admin.files)).not.toContain('piece.js');
});

test('who may not see the place gets what they do see: the log-in, or their own pages', () => {
  const { visitor, seller } = viewsAt('/admin/pecas');
  expect(namesOf(visitor.files)).toEqual(['landing.js', 'forms.js']);
  expect(visitor.calls).toEqual([]);
  expect(namesOf(seller.files)).toContain('seller.js');
  expect(seller.isElsewhere).toBe(true);
});

test('reads are those of the one route that owns the address, with what the address says', () => {
  expect(viewsAt('/admin/pecas?page=2&term=aro&asOf=x').admin.calls).toEqual([
    '/piece/pagged?page=2&quantity=own&orderBy=Created+desc&term=aro&asOf=x&type=A',
  ]);
  expect(viewsAt('/admin/pecas/7').admin.calls).toEqual(['/piece/7', '/person/:me']);
  expect(viewsAt('/admin/pecas/novo').admin.calls).toEqual([]);
});

test('a value of the address stays a value', () => {
  expect(viewsAt('/admin/pecas/..%2F..%2Ftoken').admin.calls[0]).not.toContain('../');
  expect(viewsAt('/admin/pecas?term=a%26type%3DC').admin.calls[0]).toContain('term=a%26type%3DC');
});

test('a release whose build did not tell its chunks begins with what it names for preloading', () => {
  const { chunks: _, ...modulefederation } = release.extras.modulefederation;
  const old = { ...release, extras: { ...release.extras, modulefederation } };
  const { files, late } = viewsAt('/admin/pecas', { microFrontends: { '@rodovia/mf-goods': [old] } }).admin;
  expect(namesOf(files)).toEqual(['remoteEntry.js', 'layout.js', 'layout.css']);
  expect(namesOf(late)).toEqual(['exposed.js', 'forms.js', 'landing.js']);
});

test('for an address that nobody owns nothing of a module is asked for', () => {
  const { files, calls } = viewsAt('/admin/nada').admin;
  expect(namesOf(files)).toEqual(['layout.js', 'layout.css']);
  expect(calls).toEqual([]);
});

test('what the menu of an area counts is read with every page of it, and nowhere else', () => {
  expect(viewsAt('/orcamentos').seller.calls).toEqual(['/message/unread']);
  expect(viewsAt('/admin/pecas/7').admin.calls).not.toContain('/message/unread');
  expect(viewsAt('/orcamentos').client.calls).toEqual([]);
});

test('what fills a slot of a place comes with it, late, for the roles that see it', () => {
  const [filled, filler] = [structuredClone(release), structuredClone(release)];
  filled.extras.offers = [{ slot: 'piece.aside', routes: ['/admin/pecas/:code'], props: { code: 'string' } }];
  filler.url = '/mf/mf-notes/1.0.0-c/mf-manifest.json';
  const calls = { notes: { path: '/note/{code}' } };
  const filling = { slot: 'piece.aside', part: 'notes', order: 1, props: {}, chunk: 'piece', calls };
  Object.assign(filler.extras, { routes: [], menu: [], firstView: [], fills: [{ ...filling, roles: ['admin'] }] });
  const both = { microFrontends: { '@rodovia/mf-goods': [filled], '@rodovia/mf-notes': [filler] } };
  const { admin, seller } = viewsAt('/admin/pecas/7', both);
  expect(admin.calls).toContain('/note/7');
  expect(admin.late.map(({ href }) => href)).toEqual(expect.arrayContaining(['/mf/mf-notes/1.0.0-c/piece.js']));
  expect(admin.files.filter(({ href }) => href.includes('mf-notes'))).toEqual([]);
  expect([...seller.files, ...seller.late].filter(({ href }) => href.includes('mf-notes'))).toEqual([]);
  for (const other of ['/admin/pecas', '/admin/pecas/novo'])
    expect(viewsAt(other, both).admin.calls.filter((call) => call.startsWith('/note'))).toEqual([]);
});
