import type { Role } from '@rodovia/shared/contracts/people';
import {
  type Discovery,
  EXPOSED_CHUNK,
  type Filling,
  fillingsOf,
  matchPath,
  type OwnedRoute,
  type Place,
  type Release,
  slotsAt,
  slotsOf,
} from '@rodovia/shared/contracts/platform';
import type { ReleaseRecord } from '../../store/release';
import { viewCalls } from './first-view';
import type { PageFile } from './html';
import { entryScript, isEntryScript, moduleFile, named, shellFile } from './part-files';

/** A module as a possible owner of an address. */
export interface Owner {
  /** Package name. */
  name: string;
  release: Release;
  routes: OwnedRoute[];
  fills?: Filling[] | undefined;
}

/** Returns the modules of a discovery document as possible owners. */
export const ownersIn = ({ microFrontends }: Discovery): Owner[] =>
  Object.entries(microFrontends).flatMap(([name, [release]]) => {
    if (!release) return [];
    const { routes, fills } = release.extras;
    return [{ name, release, routes, fills }];
  });

/** Chunk of the shell with the code that shows what fills slots. */
const FILLINGS = 'fillings';

/** A part of a module in a slot of a place. */
export interface Shown {
  module: Owner;
  filling: Filling;
}

/** Returns what a role sees in the slots of a place: those of its module, and those of the shell. */
export function fillingsAt(
  shell: ReleaseRecord,
  owners: readonly Owner[],
  place: Place<Owner>,
  path: string,
  role: Role,
): Shown[] {
  if (place.kind !== 'module') return [];
  const slots = [...slotsAt(shell.declaration, path), ...slotsOf(place.owner.release.extras, place.route.path)];
  return fillingsOf(owners, slots, role);
}

/** Returns the reads of what fills the slots of a place. */
export function callsOfFillings(
  fillings: readonly Shown[],
  place: Place<Owner>,
  path: string,
  values: Record<string, string>,
) {
  if (place.kind !== 'module') return [];
  const { path: route } = place.route;
  return fillings.flatMap(({ filling: { calls = {} } }) =>
    viewCalls({ route, calls }, { ...values, ...matchPath(route, path) }),
  );
}

/** Returns the files of a filling, of which the page needs none to be complete. */
function filesOfFilling({ module: { release }, filling }: Shown): PageFile[] {
  const { chunks, preload } = release.extras.modulefederation;
  const parts = named(chunks, EXPOSED_CHUNK, filling.chunk);
  const files = chunks ? parts.flatMap((part) => part.files) : preload.filter((file) => !isEntryScript(file, release));
  return [...entryScript(release), ...files.map(moduleFile(release))];
}

/** Returns the files of fillings, and those of the shell that show them. */
export function filesOfFillings(shell: ReleaseRecord, fillings: readonly Shown[]): PageFile[] {
  if (fillings.length === 0) return [];
  const own = named(shell.chunks, FILLINGS).flatMap(({ files }) => files.map(shellFile(shell)));
  return [...own, ...fillings.flatMap(filesOfFilling)];
}

/** A module whose part the server draws in a page of another one. */
export interface DrawnFilling {
  /** Package name. */
  name: string;
  release: Release;
  /** Files of the module that the part needs. */
  files: string[];
}

/** Returns the modules that fill slots of a public page for everybody, each once, and the reads of their parts. */
export function publicFillings(
  discovery: Discovery,
  shell: ReleaseRecord,
  place: Extract<Place<Owner>, { kind: 'module' }>,
  path: string,
  search: URLSearchParams,
) {
  const shown = fillingsAt(shell, ownersIn(discovery), place, path, 'visitor').filter(
    ({ module }) => module.release !== place.owner.release,
  );
  const drawn = new Map<string, DrawnFilling>();
  for (const { module, filling } of shown) {
    const { preload, chunks } = module.release.extras.modulefederation;
    const { name, release } = module;
    const known = drawn.get(name)?.files ?? preload;
    drawn.set(name, {
      name,
      release,
      files: [...new Set([...known, ...(chunks?.[filling.chunk ?? '']?.files ?? [])])],
    });
  }
  const calls = callsOfFillings(shown, place, path, Object.fromEntries(search));
  return { modules: [...drawn.values()], calls };
}
