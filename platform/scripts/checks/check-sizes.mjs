import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../bundle.mjs';
import { modules, root } from '../inputs.mjs';
import { liveFolder } from '../live-folder.mjs';

/*
 * Compares the live releases with the size budgets of the publication gate, and with the budget of the shop's first
 * visit.
 */
await bundleServer();
const { budgetOf, sizesOf, STOREFRONT_FIRST_VIEW } = await import('../../dist/sizes.mjs');
const store = path.join(path.resolve(root, process.env.DATA_DIR ?? '.data'), 'store');

function measure(module) {
  const folder = liveFolder(store, module);
  return sizesOf(folder, JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')));
}

let over = 0;
function report(name, size, budget) {
  const verdict = budget === undefined ? '' : size > budget ? `ACIMA do limite de ${budget}` : `limite ${budget}`;
  if (budget !== undefined && size > budget) over += 1;
  console.log(`${name.padEnd(34)} ${String(size).padStart(7)} kB  ${verdict}`);
}

const sizes = {};
for (const module of ['shell', ...modules()]) sizes[module] = await measure(module);
for (const [module, { first, all }] of Object.entries(sizes)) {
  const budget = budgetOf({ module });
  report(`${module} (primeira carga)`, first, budget.first);
  report(`${module} (tudo)`, all, budget.all);
}
report(
  'loja, primeira visita',
  Math.round((sizes.shell.first + sizes['mf-storefront'].first) * 10) / 10,
  STOREFRONT_FIRST_VIEW,
);
process.exit(over > 0 ? 1 : 0);
