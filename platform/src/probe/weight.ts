import path from 'node:path';
import type { Page } from 'playwright-core';
import { budgetOf, kB, sentBytes, VIEW_FILES, written } from '../publish/sizes';
import { SHELL } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { writtenSheets } from './in-page';
import type { Place } from './places';

/** What a page has asked for, and the style sheets that it came with. */
export interface Fetched {
  addresses: string[];
  sheets: string[];
}

/** What stands against what a place's first view has fetched, a sentence part each. */
export type Weigh = (place: Place, fetched: Fetched) => Promise<string[]>;

/** Notes what a page asks for from now on, whether or not it has come: a busy machine fetches no less. */
export function filesOfView(page: Page): () => Promise<Fetched> {
  const addresses = new Set<string>();
  page.on('request', (request) => addresses.add(request.url()));
  return async () => ({ addresses: [...addresses], sheets: await page.evaluate(writtenSheets).catch(() => []) });
}

interface Weighed {
  file: string;
  bytes: number;
}

const MOST_TOLD = 3;
const isCode = ({ file }: Weighed) => /\.(m?js|css)$/.test(file);

/** Path of an address as the origin reads it; empty where it is none. */
function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname);
  } catch {
    return '';
  }
}

/** The file of a release that an address leads to, whatever is asked behind it; undefined for everything else. */
function fileAt(address: string, { module, assets, ...record }: ReleaseRecord): string | undefined {
  const folder = `/mf/${module}/${releaseName(record)}/`;
  const at = pathOf(address);
  const file = at.startsWith(folder) ? at.slice(folder.length) : '';
  return Object.hasOwn(assets, file) ? file : undefined;
}

const told = (what: string, files: Weighed[], most: number): string[] => {
  const sum = kB(files.reduce((total, { bytes }) => total + bytes, 0));
  if (sum <= most) return [];
  const largest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, MOST_TOLD);
  const names = largest.map(({ file, bytes }) => `${file} (${written(kB(bytes))} kB)`).join(', ');
  return [
    `a primeira vista traz ${written(sum)} kB de ${what}; o limite é de ${written(most)} kB. Os maiores: ${names}`,
  ];
};

/** Whether a place's first view is held to the budget of a release: its module's own, and the shell's at the visitor's home. */
const isHeldTo = ({ module }: ReleaseRecord, place: Place) =>
  module === place.module || (module === SHELL && place.at === '/' && place.role === 'visitor');

/** Weighs first views by what of the published `records` they fetch, as it is sent. */
export const weighing =
  (store: ReleaseStore, records: ReleaseRecord[]): Weigh =>
  async (place, { addresses, sheets }) => {
    const problems = records
      .filter((record) => isHeldTo(record, place))
      .map(async (record) => {
        const folder = store.folderOf(record.module, releaseName(record));
        const asked = addresses.flatMap((address) => fileAt(address, record) ?? []);
        // what is asked for once more, by another address or because it was lost, is no more of the release
        const files = new Set([...asked, ...sheets.filter((sheet) => Object.hasOwn(record.assets, sheet))]);
        const weighed = await Promise.all(
          [...files].map(async (file) => ({ file, bytes: await sentBytes(path.join(folder, file)) })),
        );
        return [
          ...told('scripts e estilos', weighed.filter(isCode), budgetOf(record.module).view),
          ...told(
            'imagens e outros arquivos',
            weighed.filter((one) => !isCode(one)),
            VIEW_FILES,
          ),
        ];
      });
    return (await Promise.all(problems)).flat();
  };
