import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ModuleDeclaration } from '@rodovia/shared/contracts/platform';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Name of the module that deployment tests publish. */
export const PROVA = 'mf-prova';

/** Dialog of the test's module that follows the quotations while it is open. */
export const PROVA_DIALOG = 'prova-aviso';

const ROUTES = ['/prova', '/prova/:what'].map((at) => ({ path: at, area: 'storefront' as const }));

/**
 * Returns a hand-written container of Module Federation: it takes React and the runtime from the shell and shows the
 * address.
 */
const container = (name: string, version: string) => `
  const base = document.currentScript.src;
  var ${name} = {
    init(scope) { this.scope = scope; },
    async get() {
      const shared = async (key) => (await Object.values(this.scope[key])[0].get())();
      const React = await shared('react');
      const { useQuotationEvents } = await shared('@rodovia/shared/runtime');
      const h = React.createElement;
      const Later = () => {
        const [text, setText] = React.useState('');
        const open = () => import(new URL('200.js', base).href).then((found) => setText(found.text));
        return h('p', null, h('button', { onClick: open }, 'Abrir depois'), text);
      };
      const THROWS = {
        render: () => { throw new Error('no desenho'); },
        efeito: () => { React.useEffect(() => { throw new Error('no efeito'); }, []); return null; },
        evento: () => h('button', { onClick: () => { throw new Error('no evento'); } }, 'Falhar'),
        promessa: () => { React.useEffect(() => { Promise.reject(new Error('na promessa')); }, []); return h('p', null, 'segue'); },
        nulo: () => { throw null; },
        nunca: () => { throw new Promise(() => undefined); },
      };
      const Page = () => {
        const What = THROWS[location.pathname.split('/')[2]];
        return h('div', null, h('h1', null, 'Prova ${version}'), What ? h(What) : h(Later));
      };
      const wordsOf = () => 'mudou';
      const Dialog = ({ onClose }) => {
        useQuotationEvents(wordsOf);
        return h('dialog', { open: true, 'aria-label': 'Aviso' }, h('button', { onClick: onClose }, 'Fechar'));
      };
      const page = h(Page);
      const routes = [{ path: '/prova', element: page }, { path: '/prova/:what', element: page }];
      const Note = ({ code }) => h('p', null, 'Nota ${version} sobre ' + code);
      const parts = { nota: Note, quebra: THROWS.render, nunca: THROWS.nunca };
      return () => ({ remote: { routes, dialogs: { '${PROVA_DIALOG}': Dialog }, parts } });
    },
  };
  globalThis.${name} = ${name};`;

/** Facts of the module, as the platform's build would record them. */
const FACTS = { packages: {}, uses: { react: ['createElement', 'useState', 'useEffect'] }, names: {} };

/** Facts of a server bundle that uses nothing of the shell. */
const NOTHING = { packages: {}, uses: {}, names: {} };

const manifestOf = (name: string) => ({
  name,
  shared: [
    { name: 'react', version: '19.0.0', requiredVersion: '^19.0.0' },
    { name: '@rodovia/shared/runtime', version: '3.0.0', requiredVersion: '^3.0.0' },
  ],
  exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
});

/** Writes a build of the test's module, as a team would have it, with `more` files and declarations. Returns its folder. */
export async function buildProva(
  version: string,
  more: Record<string, string> = {},
  declares: Partial<ModuleDeclaration> = {},
): Promise<string> {
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'rodovia-prova-')), PROVA);
  const name = `mf_prova__${version}`.replace(/\W/g, '_');
  const declaration = {
    owner: 'prova',
    hostApi: '^3.0.0',
    routes: ROUTES,
    menu: [],
    dialogs: [PROVA_DIALOG],
    ...declares,
  };
  await mkdir(path.join(dir, 'dist'), { recursive: true });
  const write = (file: string, content: string | object) =>
    writeFile(path.join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
  await write('package.json', { name: `@rodovia/${PROVA}`, version });
  await write('module.json', declaration);
  await write('dist/mf-manifest.json', manifestOf(name));
  await write('dist/bundle.json', more['server/render.cjs'] ? { ...FACTS, server: NOTHING } : FACTS);
  await write('dist/remoteEntry.js', container(name, version));
  await write('dist/200.js', `export const text = 'depois ${version}';`);
  for (const [file, content] of Object.entries(more)) {
    await mkdir(path.dirname(path.join(dir, 'dist', file)), { recursive: true });
    await write(`dist/${file}`, content);
  }
  return dir;
}

/**
 * Runs a publishing command on a store; returns its output.
 * @throws with its output if it refuses
 */
export async function mf(storeDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['platform/dist/cli.mjs', ...args, '--store', storeDir], {
    cwd: root,
  });
  return stdout;
}

/** Publishes a built folder. */
export const publishBuilt = (storeDir: string, dir: string, ...options: string[]) =>
  mf(storeDir, 'publish', dir, '--built', '--sha', 'abc1234', ...options);

/** Publishes a version of the test's module into a running system. */
export async function publishProva(storeDir: string, version: string, ...options: string[]): Promise<string> {
  const dir = await buildProva(version);
  return publishBuilt(storeDir, dir, '--no-probe', ...options);
}
