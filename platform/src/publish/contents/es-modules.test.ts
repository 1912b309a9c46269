import { importsOf, loadedTogether, moduleProblems } from './es-modules';

const FILES: Record<string, string> = {
  'entry.js': "import { a } from './parts/a.js'; export const get = () => import('./parts/later.js'); export { a };",
  'parts/a.js': "export * from '../b.js?v=1'; export const a = import.meta.url;",
  'b.js': 'export const b = 1;',
  'parts/later.js': "import '../b.js';",
  'script.js': "(() => { const more = './x.js'; import(more); })()",
};
const read = async (file: string) => FILES[file] ?? '';
const ALL = ['entry.js', 'parts/a.js', 'b.js', 'parts/later.js'];
const assets = Object.fromEntries(Object.keys(FILES).map((file) => [file, 'sha384-x']));
const release = { module: 'mf-a', version: '1.0.0', assets, modules: ALL };
const asModule = { ...release, entry: { file: 'entry.js', type: 'module' as const } };

test('an import whose address is made while it runs is none that is known, and makes no module', async () => {
  expect(await importsOf(await read('script.js'))).toEqual({ isModule: false, imports: [] });
  expect((await importsOf(await read('entry.js'))).isModule).toBe(true);
});

test('[MF-04] what loads together is what is imported before anything runs', async () => {
  expect(await loadedTogether(['entry.js'], read)).toEqual(['entry.js', 'parts/a.js', 'b.js']);
});

test('[MF-05] a release whose modules are all listed and its own has no problem', async () => {
  expect(await moduleProblems(asModule, read)).toEqual([]);
});

test.each([
  ['an entry that is no file', { entry: { file: 'x.js', type: 'module' as const } }, 'a entrada x.js não é um arquivo'],
  [
    'an entry that is not listed',
    { modules: ['b.js'] },
    "entry.js é um módulo ES que bundle.json não lista em 'modules'",
  ],
  ['a listed file that is none', { modules: [...ALL, 'x.js'] }, 'lista o módulo ES x.js, que não é um arquivo'],
  [
    'a lazy part that is not listed',
    { modules: ['entry.js', 'parts/a.js', 'b.js'] },
    "entry.js importa parts/later.js, que bundle.json não lista em 'modules'",
  ],
])('[MF-05] %s is refused', async (_, more, sentence) => {
  expect((await moduleProblems({ ...asModule, ...more }, read)).join('\n')).toContain(sentence);
});

test('[MF-05] a listed module that no browser could parse is a reason, and no failure of the gate', async () => {
  const broken = async (file: string) => (file === 'b.js' ? "import { from 'x" : read(file));
  expect(await moduleProblems(asModule, broken)).toEqual(['mf-a 1.0.0: b.js não pode ser lido como módulo ES.']);
});

test.each(['react', 'https://cdn.example/x.js', '/x.js', '../../outside.js', 'data:text/javascript,1'])(
  '[MF-05] an import of %s is refused: the page resolves no names, and runs only what was published',
  async (specifier) => {
    const problems = await moduleProblems(asModule, async (file) =>
      file === 'b.js' ? `import '${specifier}';` : read(file),
    );
    expect(problems).toEqual([`mf-a 1.0.0: b.js importa '${specifier}', que não é um arquivo da publicação.`]);
  },
);
