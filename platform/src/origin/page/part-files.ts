import { type LazyPart, type Release, releaseEntry } from '@rodovia/shared/contracts/platform';
import { digestsOf, type ReleaseRecord, releaseName } from '../../store/release';
import type { PageFile } from './html';

/** A part with the base address of its files and their digests. */
export interface Located {
  part: LazyPart;
  fileOf: (file: string) => PageFile;
}

/** Returns the addresses of a shell's files. */
export const shellFile =
  (shell: ReleaseRecord): Located['fileOf'] =>
  (file) => ({ href: `/mf/shell/${releaseName(shell)}/${file}`, integrity: digestsOf(shell)[file] });

/** Returns the addresses of a module's files. */
export const moduleFile = ({ url, extras }: Release): Located['fileOf'] => {
  const at = url.slice(0, url.lastIndexOf('/') + 1);
  const { assets, modules } = extras.modulefederation;
  return (file) => ({
    href: at + file,
    integrity: assets[file],
    ...(modules?.includes(file) && { isModule: true }),
  });
};

/** Returns the chunks with these names that exist. */
export const named = (chunks: Record<string, LazyPart> = {}, ...names: (string | undefined)[]) =>
  names.flatMap((name) => (name && chunks[name]) || []);

/** Returns whether a file is the script of a release's container. */
export const isEntryScript = (file: string, { extras: { modulefederation } }: Release) => {
  const entry = releaseEntry(modulefederation);
  return entry.type === 'script' && entry.file === file;
};

/** Returns the script of a release's container; none if it is an ES module, which runs when it is imported. */
export const entryScript = (release: Release): PageFile[] =>
  release.extras.modulefederation.preload.filter((file) => isEntryScript(file, release)).map(moduleFile(release));

/** Returns distinct files that are not in `there`. */
export const distinct = (files: readonly PageFile[], there: readonly PageFile[] = []) => {
  const known = new Set(there.map(({ href }) => href));
  return files.filter(({ href }) => !known.has(href) && known.add(href));
};
