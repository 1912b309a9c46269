import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '../../store/release';

/**
 * Size budgets of a release in kB (1000 bytes) after brotli compression: `first` is the script of the shell's entry, or
 * of a module's container and exposed page; `all` all scripts; `view` all scripts and style sheets that any route loads
 * for its first view, for the shell those of the visitor's home page.
 */
interface Budget {
  first: number;
  all?: number;
  view: number;
}

const BUDGETS: Record<string, Budget> = {
  shell: { first: 100, view: 130 },
  'mf-storefront': { first: 12.5, all: 130, view: 28 },
  'mf-catalog-admin': { first: 8, all: 30, view: 13 },
  'mf-people-admin': { first: 11, all: 30, view: 14 },
  'mf-quotations': { first: 14.5, all: 88, view: 44 },
  'mf-dashboard': { first: 12, all: 328, view: 310 },
};
/** Budget of all other modules. */
const MODULE_BUDGET: Budget = { first: 12, all: 30, view: 30 };
/** Budget of other files in a first view, in kB: pictures, fonts, data. */
export const VIEW_FILES = 50;
/** Budget of the first visit to the shop in kB, shell and storefront together. */
export const STOREFRONT_FIRST_VIEW = 112;

/** What every budget has more for modules with their own runtime of Module Federation. */
const RUNTIME = 30;

/** Returns the budget of a release. */
export function budgetOf({ module, ownRuntime }: Pick<ReleaseRecord, 'module' | 'ownRuntime'>): Budget {
  const budget = BUDGETS[module] ?? MODULE_BUDGET;
  if (!ownRuntime) return budget;
  const { first, all, view } = budget;
  return { first: first + RUNTIME, view: view + RUNTIME, ...(all !== undefined && { all: all + RUNTIME }) };
}

const HUNDRED = 100;
/** Converts bytes to kB with one decimal. */
export const kB = (bytes: number) => Math.round(bytes / HUNDRED) / 10;

/** Returns the transferred size of a file: its compressed copy, or the file if it is too small to have one. */
export const sentBytes = async (file: string) => (await stat(`${file}.br`).catch(() => stat(file))).size;

async function sumOf(folder: string, files: string[]): Promise<number> {
  const scripts = files.filter((file) => /\.m?js$/.test(file));
  const bytes = await Promise.all(scripts.map((file) => sentBytes(path.join(folder, file))));
  return kB(bytes.reduce((total, one) => total + one, 0));
}

/** Returns the sizes of a release's scripts in `folder`, in kB. */
export const sizesOf = async (folder: string, { preload, assets }: Pick<ReleaseRecord, 'preload' | 'assets'>) => ({
  first: await sumOf(
    folder,
    preload.filter((file) => Object.hasOwn(assets, file)),
  ),
  all: await sumOf(folder, Object.keys(assets)),
});

/** Formats a number for sentences. */
export const written = (value: number) => value.toLocaleString('pt-BR');

/** Returns what exceeds the module's budget in a build. */
export async function sizeProblems(folder: string, record: ReleaseRecord): Promise<string[]> {
  const sizes = await sizesOf(folder, record);
  const budget = budgetOf(record);
  const line = (what: string, size: number, most = Number.POSITIVE_INFINITY) =>
    size > most
      ? [`${record.module} ${record.version}: ${what} têm ${written(size)} kB; o limite é de ${written(most)} kB.`]
      : [];
  return [
    ...line('os scripts da primeira carga', sizes.first, budget.first),
    ...line('todos os scripts juntos', sizes.all, budget.all),
  ];
}
