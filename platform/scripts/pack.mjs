import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { bundleServer } from './bundle.mjs';
import { root } from './inputs.mjs';
import { problemsOfPack } from './pack-problems.mjs';

/*
 * Writes the packages that teams in other repositories install: `npm run pack -- <folder> [--recording file]`.
 * `@rodovia/platform` is the `mf` command with templates of modules and an emulator of what is live in the store,
 * `@rodovia/shared` the types and names of the live shell.
 */

const { values, positionals } = parseArgs({ allowPositionals: true, options: { recording: { type: 'string' } } });
const [folder] = positionals;
if (!folder) throw new Error('Diga a pasta: npm run pack -- <pasta>');
const recording = values.recording ?? 'recording.json';
if (values.recording && !existsSync(recording)) throw new Error(`${recording} não existe. Grave com 'mf record'.`);
const target = path.resolve(folder);
const work = mkdtempSync(path.join(tmpdir(), 'rodovia-pack-'));

const manifestOf = (name) => JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the version of an installed package that a pack needs: newer ones may ask for a newer Node. */
function versionOf(name) {
  const places = ['platform', 'api', '.'].map((from) => path.join(root, from, 'node_modules', name, 'package.json'));
  const found = places.find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not installed.`);
  return JSON.parse(readFileSync(found, 'utf8')).version;
}

/** Plugin of esbuild that keeps external what is installed with the package; workspaces are bundled. */
const installedStaysOutside = {
  name: 'installed-stays-outside',
  setup(hooks) {
    hooks.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@rodovia/') ? null : { external: true },
    );
  },
};

/** Bundles the commands into a folder; returns the packages that they import. */
async function bundleCommands(outdir) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { cli: 'platform/src/cli.ts', 'render-process': 'platform/src/origin/render/render-process.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
    plugins: [installedStaysOutside],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const outside = imports.filter(({ external, path: name }) => external && !isBuiltin(name));
  return [...new Set(outside.map(({ path: name }) => packageOf(name)))].sort();
}

const README = `# @rodovia/platform

The \`mf\` command, with which a module is made, developed, published, rolled back and looked after, without the
repository, the database or the API of Rodovia.

    npx --package @rodovia/platform mf new mf-fleet Frotas --bundler vite

In the module, \`npm run mf\` is the same command:

    npm run dev
    npm run build
    npm run mf -- facts dist
    MF_STORE=https://… npm run mf -- publish . --built --sha 3f9c2ab --canary 10

\`npm run mf -- help\` lists all commands. The formats of the files that describe a module are in \`formats\`.
`;

/** Builds of modules that `mf new` copies, by bundler: those that the conformance suite proves. */
const TEMPLATES = { webpack: 'webpack-official', rspack: 'rspack', vite: 'vite-module' };

/** Writes the templates of modules. */
function writeTemplates(to) {
  const conformance = path.join(root, 'platform/conformance');
  for (const [bundler, kind] of Object.entries(TEMPLATES)) {
    const target = path.join(to, bundler);
    const isPart = (file) => !/package-lock\.json$|node_modules/.test(file);
    cpSync(path.join(conformance, 'kinds', kind), target, { recursive: true, filter: isPart });
    cpSync(path.join(conformance, 'page/federation.mjs'), path.join(target, 'federation.mjs'));
  }
}

const mf = (...args) =>
  execFileSync(process.execPath, [path.join(root, 'platform/dist/cli.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Writes the package of the commands. */
async function platformPackage(to) {
  const { name, version } = manifestOf('platform');
  const dist = path.join(to, 'dist');
  const packages = await bundleCommands(dist);
  const cli = path.join(dist, 'cli.mjs');
  writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, 'utf8')}`);
  cpSync(path.join(root, 'docs/formats'), path.join(to, 'formats'), { recursive: true });
  cpSync(path.join(root, 'platform/dev/page.js'), path.join(to, 'dev/page.js'));
  writeTemplates(path.join(to, 'templates'));
  mf('packed-store', path.join(to, 'store'));
  if (existsSync(recording)) cpSync(recording, path.join(to, 'recording.json'));
  else console.error("Sem gravação: o emulador do pacote mostra páginas sem registros. Grave com 'mf record'.");
  const { license, engines } = manifestOf('.');
  const manifest = {
    name,
    version,
    description: 'Publishes modules of Rodovia.',
    license,
    engines,
    type: 'module',
    // the tools of Module Federation have a command `mf` too
    bin: { mf: 'dist/cli.mjs', rodovia: 'dist/cli.mjs' },
    exports: { './formats/*': './formats/*', './package.json': './package.json' },
    files: ['dist', 'dev', 'formats', 'templates', 'store', 'recording.json'],
    peerDependencies: { '@rodovia/shared': `^${manifestOf('shared').version}` },
    // a command alone needs no types
    peerDependenciesMeta: { '@rodovia/shared': { optional: true } },
    dependencies: Object.fromEntries(packages.map((one) => [one, versionOf(one)])),
  };
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(to, 'README.md'), README);
}

/** Packs a folder into the target; returns the name of the file. */
function pack(from) {
  const problems = problemsOfPack(from, [root, target, homedir(), tmpdir()]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: from });
  return output.toString().trim();
}

try {
  mkdirSync(target, { recursive: true });
  await bundleServer();
  const [platform, shared] = ['platform', 'shared'].map((name) => path.join(work, name));
  await platformPackage(platform);
  mf('types', shared);
  if (!existsSync(path.join(shared, 'package.json'))) throw new Error('no types');
  for (const one of [platform, shared]) console.log(path.join(target, pack(one)));
} finally {
  rmSync(work, { recursive: true, force: true });
}
