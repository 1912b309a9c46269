import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { page } from './floor.mjs';
import { ADDRESS } from './peers/brands.js';

const sources = path.join(import.meta.dirname, 'peers');

/** Peers request their brands when their code runs; the bare table requests them from the page. */
const PEERS = {
  antd: `<script>brands=fetch("${ADDRESS}",{headers:{"channel-code":"web",authorization:"Bearer "+localStorage.token}}).then(a=>a.json())</script>`,
  'react-admin': '',
  refine: '',
};

const textOf = (file) => readFile(file, 'utf8').catch(() => '');

/** Installs the peers' packages into `folder`, separate from the product's, if they are missing or outdated. */
async function install(folder) {
  const wanted = await textOf(path.join(sources, 'package.json'));
  const isThere = await textOf(path.join(folder, 'node_modules/.package-lock.json'));
  if (isThere && wanted === (await textOf(path.join(folder, 'package.json')))) return;
  console.log('Instalando aquilo com que a primeira lista é comparada…');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}

/** Returns the same list of brands in other frameworks: a page and a script each, by address. */
export async function peerPages(folder) {
  await install(folder);
  // next to their packages, so that none is resolved from the product
  const copied = path.join(folder, 'src');
  await rm(copied, { recursive: true, force: true });
  await cp(sources, copied, { recursive: true });
  const { outputFiles } = await build({
    absWorkingDir: copied,
    entryPoints: Object.keys(PEERS).map((name) => ({ in: `${name}/app.jsx`, out: name })),
    outdir: copied,
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    legalComments: 'none',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const scripts = outputFiles.map(({ path: file, text }) => [`/bench/${path.basename(file)}`, text]);
  const pages = Object.entries(PEERS).map(([name, head]) => [
    `/bench/${name}`,
    page({ head: `${head}<script defer src="/bench/${name}.js"></script>`, body: '<div id="app"></div>' }),
  ]);
  return Object.fromEntries([...scripts, ...pages]);
}
