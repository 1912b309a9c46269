import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldText } from '@rodovia/shared/contracts/rules';
import semver from 'semver';
import { type Call, UsageError } from './arguments';

/** Folders of the packed commands with the build of each bundler. */
const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));
const OWN_MANIFEST = new URL('../package.json', import.meta.url);

const NAME = /^mf-[a-z][a-z0-9-]{1,40}$/;
/** Titles that mean the same in text, in a script and in an element. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,&()-]{0,59}$/u;
const ADDRESS = /^(\/[a-z0-9-]+)+$/;

interface Manifest {
  name: string;
  version: string;
  scripts: Record<string, string>;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readJson = async <T>(file: string | URL) => JSON.parse(await readFile(file, 'utf8')) as T;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What a new module is made of. */
interface Wanted {
  name: string;
  title: string;
  address: string;
  bundler: string;
  isTyped: boolean;
  /** Folder with the packages of the platform; undefined if a registry has them. */
  packs: string | undefined;
}

const slugOf = (title: string) =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function readWanted({ names: [name = '', title = ''], value, has }: Call): Promise<Wanted> {
  if (!existsSync(TEMPLATES))
    throw new UsageError('Neste repositório, módulos são criados com npm run new:module -- <mf-nome> <Título>.');
  const bundlers = (await readdir(TEMPLATES)).sort();
  const bundler = value('bundler') ?? '';
  if (!bundlers.includes(bundler)) throw new UsageError(`Diga --bundler: ${bundlers.join(', ')}.`);
  if (!NAME.test(name)) throw new UsageError(`'${name}' não é um nome de módulo, como mf-fleet.`);
  if (!TITLE.test(title)) throw new UsageError(`'${title}' não é um título: letras, números, espaços e .,&()-.`);
  const address = value('path') ?? `/${slugOf(title)}`;
  if (!ADDRESS.test(address)) throw new UsageError(`'${address}' não é um endereço, como /frotas: diga-o com --path.`);
  if (existsSync(name)) throw new UsageError(`A pasta ${name} já existe.`);
  return { name, title, address, bundler, isTyped: !has('js'), packs: value('packs') };
}

/** Returns where the packages of the platform are installed from: the files of a folder, or a registry. */
async function ownPackages({ name, packs }: Wanted): Promise<Record<string, string>> {
  const { version, peerDependencies } = await readJson<Manifest>(OWN_MANIFEST);
  const ranges = { '@rodovia/platform': `^${version}`, ...peerDependencies };
  if (!packs) return ranges;
  const files = await readdir(packs).catch(() => []);
  const entries = Object.keys(ranges).map((one) => {
    const prefix = `${one.slice(1).replace('/', '-')}-`;
    const versions = files
      .filter((found) => found.startsWith(prefix) && found.endsWith('.tgz'))
      .map((found) => found.slice(prefix.length, -'.tgz'.length));
    const [newest] = semver.rsort(versions.filter((found) => semver.valid(found)));
    if (!newest) throw new UsageError(`Em ${packs} não há ${prefix}….tgz: npm run pack o escreve.`);
    const file = path.relative(name, path.join(packs, `${prefix}${newest}.tgz`));
    return [one, `file:${file.split(path.sep).join('/')}`] as const;
  });
  return Object.fromEntries(entries);
}

/** Packages that TypeScript needs. */
const TYPES = { '@types/react': '^19.0.0', typescript: '^5.9.0' };

async function manifestOf(wanted: Wanted): Promise<Manifest> {
  const template = await readJson<Manifest>(path.join(TEMPLATES, wanted.bundler, 'package.json'));
  const { peerDependencies } = await readJson<Manifest>(OWN_MANIFEST);
  const devDependencies = {
    ...template.devDependencies,
    ...(await ownPackages(wanted)),
    ...(wanted.isTyped && TYPES),
  };
  return {
    ...template,
    name: wanted.name,
    version: '1.0.0',
    peerDependencies: { ...template.peerDependencies, ...peerDependencies },
    scripts: { ...template.scripts, dev: 'rodovia dev', mf: 'rodovia', ...(wanted.isTyped && { types: 'tsc' }) },
    devDependencies: Object.fromEntries(Object.entries(devDependencies).sort(([a], [b]) => a.localeCompare(b))),
  };
}

/** Whether an address is of the back office, whose layout has breadcrumbs and margins of its own. */
const isStaffAt = (address: string) => address.startsWith('/admin/');

const declarationOf = ({ name, title, address }: Wanted, hostApi: string) => {
  const isStaff = isStaffAt(address);
  const route = isStaff
    ? { path: address, area: 'back-office', roles: ['admin'] }
    : { path: address, area: 'storefront' };
  const item = { label: title, href: address, area: 'back-office', icon: slugOf(title), order: 80 };
  return {
    owner: name.slice('mf-'.length),
    hostApi,
    routes: [route],
    menu: isStaff ? [item] : [],
    dialogs: [],
  };
};

const remoteOf = ({ title, address, isTyped }: Wanted) => `${
  isTyped ? "import type { Remote } from '@rodovia/shared/runtime';\n" : ''
}import { Page } from './page';

/** ${title}: the module's pages by address. \`module.json\` declares the same addresses. */
export const remote${isTyped ? ': Remote' : ''} = {
  routes: [{ path: '${address}', element: <Page /> }],
};
`;

const pageOf = ({ name, title, address }: Wanted) => `import { usePage } from '@rodovia/shared/runtime';
import './page.css';

/** The module's first page. */
export function Page() {
  usePage('${title}'${isStaffAt(address) ? '' : `, [{ label: '${title}' }]`});
  return (
    <div className="${name}-page">
      <h1 tabIndex={-1}>${title}</h1>
      <p>Esta página é de um módulo publicado por si.</p>
    </div>
  );
}
`;

const cssOf = ({ name, address }: Wanted) => `.${name}-page {
  max-width: 1200px;${isStaffAt(address) ? '' : '\n  margin: 0 auto;\n  padding: 16px;'}
}
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

/** Declares what bundlers import besides scripts. */
const STYLES = "declare module '*.css';\n";

/**
 * `new`: makes a module with a page, a declaration and the build of a bundler, to be installed and published from
 * wherever it lies.
 */
export async function newModule(call: Call) {
  const wanted = await readWanted(call);
  const { name, bundler, isTyped } = wanted;
  const manifest = await manifestOf(wanted);
  const extension = isTyped ? 'tsx' : 'jsx';
  await mkdir(path.join(name, 'src'), { recursive: true });
  for (const file of await readdir(path.join(TEMPLATES, bundler)))
    await cp(path.join(TEMPLATES, bundler, file), path.join(name, file));
  const federation = path.join(name, 'federation.mjs');
  const files: Record<string, string> = {
    'federation.mjs': (await readFile(federation, 'utf8')).replace('%ENTRY%', `remote.${extension}`),
    'package.json': json(manifest),
    'module.json': json(declarationOf(wanted, manifest.peerDependencies['@rodovia/shared'] ?? '*')),
    '.gitignore': 'node_modules\ndist\n',
    [`src/remote.${extension}`]: remoteOf(wanted),
    [`src/page.${extension}`]: pageOf(wanted),
    'src/page.css': cssOf(wanted),
    ...(isTyped && { 'tsconfig.json': json(TSCONFIG), 'src/styles.d.ts': STYLES }),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(name, file), text);
  console.log(`${name} criado. Agora: cd ${name}, npm install, npm run dev.`);
}
