import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modules, root } from '../inputs.mjs';
import { slugOf } from './slug.mjs';

const USAGE =
  'Uso: npm run new:module -- <mf-nome> <Título> [/endereço]   por exemplo: mf-fleet Frotas, ou mf-fleet Frotas /admin/frotas';
const TAKEN_BY_SERVER = /^\/(api|mf)(\/|$)/;
const ADMIN_AREA = /^\/admin\//;

function readArguments([name = '', title = '', address = `/${slugOf(title)}`]) {
  if (!/^mf-[a-z][a-z0-9-]{1,40}$/.test(name) || !title || !/^(\/[a-z0-9-]+)+$/.test(address)) throw new Error(USAGE);
  return { name, title, address, part: name.slice('mf-'.length), isStaff: ADMIN_AREA.test(address) };
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Refuses a taken folder, name or address before anything is written. */
function checkFree({ name, address }) {
  if (existsSync(path.join(root, name))) throw new Error(`A pasta ${name} já existe.`);
  const alike = modules().find((other) => other.startsWith(`${name}-`) || name.startsWith(`${other}-`));
  if (alike)
    throw new Error(`${name} não se distingue de ${alike} nos estilos: um nome começa o outro. Escolha outro nome.`);
  if (TAKEN_BY_SERVER.test(address)) throw new Error(`${address} é do servidor. Escolha outro endereço.`);
  const owner = modules().find((other) => readJson(`${other}/module.json`).routes.some(({ path }) => path === address));
  if (owner) throw new Error(`${address} já é de ${owner}. Escolha outro endereço.`);
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const manifestOf = ({ name }) => {
  const { dependencies } = readJson('mf-quotations/package.json');
  return {
    name: `@rodovia/${name}`,
    version: '1.0.0',
    private: true,
    sideEffects: ['*.css'],
    scripts: {
      build: 'webpack --config ./webpack.config.mjs --mode production',
      dev: 'node ../platform/scripts/dev.mjs',
      test: `jest --config ../jest.config.cjs --selectProjects=unit --passWithNoTests ${name}/src`,
    },
    dependencies,
  };
};

const declarationOf = ({ part, title, address, isStaff }) => ({
  owner: part,
  hostApi: `^${readJson('shared/package.json').version}`,
  routes: [isStaff ? { path: address, area: 'back-office', roles: ['admin'] } : { path: address, area: 'storefront' }],
  menu: isStaff ? [{ label: title, href: address, area: 'back-office', icon: part, order: 80 }] : [],
  dialogs: [],
});

const WEBPACK = `import { remoteConfig } from '@rodovia/platform/webpack/remote.mjs';

export default remoteConfig(import.meta.dirname);
`;

const remoteOf = ({ title, address }) => `import type { Remote } from '@rodovia/shared/runtime';
import { Page } from './page';

/** ${title}: the module's pages by address. \`module.json\` declares the same addresses. */
export const remote: Remote = {
  routes: [{ path: '${address}', element: <Page /> }],
};
`;

const pageOf = ({ title, isStaff }) => `import { usePage } from '@rodovia/shared/runtime';
import styles from './page.module.css';

export function Page() {
  usePage('${title}'${isStaff ? '' : `, [{ label: '${title}' }]`});
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>${title}</h1>
      <p>Esta página é de um módulo publicado por si.</p>
    </div>
  );
}
`;

const CSS = `@layer module {
  .page {
    max-width: 1200px;
    margin: 0 auto;
    padding: 16px;
  }
}
`;

const unitTestOf = ({ title }) => `import { render, screen } from '@testing-library/react';
import { Page } from './page';

test('[MF-05] the page says what it is', () => {
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
  expect(document.title).toBe('${title} · Rodovia');
});
`;

const browserTestOf = ({ name, title, address, isStaff }) => `${
  isStaff ? "import { ADMIN, logInDirectly } from '../../e2e/support/accounts';\n" : ''
}import { expect, test } from '../../e2e/support/test';

test('[MF-05] ${address} is the page of ${name}', async ({ page }) => {
${isStaff ? '  await logInDirectly(page, ADMIN);\n' : ''}  await page.goto('${address}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await expect(page).toHaveTitle('${title} · Rodovia');
${
  isStaff
    ? `  const menu = page.getByRole('navigation', { name: 'Painel' });
  await expect(menu.getByRole('link', { name: '${title}', exact: true })).toBeVisible();
`
    : ''
}});
`;

const filesOf = (module) => ({
  'package.json': json(manifestOf(module)),
  'module.json': json(declarationOf(module)),
  'webpack.config.mjs': WEBPACK,
  'src/remote.tsx': remoteOf(module),
  'src/page.tsx': pageOf(module),
  'src/page.module.css': CSS,
  'src/page.test.tsx': unitTestOf(module),
  [`e2e/${module.part}.spec.ts`]: browserTestOf(module),
});

function writeModule(module) {
  for (const [file, text] of Object.entries(filesOf(module))) {
    const at = path.join(root, module.name, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
    console.log(`  ${module.name}/${file}`);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', module.name], { cwd: root, stdio: 'ignore' });
}

const byName = ([a], [b]) => a.localeCompare(b, 'en');

/** Adds the package to the lock like npm; nothing else changes, because all dependencies exist. */
function lockWith({ name }) {
  const lock = readJson('package-lock.json');
  const { name: full, version, dependencies } = readJson(`${name}/package.json`);
  const { '': top, ...packages } = lock.packages;
  packages[name] = { name: full, version, dependencies };
  packages[`node_modules/${full}`] = { resolved: name, link: true };
  return json({ ...lock, packages: { '': top, ...Object.fromEntries(Object.entries(packages).sort(byName)) } });
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Registers the package in the lock and in node_modules. */
function register(module) {
  const [lockFile, marker] = ['package-lock.json', 'node_modules/.rodovia-lock'].map((file) => path.join(root, file));
  const before = readFileSync(lockFile, 'utf8');
  const after = lockWith(module);
  writeFileSync(lockFile, after);
  console.log('  package-lock.json');
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== hashOf(before)) return;
  symlinkSync(`../../${module.name}`, path.join(root, 'node_modules/@rodovia', module.name));
  writeFileSync(marker, hashOf(after));
}

try {
  const module = readArguments(process.argv.slice(2));
  checkFree(module);
  writeModule(module);
  register(module);
  console.log(`Pronto. Com o sistema em execução:
  npm run dev -w ${module.name}              o módulo dos fontes, o resto do sistema em execução
  npm run mf -- publish ${module.name}       constrói, confere e põe no ar em ${module.address}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
