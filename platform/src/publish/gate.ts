import type { OwnedRoute } from '@rodovia/shared/contracts/platform';
import semver from 'semver';
import { type LiveModule, type LiveState, SHELL } from '../store/discovery';
import { Refused } from '../store/refused';
import type { ReleaseRecord } from '../store/release';
import { declarationProblems } from '../store/shapes';
import { HOST, type Provider, providedTo } from './agreement/majors';
import { fillingProblems, slotProblems, withdrawnOffers } from './agreement/slots';
import { globalSelectors } from './contents/css-scope';
import { moduleProblems } from './contents/es-modules';
import { ownCopies } from './contents/own-copies';

const EVERYONE = ['visitor', 'client', 'seller', 'admin'] as const;

/** A refused publication, with all reasons. */
export class GateRefusal extends Refused {
  constructor(readonly problems: string[]) {
    super(`Publicação recusada:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** All releases that visitors get or may get soon, by module and for the shell: defaults and canaries. */
export type Constellation = Map<string, ReleaseRecord[]>;

const title = ({ module, version }: Pick<ReleaseRecord, 'module' | 'version'>) => `${module} ${version}`;

/** Returns shared packages of a module that the shell does not provide in the required range. */
function sharedProblems(module: ReleaseRecord, shell: Provider): string[] {
  return Object.entries(module.shared).flatMap(([name, range]) => {
    const provided = shell.shared[name];
    if (provided === undefined) return [`${title(module)} precisa de ${name} ${range}; ${title(shell)} não o fornece.`];
    if (semver.satisfies(provided, range)) return [];
    return [`${title(module)} precisa de ${name} ${range}; ${title(shell)} fornece ${provided}.`];
  });
}

function hostProblems(module: ReleaseRecord, shell: Provider): string[] {
  const provided = shell.shared[HOST] ?? '0.0.0';
  const { hostApi } = module.declaration;
  if (semver.satisfies(provided, hostApi)) return [];
  return [`${title(module)} foi feito para a hostApi ${hostApi}; ${title(shell)} tem a ${provided}.`];
}

/** Placeholder if a build could not tell the names of a package. */
const ANY = '*';

const missingOf = (used: string[], known: string[]) =>
  known.includes(ANY) ? [] : used.filter((name) => name !== ANY && !known.includes(name));

/**
 * Returns names of shared packages that a module uses and the shell lacks. Without this information nothing is
 * reported.
 */
const nameProblems = (module: ReleaseRecord, shell: Provider): string[] =>
  Object.entries(module.uses ?? {}).flatMap(([key, used]) => {
    const missing = missingOf(used, shell.names?.[key] ?? [ANY]);
    return missing.length > 0 ? [`${title(module)} usa ${missing.join(', ')} de ${key}; ${title(shell)} não tem.`] : [];
  });

/** Same for rendering on the server, where a shell provides fewer packages than in the browser. */
function drawingProblems(module: ReleaseRecord, shell: Provider): string[] {
  const names = shell.server?.names;
  if (!names) return [];
  return Object.entries(module.server?.uses ?? {}).flatMap(([key, used]) => {
    const known = names[key];
    if (!known) return [`${title(module)} precisa de ${key} no servidor; ${title(shell)} não o fornece lá.`];
    const missing = missingOf(used, known).join(', ');
    return missing ? [`${title(module)} usa ${missing} de ${key} no servidor; ${title(shell)} não tem lá.`] : [];
  });
}

/** Returns a pattern regardless of parameter names. */
const shapeOf = ({ path }: OwnedRoute) => path.replace(/:\w+/g, ':');

const rolesOf = ({ roles }: OwnedRoute): readonly string[] => roles ?? EVERYONE;

const meet = (a: OwnedRoute, b: OwnedRoute) =>
  shapeOf(a) === shapeOf(b) && rolesOf(a).some((role) => rolesOf(b).includes(role));

/** Returns routes that already belong to another module. */
const routeProblems = (owner: ReleaseRecord, other: ReleaseRecord): string[] =>
  other.declaration.routes
    .filter((route) => owner.declaration.routes.some((theirs) => meet(route, theirs)))
    .map((route) => `A rota ${route.path} de ${title(other)} já é de ${title(owner)}.`);

/** Classes and frames begin with the module's name: a name that is a prefix of another would match its styles. */
const nameClash = (owner: string, other: string): string[] =>
  owner.startsWith(`${other}-`) || other.startsWith(`${owner}-`)
    ? [`O nome ${other} não se distingue do de ${owner} nos estilos: um começa o outro.`]
    : [];

/** Returns containers of the same name, of which one would take the other's place in a page. */
function containerProblems(owners: ReleaseRecord[], others: ReleaseRecord[]): string[] {
  return owners.flatMap((owner) =>
    others
      .filter((one) => one.container && one.container === owner.container && title(one) !== title(owner))
      .map((one) => `O contêiner ${one.container} de ${title(one)} já é de ${title(owner)}: ponha a versão no nome.`),
  );
}

/** Returns routes with a chunk that the build does not have. */
const chunkProblems = ({ declaration, chunks = {}, ...record }: ReleaseRecord): string[] =>
  declaration.routes.flatMap(({ path, chunk }) =>
    chunk && !chunks[chunk] ? [`A rota ${path} de ${title(record)} pede a parte '${chunk}', que não há.`] : [],
  );

/** Returns first views for routes that the module does not declare. */
const viewProblems = ({ module, declaration: { routes, firstView = [] }, ...record }: ReleaseRecord): string[] =>
  firstView
    .filter(({ route }) => module !== SHELL && !routes.some(({ path }) => path === route))
    .map(({ route }) => `${title({ module, ...record })} lê de antemão para ${route}, que não é rota sua.`);

/**
 * Returns what a style sheet affects outside the module. An invalid one is refused as a whole, because browsers skip
 * what they do not know.
 */
function styleProblems(record: ReleaseRecord, file: string, css: string): string[] {
  try {
    return globalSelectors(css, record.module).map(
      (selector) => `${title(record)}: o seletor '${selector}' (${file}) alcança outros módulos.`,
    );
  } catch (error) {
    return [`${title(record)}: ${file} não pode ser lido como folha de estilos (${(error as Error).message}).`];
  }
}

/** Returns problems of a single release: `files` reads its style sheets and scripts by path. */
export async function contentProblems(record: ReleaseRecord, files: (file: string) => Promise<string>) {
  const problems = declarationProblems(record.declaration).map(
    (problem) => `${title(record)}, module.json: ${problem}`,
  );
  if (problems.length > 0) return problems;
  problems.push(...chunkProblems(record), ...viewProblems(record), ...slotProblems(record));
  if (!semver.valid(record.version)) problems.push(`'${record.version}' não é uma versão (semver).`);
  for (const file of Object.keys(record.assets).filter((name) => name.endsWith('.css') && record.module !== SHELL))
    problems.push(...styleProblems(record, file, await files(file)));
  if (record.module !== SHELL) problems.push(...(await moduleProblems(record, files)));
  return [...problems, ...(await ownCopies(record, files))];
}

const servedOf = ({ current, canary }: LiveModule) => (canary ? [current, canary.record] : [current]);

/** Returns what visitors get now. */
export function constellationOf({ shell, modules }: LiveState): Constellation {
  const all = [...(shell ? ([[SHELL, shell]] as const) : []), ...modules];
  return new Map(all.map(([name, live]) => [name, servedOf(live)]));
}

/**
 * Returns problems of releases being live together, as sentences, for all combinations that visitors may get. In
 * conflicts, those in `newcomers` came later.
 */
export function constellationProblems(all: Constellation, newcomers: ReadonlySet<string> = new Set()): string[] {
  const shells = all.get(SHELL) ?? [];
  const names = [...all.keys()].filter((name) => name !== SHELL);
  const owners = [...names].sort((a, b) => Number(newcomers.has(a)) - Number(newcomers.has(b)));
  const releases = (name: string) => all.get(name) ?? [];
  const ofShells = names.flatMap((name) =>
    releases(name).flatMap((module) =>
      shells
        .map((shell) => providedTo(module, shell))
        .flatMap((provider) => [
          ...sharedProblems(module, provider),
          ...hostProblems(module, provider),
          ...nameProblems(module, provider),
          ...drawingProblems(module, provider),
        ]),
    ),
  );
  const ofPairs = owners.flatMap((name, i) =>
    owners
      .slice(i + 1)
      .flatMap((other) => [
        ...nameClash(name, other),
        ...containerProblems(releases(name), releases(other)),
        ...releases(name).flatMap((owner) => releases(other).flatMap((one) => routeProblems(owner, one))),
      ]),
  );
  return [...new Set([...ofShells, ...ofPairs, ...fillingProblems([...all.values()].flat(), newcomers)])];
}

/** Returns the releases that visitors may get after a change. */
export function changedConstellation(now: Constellation, changes: Constellation): Constellation {
  return new Map([...now, ...changes].filter(([, releases]) => releases.length > 0));
}

/** Returns the problems that a change would introduce. Existing problems do not block it. */
export function problemsOfChange(now: Constellation, changes: Constellation): string[] {
  const newcomers = new Set(changes.keys());
  // worded like the problems after the change
  const before = new Set(constellationProblems(now, newcomers));
  const next = changedConstellation(now, changes);
  const after = constellationProblems(next, newcomers);
  // what is live now becomes the fallback of what follows
  const successions = [...changes].flatMap(([name, releases]) => containerProblems(now.get(name) ?? [], releases));
  const all = [...next.values()].flat();
  const offers = [...changes].flatMap(([name, releases]) => withdrawnOffers(now.get(name) ?? [], releases, all));
  return [...new Set([...after.filter((one) => !before.has(one)), ...successions, ...offers])];
}
