import { releaseEntry } from '@rodovia/shared/contracts/platform';
import type { Release } from '@rodovia/shared/runtime';
import type { ContainerSource } from './containers/container-source';

/** Returns the address of a release's file, which is next to its manifest. */
export const addressOf = ({ url }: Release, file: string) => url.slice(0, url.lastIndexOf('/') + 1) + file;

/** Returns the container of a release: where it is, what it is, and what it needs at its start. */
export function sourceOf(release: Release): ContainerSource {
  const { modulefederation, hostApi } = release.extras;
  const { name, assets, preload, modules = [] } = modulefederation;
  const { file: entry, type } = releaseEntry(modulefederation);
  const atStart = modules.filter((file) => file !== entry && preload.includes(file));
  return {
    name,
    type,
    src: addressOf(release, entry),
    integrity: assets[entry] ?? '',
    hostApi,
    parts: Object.fromEntries(atStart.map((file) => [addressOf(release, file), assets[file] ?? ''])),
  };
}
