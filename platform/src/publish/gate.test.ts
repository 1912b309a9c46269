import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { fakeBuild, fakeShell } from '../testing/fake-build';
import { changeRecord } from '../testing/fake-store';
import { globalSelectors } from './contents/css-scope';
import { LIVE } from './decide';
import { publish } from './publish';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const PROVIDED = { react: '19.3.1', '@rodovia/shared/runtime': '1.2.0' };

let store: ReleaseStore;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-gate-')));
});

const put = (...dirs: string[]) => publish(store, { ...author, dirs, sha: () => 'abc1234' });
type Options = Parameters<typeof fakeBuild>[0];
const build = (own: Partial<Options> = {}) => fakeBuild({ module: 'mf-a', version: '1.0.0', ...own });

const item = { label: 'A', href: '/a', area: 'back-office', icon: 'tag', order: 1 } as const;

describe('[MF-05] the gate refuses', () => {
  beforeEach(async () => put(await fakeShell('1.0.0', PROVIDED)));

  test.each<[string, Partial<Options>, string]>([
    [
      'a route whose part the build does not have',
      { declaration: { routes: [{ path: '/a', area: 'back-office', chunk: 'page' }] } },
      "A rota /a de mf-a 1.0.0 pede a parte 'page', que não há.",
    ],
    [
      'a range that the shell cannot satisfy',
      { shared: { react: '^20.0.0' } },
      'react ^20.0.0; shell 1.0.0 fornece 19.3.1',
    ],
    [
      'a package that the shell does not provide',
      { shared: { vue: '^3.0.0' } },
      'vue ^3.0.0; shell 1.0.0 não o fornece',
    ],
    ['another hostApi', { declaration: { hostApi: '^2.0.0' } }, 'hostApi ^2.0.0; shell 1.0.0 tem a 1.2.0'],
    ['a module without ./remote', { exposes: 'outra' }, 'não expõe ./remote'],
    ['styles that reach others', { css: 'button{all:unset}' }, "'button' (100.css)"],
    ['a style sheet that ends within a rule', { css: '.mf-a-x{color:red' }, '100.css não pode ser lido como folha'],
    ['a selector that is none', { css: '.mf-a-x[{color:red}' }, '100.css não pode ser lido como folha'],
    ['what is no version', { version: '1.0' }, "'1.0' não é uma versão"],
    ['a declaration without a menu', { declaration: { menu: undefined } }, "mf-a 1.0.0, module.json: Falta 'menu'."],
    [
      'an object as label',
      { declaration: { menu: [{ ...item, label: {} as never }] } },
      "'menu.0.label' deve ser um texto.",
    ],
    ['reads that are none', { declaration: { firstView: 'x' as never } }, "'firstView' deve ser uma lista."],
    ['an area that is none', { declaration: { routes: [{ path: '/a', area: 'x' as never }] } }, "'routes.0.area' deve"],
    ['a route without a slash', { declaration: { routes: [{ path: 'a', area: 'seller' }] } }, "começar com '/'"],
    ['a key that nobody knows', { declaration: { rutes: [] } as never }, "Não se conhece 'rutes'."],
    [
      'reads ahead of a route that it does not have',
      { declaration: { firstView: [{ route: '/b', calls: {} }] } },
      'mf-a 1.0.0 lê de antemão para /b, que não é rota sua.',
    ],
  ])('%s', async (_, own, sentence) => {
    await expect(put(await build(own))).rejects.toThrow(sentence);
    expect(await store.releasesOf('mf-a')).toEqual([]);
    expect(await store.livePointer(LIVE, 'mf-a')).toBeNull();
  });

  test.each([
    ['mf-a', 'mf-a-b'],
    ['mf-a-b', 'mf-a'],
  ])("beside %s a module called %s, whose styles could be either's", async (first, second) => {
    await put(await build({ module: first }));
    await expect(put(await build({ module: second }))).rejects.toThrow(
      `O nome ${second} não se distingue do de ${first} nos estilos: um começa o outro.`,
    );
    await put(await build({ module: 'mf-ab' }));
  });

  test('a route that another live module owns for the same people, whatever its parameter is called', async () => {
    const route = (at: string, roles?: ('admin' | 'seller')[]) => ({
      declaration: { routes: [{ path: at, area: 'back-office' as const, ...(roles && { roles }) }] },
    });
    await put(await build(route('/admin/x/:code', ['admin'])));
    await expect(put(await build({ module: 'mf-b', ...route('/admin/x/:id') }))).rejects.toThrow(
      'A rota /admin/x/:id de mf-b 1.0.0 já é de mf-a 1.0.0.',
    );
    await put(await build({ module: 'mf-b', ...route('/admin/x/:id', ['seller']) }));
  });

  test('the version that was published from other sources', async () => {
    await put(await build());
    const again = publish(store, { ...author, dirs: [await build({ content: 'z' })], sha: () => 'def5678' });
    await expect(again).rejects.toThrow('mf-a 1.0.0 já foi publicado como 1.0.0-abc1234');
  });

  test('a shell that a live module cannot work with, naming the module; both together pass', async () => {
    await put(await build());
    const shell = await fakeShell('2.0.0', { ...PROVIDED, react: '20.0.0' });
    await expect(put(shell)).rejects.toThrow('mf-a 1.0.0 precisa de react ^19.0.0; shell 2.0.0 fornece 20.0.0');
    const next = await build({ version: '2.0.0', shared: { react: '^20.0.0' } });
    await put(shell, next);
    expect((await store.livePointer(LIVE, 'shell'))?.release).toBe('2.0.0-abc1234');
  });

  test('only what a change breaks: a module that is at odds with the shell keeps no other from being published', async () => {
    await put(await build());
    await changeRecord(store, 'shell', '1.0.0', ({ shared }) => ({
      shared: { ...shared, vue: '3.0.0', react: '18.0.0' },
    }));
    await put(await build({ module: 'mf-b', shared: { vue: '^3.0.0' } }));
    await expect(put(await build({ module: 'mf-c', shared: { react: '^19.0.0' } }))).rejects.toThrow('mf-c 1.0.0');
  });

  test('everything at once, each with its reason', async () => {
    const bad = await build({ css: '*{margin:0} body .mf-a-x-y-1{} @keyframes mf-a-k{from{top:0}}' });
    await expect(put(bad)).rejects.toThrow(/'\*' \(100\.css\)/);
  });
});

test.each([
  ['.mf-a-list-row-x1{}', []],
  ['.mf-a-list-row-x1:hover > button, .mf-a-b-c td{}', []],
  ['.mf-a-list-row-x1, button{}', ['.mf-a-list-row-x1, button']],
  ['@layer module{@media print{h1{}}}', ['h1']],
  ['.mf-b-list-row-x1{}', ['.mf-b-list-row-x1']],
  ['.mf-a-list > p ~ button, :where(.mf-a-x, .mf-a-y) td{}', []],
  ['.mf-a-list ~ button{}', ['.mf-a-list ~ button']],
  ['body:has(.mf-a-list) button{}', ['body:has(.mf-a-list) button']],
  ['button:not(.mf-a-list){}', ['button:not(.mf-a-list)']],
  [':is(.mf-a-list, body) button{}', [':is(.mf-a-list, body) button']],
  [':root{--x:1}', [':root']],
  ['@keyframes mf-a-turn{from{top:0}50%{top:1px}}', []],
  ['@keyframes turn{from{top:0}}', ['@keyframes turn']],
  ['@-webkit-keyframes turn{from{top:0}}', ['@-webkit-keyframes turn']],
  ['@property --mf-a-x{syntax:"*"}@property --x{syntax:"*"}', ['@property --x']],
  ['@font-face{font-family:x}', ['@font-face']],
  ['@import url(x.css);', ['@import url(x.css)']],
  ['@layer base;@layer module{.mf-a-x{top:0}}', ['@layer base']],
  ['.mf-a-x{&:hover{top:0}& > p{top:0}td{top:0}> td{top:0}body &{top:0}}', []],
  ['.mf-a-x{@media print{&:hover{top:0}.y{& b{top:0}}}}', []],
  ['.mf-a-x{& ~ button{top:0}}', ['& ~ button']],
  ['.mf-a-x{+ button{top:0}}', ['+ button']],
  ['.mf-a-x{body:has(&) button{top:0}}', ['body:has(&) button']],
  ['button{&:hover{top:0}}', ['button', '&:hover']],
  ['.mf-a-x{&, &.y > li, &:not(.y)::before{top:0}.mf-a-y &{top:0}:root &{top:0}}', []],
  ['.mf-a-x{:root{top:0}body{top:0}*{top:0}}', []],
  ['.mf-a-x{&, :is(&, button){top:0}}', ['&, :is(&, button)']],
  ['.mf-a-x, button{& b{top:0}}', ['.mf-a-x, button', '& b']],
  ['.mf-a-x{:not(&){top:0}:has(&){top:0}}', [':not(&)', ':has(&)']],
  ['&{top:0}', ['&']],
  ['@scope (.mf-a-x) to (.y){button{top:0}:scope{top:0}& > b{top:0}}', []],
  ['@scope (body){button{top:0}.mf-a-x{top:0}:scope .mf-a-x{top:0}& b{top:0}}', ['button', '& b']],
  ['@scope{button{top:0}}', ['button']],
  ['@scope (.mf-a-x){top:0}@scope (html){top:0}', ['@scope (html)']],
  ['.mf-a-x{@scope (body){b{top:0}}@scope (& > p){b{top:0}}}', ['b']],
  ['@counter-style turn{system:cyclic}@position-try --x{top:0}', ['@counter-style turn', '@position-try --x']],
  ['@view-transition{navigation:auto}', ['@view-transition']],
])('selectors of %s beyond the module', (css, found) => {
  expect(globalSelectors(css, 'mf-a')).toEqual(found);
});
