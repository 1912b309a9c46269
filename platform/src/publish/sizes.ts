import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '../store/release';

/**
 * What a release may cost on the wire, in brotli kB (1000 bytes): `first` is the script of the shell's entry, or
 * of a module's container and exposed page; `all` every script of the release; `view` the scripts and style sheets of
 * the release that any route fetches until its first view is at rest, of the shell those of the visitor's home.
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
  'mf-quotations': { first: 14, all: 54, view: 44 },
  'mf-dashboard': { first: 12, all: 328, view: 310 },
};
/** What every other module may cost. */
const MODULE_BUDGET: Budget = { first: 12, all: 30, view: 30 };
/** What a first view may fetch of its release besides: pictures, fonts, data. */
export const VIEW_FILES = 50;
/** The first visit to the shop, summed over shell and storefront. */
export const STOREFRONT_FIRST_VIEW = 112;

/** What a module may cost. */
export const budgetOf = (module: string): Budget => BUDGETS[module] ?? MODULE_BUDGET;

const HUNDRED = 100;
/** Bytes in kB, to a tenth. */
export const kB = (bytes: number) => Math.round(bytes / HUNDRED) / 10;

/** Bytes of a file as it is sent: its precompressed form, or itself where it is too small to gain from one. */
export const sentBytes = async (file: string) => (await stat(`${file}.br`).catch(() => stat(file))).size;

async function sumOf(folder: string, files: string[]): Promise<number> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const bytes = await Promise.all(scripts.map((file) => sentBytes(path.join(folder, file))));
  return kB(bytes.reduce((total, one) => total + one, 0));
}

/** What the scripts of a release in `folder` weigh, in kB. */
export const sizesOf = async (folder: string, { preload, assets }: Pick<ReleaseRecord, 'preload' | 'assets'>) => ({
  first: await sumOf(folder, preload),
  all: await sumOf(folder, Object.keys(assets)),
});

/** A number as sentences have it. */
export const written = (value: number) => value.toLocaleString('pt-BR');

/** What of a build in `folder` is heavier than its module may be. */
export async function sizeProblems(folder: string, record: ReleaseRecord): Promise<string[]> {
  const sizes = await sizesOf(folder, record);
  const budget = budgetOf(record.module);
  const told = (what: string, size: number, most = Number.POSITIVE_INFINITY) =>
    size > most
      ? [`${record.module} ${record.version}: ${what} têm ${written(size)} kB; o limite é de ${written(most)} kB.`]
      : [];
  return [
    ...told('os scripts da primeira carga', sizes.first, budget.first),
    ...told('todos os scripts juntos', sizes.all, budget.all),
  ];
}
