import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { modules, root } from './inputs.mjs';
import { liveFolder } from './live-folder.mjs';

/**
 * What a release may cost on the wire, in brotli kB (1000 bytes): `first` is the script of the shell's entry, or
 * of a module's container and exposed page; `all` every script of the release.
 */
const BUDGETS = {
  shell: { first: 100 },
  'mf-storefront': { first: 12.5, all: 60 },
  'mf-catalog-admin': { first: 8, all: 30 },
  'mf-people-admin': { first: 11, all: 30 },
  'mf-quotations': { first: 14, all: 53 },
  'mf-dashboard': { first: 12, all: 320 },
};
/** What every other module may cost. */
const MODULE_BUDGET = { first: 12, all: 30 };
/** First views, summed over the releases they load; lazily shared code of the shell counts where it is needed. */
const STOREFRONT_FIRST_VIEW = 112;

const store = path.join(path.resolve(root, process.env.DATA_DIR ?? '.data'), 'store');

/** Bytes of a file as it is sent: its precompressed form, or itself where it is too small to gain from one. */
function sentBytes(folder, file) {
  try {
    return statSync(path.join(folder, `${file}.br`)).size;
  } catch {
    return statSync(path.join(folder, file)).size;
  }
}

const isScript = (file) => file.endsWith('.js');
const kB = (bytes) => Math.round(bytes / 100) / 10;
const sum = (folder, files) => kB(files.filter(isScript).reduce((total, file) => total + sentBytes(folder, file), 0));

function measure(module) {
  const folder = liveFolder(store, module);
  const { preload, assets } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  return { first: sum(folder, preload), all: sum(folder, Object.keys(assets)) };
}

let over = 0;
function report(name, size, budget) {
  const verdict = budget === undefined ? '' : size > budget ? `ACIMA do limite de ${budget}` : `limite ${budget}`;
  if (budget !== undefined && size > budget) over += 1;
  console.log(`${name.padEnd(34)} ${String(size).padStart(7)} kB  ${verdict}`);
}

const sizes = Object.fromEntries(['shell', ...modules()].map((module) => [module, measure(module)]));
for (const [module, { first, all }] of Object.entries(sizes)) {
  const budget = BUDGETS[module] ?? MODULE_BUDGET;
  report(`${module} (primeira carga)`, first, budget.first);
  report(`${module} (tudo)`, all, budget.all);
}
report(
  'loja, primeira visita',
  Math.round((sizes.shell.first + sizes['mf-storefront'].first) * 10) / 10,
  STOREFRONT_FIRST_VIEW,
);
process.exit(over > 0 ? 1 : 0);
