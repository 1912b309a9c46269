import type { ReleaseEntry } from '@rodovia/shared/contracts/platform';

interface EntryFile {
  name: string;
  path?: string;
  type?: string;
}

interface FileList {
  sync: string[];
}

/** What the platform reads of `mf-manifest.json`, the manifest of Module Federation. */
export interface Manifest {
  name: string;
  metaData?: { globalName?: string; remoteEntry?: EntryFile; varRemoteEntry?: EntryFile };
  shared: { name: string; version?: string; requiredVersion?: string }[];
  exposes: { name: string; assets: { js: FileList; css: FileList } }[];
}

/** Name of the manifest's file in a build. */
export const MANIFEST = 'mf-manifest.json';

const KINDS: Record<string, ReleaseEntry['type']> = {
  global: 'script',
  var: 'script',
  script: 'script',
  module: 'module',
  esm: 'module',
};

/**
 * Returns the entry that a manifest names. A build with two entries wants the script.
 * @throws if browsers cannot run it.
 */
export function entryIn({ name, metaData = {} }: Manifest): ReleaseEntry {
  const found = metaData.varRemoteEntry ?? metaData.remoteEntry;
  if (!found) return { file: 'remoteEntry.js', type: 'script' };
  const { type = 'global' } = found;
  const known = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!known) throw new Error(`A entrada de ${name} é do tipo '${type}': a página abre 'global', 'var' e 'module'.`);
  return { file: [found.path, found.name].filter(Boolean).join('/'), type: known };
}

/** Returns the name of a manifest's container. */
export const containerIn = ({ name, metaData }: Manifest) => metaData?.globalName ?? name;
