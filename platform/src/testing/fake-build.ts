import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleDeclaration } from '@rodovia/shared/contracts/platform';

interface FakeBuild {
  module: string;
  version: string;
  declaration?: Partial<ModuleDeclaration>;
  shared?: Record<string, string>;
  css?: string;
  /** Exposed name; modules must have './remote'. */
  exposes?: string;
  /** Bundled packages. */
  packages?: Record<string, string>;
  /** Used names of shared packages. */
  uses?: Record<string, string[]>;
  /** Server bundle and its facts. */
  server?: { packages?: Record<string, string>; uses?: Record<string, string[]>; script?: string };
  /** Script of the page. */
  script?: string;
  /** Distinguishes builds of the same version. */
  content?: string;
}

const SHARED = { react: '^19.0.0', '@rodovia/shared/runtime': '^1.0.0' };
const NOTHING = { packages: {}, uses: {}, names: {} };

/**
 * Creates a folder like the result of a module's build.
 * @returns its path.
 */
export async function fakeBuild(options: FakeBuild): Promise<string> {
  const { module, version, declaration, shared = SHARED, css, exposes = 'remote', content = version } = options;
  const { packages = {}, uses = {}, server, script = `/* página ${content} */` } = options;
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'rodovia-build-')), module);
  const own = css ?? `.${module}-page-title-Abc12{color:red}`;
  const assets = { js: { sync: ['100.js'] }, css: { sync: ['100.css'] } };
  const manifest = {
    name: `${module}__${version}`.replace(/\W/g, '_'),
    shared: Object.entries(shared).map(([name, range]) => ({ name, version: '1.0.0', requiredVersion: range })),
    exposes: [{ name: exposes, assets }],
  };
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: `@rodovia/${module}`, version }),
    'module.json': JSON.stringify({
      owner: 'testes',
      hostApi: '^1.0.0',
      routes: [{ path: `/${module}`, area: 'back-office' }],
      menu: [],
      dialogs: [],
      ...declaration,
    }),
    'dist/mf-manifest.json': JSON.stringify(manifest),
    'dist/remoteEntry.js': `/* ${content} */`,
    'dist/100.js': script,
    'dist/bundle.json': JSON.stringify({ packages, uses, names: {}, server: server && { ...NOTHING, ...server } }),
    'dist/100.css': own,
    ...(server && { 'dist/server/render.cjs': server.script ?? 'exports.headOf = () => null' }),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  return dir;
}

/** Creates a shell's build with these versions and, if given, names for browser and server. */
export async function fakeShell(
  version: string,
  provided: Record<string, string>,
  names: Record<string, string[]> = {},
  drawing?: Record<string, string[]>,
): Promise<string> {
  const dir = await fakeBuild({ module: 'shell', version, declaration: { routes: [] } });
  const shared = Object.entries(provided).map(([name, one]) => ({ name, version: one, requiredVersion: `^${one}` }));
  await writeFile(path.join(dir, 'dist/assets.json'), JSON.stringify({ entry: ['100.js'] }));
  await writeFile(path.join(dir, 'dist/mf-manifest.json'), JSON.stringify({ name: 'shell', shared, exposes: [] }));
  await writeFile(
    path.join(dir, 'dist/bundle.json'),
    JSON.stringify({ ...NOTHING, names, ...(drawing && { server: { ...NOTHING, names: drawing } }) }),
  );
  return dir;
}

/** Author and module of publications in tests. */
export const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
export const pneus = 'mf-pneus';
