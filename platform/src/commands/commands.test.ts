import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../store/open-store';
import { fakeBuild } from '../testing/fake-build';
import { uncommitted } from './arguments';
import { runCommand } from './commands';

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rodovia-commands-'));
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.MF_STORE;
});

test('[MF-05] what a module is built from and no commit contains is known', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=teste', '-c', 'user.email=teste@rodovia.example', ...args], { cwd: folder });
  git('init', '-q');
  for (const place of ['mf-a', 'mf-b', 'shared']) {
    await mkdir(path.join(folder, place));
    await writeFile(path.join(folder, place, 'um.ts'), '1');
  }
  expect(uncommitted('mf-a', folder)).toEqual(['mf-a/um.ts', 'shared/um.ts']);
  git('add', '.');
  git('commit', '-q', '-m', 'um');
  expect(uncommitted('mf-a', folder)).toEqual([]);
  await writeFile(path.join(folder, 'mf-b', 'um.ts'), '2');
  expect(uncommitted('mf-a', folder)).toEqual([]);
  await writeFile(path.join(folder, 'mf-a', 'dois.ts'), '2');
  expect(uncommitted('mf-a', folder)).toEqual(['mf-a/dois.ts']);
});

const run = (...line: string[]) => runCommand([...line, '--store', folder]);

describe('[MF-05] a slip of the pen is a sentence and publishes nothing', () => {
  test.each<[string, string[], RegExp]>([
    ['a verb', ['pubish', 'mf-a'], /'pubish' não é um comando/],
    ['what every object has', ['constructor'], /'constructor' não é um comando/],
    ['days', ['gc', '--days', 'x'], /'x' não é um número inteiro/],
    ['no days', ['gc', '--days', '0'], /'0' não é um número inteiro/],
    ['a share', ['canary', 'mf-a', '1.0.0-a', '--traffic', '100'], /'100' não é uma porcentagem/],
    ['an option of another verb', ['rollback', 'mf-a', '--canary', '10'], /não tem a opção --canary/],
    ['an option that takes none', ['gc', '--force=ja'], /A opção --force não foi dada/],
    ['no module', ['rollback'], /Diga o módulo/],
    ['too much', ['rollback', 'mf-a', '1.0.0-a'], /'1\.0\.0-a' é demais/],
    ['both ways at once', ['publish', 'mf-a', '--preview', '--canary', '10'], /Uma prévia não tem canário/],
  ])('%s', async (_, line, sentence) => {
    await expect(run(...line)).rejects.toThrow(sentence);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['', /está vazio/],
    ['  ', /está vazio/],
    ['htps://chave:segredo@servidor/balde', /não é uma pasta nem o endereço/],
    ['localhost:9000/releases', /não é uma pasta nem o endereço/],
    ['//chave:segredo@servidor/balde', /não é uma pasta nem o endereço/],
    ['https://servidor/balde', /deve ser https:\/\/chave:segredo@servidor\/balde/],
    ['https://chave:segredo@servidor', /deve ser https:\/\/chave:segredo@servidor\/balde/],
    ['relases', /não existe/],
  ])("MF_STORE='%s'", async (place, sentence) => {
    process.env.MF_STORE = place;
    await expect(runCommand(['publish', 'mf-a', '--built'])).rejects.toThrow(sentence);
    await expect(runCommand(['list'])).rejects.toThrow(sentence);
  });

  test('no sentence tells the key of a store', () => {
    const open = () => openStore('htps://chave:segredo@servidor/balde');
    expect(open).toThrow('servidor');
    expect(open).not.toThrow('segredo');
  });

  test('a folder that holds something else is no store', async () => {
    await writeFile(path.join(folder, 'package.json'), '{}');
    const dir = await fakeBuild({ module: 'mf-a', version: '1.0.0' });
    await expect(run('publish', dir, '--built', '--no-probe', '--sha', 'abc1234')).rejects.toThrow(
      'não é um armazenamento',
    );
    expect(await readdir(folder)).toEqual(['package.json']);
  });
});

describe('[MF-05] what the sources are goes live, but for what somebody has set by hand', () => {
  const build = (module: string, version: string) => fakeBuild({ module, version });
  const release = (version: string) => `${version}-abc1234`;
  const start = async (version: string) => {
    const given = await Promise.all(
      ['mf-a', 'mf-b'].map(async (name) => `${name}=${release(version)}=${await build(name, version)}`),
    );
    lines = [];
    await run('sources', ...given, '--why', 'fontes locais');
  };
  const live = () => lines.at(-1);

  test('as they change', async () => {
    await start('1.0.0');
    await start('2.0.0');
    expect(live()).toBe('No ar: mf-a 2.0.0-abc1234; mf-b 2.0.0-abc1234');
    await start('1.0.0');
    expect(live()).toBe('No ar: mf-a 1.0.0-abc1234; mf-b 1.0.0-abc1234');
  });

  test.each<[string, string[], string]>([
    ['rolled back', ['rollback', 'mf-a', '--why', 'quebrou'], 'mf-a 1.0.0-abc1234'],
    ['withdrawn', ['withdraw', 'mf-a', '--why', 'quebrou'], 'mf-a retirado'],
    [
      'under a canary',
      ['canary', 'mf-a', '1.0.0-abc1234', '--why', 'quebrou'],
      'mf-a 2.0.0-abc1234, canário 1.0.0-abc1234 10 %',
    ],
  ])('one that was %s stays, and the start says so', async (_, line, state) => {
    await start('1.0.0');
    await start('2.0.0');
    await run(...line);
    for (const version of ['2.0.0', '3.0.0']) {
      await start(version);
      expect(live()).toBe(`No ar: ${state}; mf-b ${release(version)}`);
      expect(lines.join('\n')).toMatch(/^mf-a fica .*\(quebrou\)/m);
      expect(lines.join('\n')).toContain(`npm run mf -- promote mf-a ${release(version)}`);
    }
    await run('promote', 'mf-a', release('3.0.0'));
    expect(live()).toMatch('mf-a 3.0.0-abc1234');
  });
});

test('[MF-05] a publication is a preview until its address ends; audit and gc say what is what', async () => {
  await run(
    'publish',
    await fakeBuild({ module: 'mf-a', version: '1.0.0' }),
    '--built',
    '--no-probe',
    '--sha',
    'abc1234',
  );
  await run(
    'publish',
    await fakeBuild({ module: 'mf-a', version: '2.0.0' }),
    '--built',
    '--no-probe',
    '--sha',
    'abc1234',
    '--preview',
  );
  expect(lines.join('\n')).toMatch(
    /\/mf\/preview\?module=mf-a&release=2\.0\.0-abc1234&key=[\w-]{22} até \d\d\/\d\d\/\d{4}/,
  );
  expect(lines.at(-1)).toBe('No ar: mf-a 1.0.0-abc1234');
  lines = [];
  await run('gc', '--force');
  expect(lines.slice(0, 2)).toEqual([
    'mf-a 1.0.0-abc1234 fica: no ar.',
    expect.stringMatching(/^mf-a 2\.0\.0-abc1234 fica: prévia até /),
  ]);
});
