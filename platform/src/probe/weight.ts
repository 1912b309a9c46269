import path from 'node:path';
import type { Page } from 'playwright-core';
import { budgetOf, kB, sentBytes, VIEW_FILES, written } from '../publish/contents/sizes';
import { SHELL } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { writtenSheets } from './in-page';
import type { Place } from './places';

/** Files that a page requested, and its style sheets. */
export interface Fetched {
  addresses: string[];
  sheets: string[];
}

/** Returns what is wrong with the size of a place's first view, as parts of sentences. */
export type Weigh = (place: Place, fetched: Fetched) => Promise<string[]>;

/** Records the files that a page requests, loaded or not, so that the result does not depend on the machine's speed. */
export function filesOfView(page: Page): () => Promise<Fetched> {
  const addresses = new Set<string>();
  page.on('request', (request) => addresses.add(request.url()));
  return async () => ({ addresses: [...addresses], sheets: await page.evaluate(writtenSheets).catch(() => []) });
}

interface Weighed {
  file: string;
  bytes: number;
}

const MAX_REPORTED = 3;
const isCode = ({ file }: Weighed) => /\.(m?js|css)$/.test(file);

/** Returns the path of an address; empty if invalid. */
function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address, 'http://page').pathname);
  } catch {
    return '';
  }
}

/** Returns the file of a release that an address refers to, ignoring its query; undefined otherwise. */
function fileAt(address: string, { module, assets, ...record }: ReleaseRecord): string | undefined {
  const folder = `/mf/${module}/${releaseName(record)}/`;
  const at = pathOf(address);
  const file = at.startsWith(folder) ? at.slice(folder.length) : '';
  return Object.hasOwn(assets, file) ? file : undefined;
}

const complaintsAbout = (what: string, files: Weighed[], most: number): string[] => {
  const sum = kB(files.reduce((total, { bytes }) => total + bytes, 0));
  if (sum <= most) return [];
  const largest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, MAX_REPORTED);
  const names = largest.map(({ file, bytes }) => `${file} (${written(kB(bytes))} kB)`).join(', ');
  return [
    `a primeira vista traz ${written(sum)} kB de ${what}; o limite é de ${written(most)} kB. Os maiores: ${names}`,
  ];
};

/**
 * Returns whether a place's first view counts for a release: that of its module, and the shell's on the visitor's home
 * page.
 */
const isHeldTo = ({ module }: ReleaseRecord, place: Place) =>
  module === place.module || (module === SHELL && place.at === '/' && place.role === 'visitor');

/** Returns the size check of first views for the published `records`, by transferred bytes. */
export const weighing =
  (store: ReleaseStore, records: ReleaseRecord[]): Weigh =>
  async (place, { addresses, sheets }) => {
    const problems = records
      .filter((record) => isHeldTo(record, place))
      .map(async (record) => {
        const folder = store.folderOf(record.module, releaseName(record));
        // files requested again through another address count once
        const files = new Set([...addresses, ...sheets].flatMap((address) => fileAt(address, record) ?? []));
        const weighed = await Promise.all(
          [...files].map(async (file) => ({ file, bytes: await sentBytes(path.join(folder, file)) })),
        );
        return [
          ...complaintsAbout('scripts e estilos', weighed.filter(isCode), budgetOf(record).view),
          ...complaintsAbout(
            'imagens e outros arquivos',
            weighed.filter((one) => !isCode(one)),
            VIEW_FILES,
          ),
        ];
      });
    return (await Promise.all(problems)).flat();
  };
