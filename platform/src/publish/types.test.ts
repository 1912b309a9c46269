import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTypes } from '../commands/types';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { fakeShell } from '../testing/fake-build';
import { publish } from './publish';
import { type Declarations, typeProblems } from './types';

const root = path.resolve(__dirname, '../../..');
const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };

/** Returns declarations of a shell in which `keep` has this parameter type. */
const declarations = (keep: string): Declarations => ({
  entries: { '@rodovia/shared/runtime': 'runtime/index.d.ts' },
  files: {
    'css.d.ts': "declare module '*.css';",
    'runtime/index.d.ts': `export declare function keep(${keep}): void;`,
  },
});

/** Writes the sources of a module. */
async function sources(text: string): Promise<string> {
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'rodovia-types-')), 'mf-a');
  await mkdir(path.join(dir, 'src'), { recursive: true });
  await writeFile(path.join(dir, 'src/remote.tsx'), text);
  await writeFile(path.join(dir, 'src/remote.test.ts'), 'isto não é typescript');
  return dir;
}

const KEEPS = "import { keep } from '@rodovia/shared/runtime';\nimport './a.css';\nkeep('cor', 1);";

describe('[MF-03] a module is checked against the types of the shell that is live', () => {
  test('whose functions take what it gives', async () => {
    const dir = await sources(KEEPS);
    expect(await typeProblems(dir, declarations('name: string, value: number'), 'shell 1.0.0', root)).toEqual([]);
    const [problem, ...others] = await typeProblems(dir, declarations('name: string'), 'shell 1.1.0', root);
    expect(problem).toMatch(/^mf-a com os tipos do shell 1\.1\.0: .*remote\.tsx\(3,13\): error TS2554: Expected 1 arg/);
    expect(others).toEqual([]);
    expect((await readdir(path.join(root, '.cache'))).filter((name) => name.startsWith('types-'))).toEqual([]);
  });

  test('the first errors are told, and how many there are besides', async () => {
    const dir = await sources(`${KEEPS}\n${"keep('x');\n".repeat(7)}`);
    const problems = await typeProblems(dir, declarations(''), 'shell 1.0.0', root);
    expect(problems).toHaveLength(6);
    expect(problems.at(-1)).toBe('mf-a: e mais 3 erros de tipos.');
  });

  test('a declaration that would be written elsewhere is refused', async () => {
    const evil = { entries: {}, files: { '../../x.d.ts': '' } };
    await expect(typeProblems(await sources(KEEPS), evil, 'shell', root)).rejects.toThrow('não é o caminho');
  });
});

describe('[MF-03] the types that count', () => {
  let store: ReleaseStore;
  let lines: string[];
  beforeEach(async () => {
    store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-types-')));
    lines = [];
  });
  const shell = async (version: string, keep?: string) => {
    const dir = await fakeShell(version, {});
    if (keep !== undefined) await writeFile(path.join(dir, 'dist/types.json'), JSON.stringify(declarations(keep)));
    return dir;
  };
  const check = (...dirs: string[]) => checkTypes(store, dirs, (text) => lines.push(text));
  const put = (dir: string) => publish(store, { ...author, dirs: [dir], sha: () => 'abc1234' });

  test('are those of the live shell, or of the one that is published with it', async () => {
    const dir = await sources(KEEPS);
    await put(await shell('1.0.0', 'name: string'));
    await expect(check(dir)).rejects.toThrow('Publicação recusada:\n  - mf-a com os tipos do shell 1.0.0-abc1234: ');
    await check(await shell('1.1.0', 'name: string, value: number'), dir);
    expect(lines).toEqual([]);
  });

  test('a shell without them leaves the module unchecked, and a line says so; without sources there is nothing to check', async () => {
    await put(await shell('1.0.0'));
    await check(await sources(KEEPS));
    expect(lines).toEqual(['O shell 1.0.0-abc1234 não traz os seus tipos: não foram conferidos.']);
    await check(path.join(tmpdir(), 'mf-b'));
  });
});
