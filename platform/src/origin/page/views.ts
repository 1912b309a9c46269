import { MENU_COUNTERS } from '@rodovia/shared/contracts/back-office';
import type { Role } from '@rodovia/shared/contracts/people';
import {
  type Discovery,
  destinationOf,
  EXPOSED_CHUNK,
  type LazyPart,
  matchPath,
  type Place,
  type Release,
  type RuntimeConfig,
} from '@rodovia/shared/contracts/platform';
import type { ReleaseRecord } from '../../store/release';
import { callsOfFillings, filesOfFillings, fillingsAt, type Owner, ownersIn, type Shown } from './fillings';
import { viewCalls } from './first-view';
import type { PageFile } from './html';
import { distinct, entryScript, isEntryScript, type Located, moduleFile, named, shellFile } from './part-files';

/** What the first view of a client-rendered address needs. */
export interface View {
  /** Scripts and style sheets; those that it cannot start without come first. */
  files: PageFile[];
  /** Files that replace parts of the view later, and those needed after an interrupted session. */
  late: PageFile[];
  /** Reads, by address relative to the API base; `:me` stands for the reader's code. */
  calls: string[];
}

/** Installed releases in which the files of an address are found. */
export interface Installation {
  shell: ReleaseRecord;
  discovery: Discovery;
  config: RuntimeConfig;
}

const LANDING = 'landing';

/** Returns the chunks of the shell that render the layout of a place; the storefront's layout is in the entry. */
function frameChunk(place: Place<Owner>): string {
  if (place.kind === 'landing' || place.kind === 'redirect') return LANDING;
  return `area-${place.kind === 'module' ? place.route.area : place.area}`;
}

/** Returns the preload files of a release that does not list its chunks. */
const untold = (release: Release): LazyPart => {
  const files = release.extras.modulefederation.preload.filter((file) => !isEntryScript(file, release));
  return { files: [], shared: [], preloaded: { files, shared: [] } };
};

function moduleParts(place: Place<Owner>): LazyPart[] {
  if (place.kind !== 'module') return [];
  const { release } = place.owner;
  const { chunks } = release.extras.modulefederation;
  return chunks ? named(chunks, EXPOSED_CHUNK, place.route.chunk) : [untold(release)];
}

/** Returns the shell's parts for shared packages, including what these need, each once. */
function providedParts(provided: Record<string, LazyPart>, shared: readonly string[], known: Set<string>): LazyPart[] {
  return shared.flatMap((name) => {
    const part = provided[name];
    if (!part || known.has(name)) return [];
    known.add(name);
    return [part, ...providedParts(provided, part.shared, known)];
  });
}

/** Returns the layout's part of a place. */
const frameOf = ({ shell }: Installation, place: Place<Owner>) => named(shell.chunks, frameChunk(place));

/** Returns what is needed after an interrupted session, when nothing can be fetched: the log-in of the back office. */
const spareOf = ({ shell }: Installation, place: Place<Owner>) =>
  place.kind === 'module' && place.route.area !== 'storefront' ? named(shell.chunks, LANDING) : [];

/** Returns the files of a place: those that its first view needs, and those that it requests next. */
function filesOf(
  installation: Installation,
  place: Place<Owner>,
  fillings: readonly Shown[],
): Pick<View, 'files' | 'late'> {
  const { shell } = installation;
  const ofShell = (part: LazyPart): Located => ({ part, fileOf: shellFile(shell) });
  const { provided = {} } = shell;
  const known = new Set<string>();
  const owner = place.kind === 'module' ? place.owner.release : undefined;
  const own = [
    ...frameOf(installation, place).map(ofShell),
    ...(owner ? moduleParts(place).map((part) => ({ part, fileOf: moduleFile(owner) })) : []),
  ];
  const needed = providedParts(
    provided,
    own.flatMap(({ part }) => part.shared),
    known,
  ).map(ofShell);
  const all = [...own, ...needed];
  const spare = spareOf(installation, place);
  const behind = providedParts(
    provided,
    [...all.flatMap(({ part }) => part.preloaded.shared), ...spare.flatMap(({ shared }) => shared)],
    known,
  );
  const files = distinct([
    ...(owner ? entryScript(owner) : []),
    ...all.flatMap(({ part, fileOf }) => part.files.map(fileOf)),
  ]);
  const late = [
    ...all.flatMap(({ part, fileOf }) => part.preloaded.files.map(fileOf)),
    ...[...behind, ...spare].flatMap(({ files }) => files.map(shellFile(shell))),
    ...filesOfFillings(shell, fillings),
  ];
  return { files, late: distinct(late, files) };
}

/** Returns the reads of a place. */
function callsOf(place: Place<Owner>, path: string, values: Record<string, string>): string[] {
  if (place.kind !== 'module') return [];
  const { owner, route } = place;
  const view = owner.release.extras.firstView?.find((one) => one.route === route.path);
  return view ? viewCalls(view, { ...values, ...matchPath(route.path, path) }) : [];
}

/** Returns the reads of the counters in the menu of a place. */
function countsOf(owners: readonly Owner[], place: Place<Owner>): string[] {
  if (place.kind !== 'module') return [];
  const { area } = place.route;
  const items = owners.flatMap(({ release }) => release.extras.menu).filter((item) => item.area === area);
  return items.flatMap(({ counter, sidebar = true }) => (counter && sidebar ? [MENU_COUNTERS[counter]] : []));
}

/** A view with its place, and the layout's files. */
export interface PlacedView extends View {
  place: Place<Owner>;
  /** Whether the browser is redirected from the address. */
  isElsewhere: boolean;
  frame: string[];
}

/** Follows the redirects of an address for a role. */
function destination(owners: readonly Owner[], path: string, role: Role) {
  const { at, place: shown } = destinationOf(owners, path, role);
  // an unowned address may belong to a module that only the browser knows
  const isOwned = shown.kind !== 'module' || matchPath(shown.route.path, at) !== null;
  return { at, place: isOwned ? shown : ({ kind: 'unpublished', area: shown.route.area } as const) };
}

/** Returns what `path` needs for each role. */
export function viewsOf(installation: Installation, path: string, search: URLSearchParams): Record<Role, PlacedView> {
  const owners = ownersIn(installation.discovery);
  const { client, seller, admin } = installation.config.personTypes;
  const types = { clientType: client, sellerType: seller, adminType: admin };
  const values = { ...Object.fromEntries(search), ...types };
  const viewFor = (role: Role): PlacedView => {
    const { at, place } = destination(owners, path, role);
    const frame = frameOf(installation, place).flatMap(({ files }) => files);
    const fillings = fillingsAt(installation.shell, owners, place, at, role);
    const calls = [
      ...callsOf(place, at, values),
      ...callsOfFillings(fillings, place, at, values),
      ...countsOf(owners, place),
    ];
    return {
      place,
      isElsewhere: at !== path,
      frame,
      calls: [...new Set(calls)],
      ...filesOf(installation, place, fillings),
    };
  };
  return { visitor: viewFor('visitor'), client: viewFor('client'), seller: viewFor('seller'), admin: viewFor('admin') };
}
