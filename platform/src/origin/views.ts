import {
  type Discovery,
  destinationOf,
  EXPOSED_CHUNK,
  type LazyPart,
  MENU_COUNTERS,
  matchPath,
  type OwnedRoute,
  type Place,
  type Release,
  type Role,
  type RuntimeConfig,
} from '@rodovia/shared/contracts';
import { digestsOf, type ReleaseRecord, releaseName } from '../store/release';
import { viewCalls } from './first-view';
import type { PageFile } from './html';

/** What the first view of an address needs that the browser draws itself. */
export interface View {
  /** Scripts and style sheets, the ones that it cannot begin without first. */
  files: PageFile[];
  /** Files that replace parts of the view once it stands, and those of what stands in for it where a session breaks off. */
  late: PageFile[];
  /** Reads, by address relative to the API base; `:me` stands for the reader's own code. */
  calls: string[];
}

/** A module as an address may belong to it. */
interface Owner {
  release: Release;
  routes: OwnedRoute[];
}

/** Where the parts of the shell that an address needs are found. */
export interface Installation {
  shell: ReleaseRecord;
  discovery: Discovery;
  config: RuntimeConfig;
}

const ENTRY = 'remoteEntry.js';
const LANDING = 'landing';

const ownersIn = ({ microFrontends }: Discovery): Owner[] =>
  Object.values(microFrontends).flatMap(([release]) => (release ? [{ release, routes: release.extras.routes }] : []));

/** A part with the way to its files, which are used only as they were published. */
interface Located {
  part: LazyPart;
  fileOf: (file: string) => PageFile;
}

const shellFile =
  (shell: ReleaseRecord): Located['fileOf'] =>
  (file) => ({ href: `/mf/shell/${releaseName(shell)}/${file}`, integrity: digestsOf(shell)[file] });

const moduleFile = ({ url, extras }: Release): Located['fileOf'] => {
  const at = url.slice(0, url.lastIndexOf('/') + 1);
  const { assets } = extras.modulefederation;
  return (file) => ({ href: at + file, integrity: assets[file] });
};

const named = (chunks: Record<string, LazyPart> = {}, ...names: (string | undefined)[]) =>
  names.flatMap((name) => (name && chunks[name]) || []);

/** Names of the shell's chunks that draw what is around a place; the storefront's layout is in the entry. */
function frameChunk(place: Place<Owner>): string {
  if (place.kind === 'landing' || place.kind === 'redirect') return LANDING;
  return `area-${place.kind === 'module' ? place.route.area : place.area}`;
}

/** Of a release whose build did not tell its chunks: what it names for preloading, for its own code to run. */
const untold = ({ extras }: Release): LazyPart => ({
  files: [],
  shared: [],
  preloaded: { files: extras.modulefederation.preload.filter((file) => file !== ENTRY), shared: [] },
});

function moduleParts(place: Place<Owner>): LazyPart[] {
  if (place.kind !== 'module') return [];
  const { release } = place.owner;
  const { chunks } = release.extras.modulefederation;
  return chunks ? named(chunks, EXPOSED_CHUNK, place.route.chunk) : [untold(release)];
}

/** The shell's parts behind shared packages, and what those need in turn; each once. */
function providedParts(provided: Record<string, LazyPart>, shared: readonly string[], known: Set<string>): LazyPart[] {
  return shared.flatMap((name) => {
    const part = provided[name];
    if (!part || known.has(name)) return [];
    known.add(name);
    return [part, ...providedParts(provided, part.shared, known)];
  });
}

/** Each file once, and none of those that are there already. */
const distinct = (files: readonly PageFile[], there: readonly PageFile[] = []) => {
  const known = new Set(there.map(({ href }) => href));
  return files.filter(({ href }) => !known.has(href) && known.add(href));
};

/** What stands around a place, in the shell. */
const frameOf = ({ shell }: Installation, place: Place<Owner>) => named(shell.chunks, frameChunk(place));

/** What is needed where a session breaks off, when nothing can be fetched any more: the log-in of the back office. */
const spareOf = ({ shell }: Installation, place: Place<Owner>) =>
  place.kind === 'module' && place.route.area !== 'storefront' ? named(shell.chunks, LANDING) : [];

/** The files of a place: those that its first view runs on, and those that it asks for at once besides. */
function filesOf(installation: Installation, place: Place<Owner>): Pick<View, 'files' | 'late'> {
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
    ...(owner?.extras.modulefederation.preload.includes(ENTRY) ? [moduleFile(owner)(ENTRY)] : []),
    ...all.flatMap(({ part, fileOf }) => part.files.map(fileOf)),
  ]);
  const late = [
    ...all.flatMap(({ part, fileOf }) => part.preloaded.files.map(fileOf)),
    ...[...behind, ...spare].flatMap(({ files }) => files.map(shellFile(shell))),
  ];
  return { files, late: distinct(late, files) };
}

/** The reads of a place. */
function callsOf(place: Place<Owner>, path: string, values: Record<string, string>): string[] {
  if (place.kind !== 'module') return [];
  const { owner, route } = place;
  const view = owner.release.extras.firstView?.find((one) => one.route === route.path);
  return view ? viewCalls(view, { ...values, ...matchPath(route.path, path) }) : [];
}

/** The reads of the numbers that the menu around a place shows. */
function countsOf(owners: readonly Owner[], place: Place<Owner>): string[] {
  if (place.kind !== 'module') return [];
  const { area } = place.route;
  const items = owners.flatMap(({ release }) => release.extras.menu).filter((item) => item.area === area);
  return items.flatMap(({ counter, sidebar = true }) => (counter && sidebar ? [MENU_COUNTERS[counter]] : []));
}

/** A view with where it is, and the files of the shell that draw what is around it. */
export interface PlacedView extends View {
  place: Place<Owner>;
  /** True where the browser is sent on from the address. */
  isElsewhere: boolean;
  frame: string[];
}

/** Where an address leads a role: past the redirects that the browser would follow. */
function destination(owners: readonly Owner[], path: string, role: Role) {
  const { at, place: shown } = destinationOf(owners, path, role);
  // an address that nobody owns may be of a module that only the browser knows
  const isOwned = shown.kind !== 'module' || matchPath(shown.route.path, at) !== null;
  return { at, place: isOwned ? shown : ({ kind: 'unpublished', area: shown.route.area } as const) };
}

/** What `path` needs for each role. */
export function viewsOf(installation: Installation, path: string, search: URLSearchParams): Record<Role, PlacedView> {
  const owners = ownersIn(installation.discovery);
  const { client, seller, admin } = installation.config.personTypes;
  const types = { clientType: client, sellerType: seller, adminType: admin };
  const values = { ...Object.fromEntries(search), ...types };
  const viewFor = (role: Role): PlacedView => {
    const { at, place } = destination(owners, path, role);
    const frame = frameOf(installation, place).flatMap(({ files }) => files);
    return {
      place,
      isElsewhere: at !== path,
      frame,
      calls: [...new Set([...callsOf(place, at, values), ...countsOf(owners, place)])],
      ...filesOf(installation, place),
    };
  };
  return { visitor: viewFor('visitor'), client: viewFor('client'), seller: viewFor('seller'), admin: viewFor('admin') };
}
