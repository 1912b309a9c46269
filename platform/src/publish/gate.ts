import type { OwnedRoute } from '@rodovia/shared/contracts';
import semver from 'semver';
import { type LiveModule, type LiveState, SHELL } from '../store/discovery';
import { Refused } from '../store/refused';
import type { ReleaseRecord } from '../store/release';
import { declarationProblems } from '../store/shapes';
import { globalSelectors } from './css-scope';
import { ownCopies } from './own-copies';

const HOST = '@rodovia/shared/runtime';
const EVERYONE = ['visitor', 'client', 'seller', 'admin'] as const;

/** Refusal of a publication, with every reason. */
export class GateRefusal extends Refused {
  constructor(readonly problems: string[]) {
    super(`Publicação recusada:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** By module and for the shell, every release that some visitor gets, or is about to get: the canary beside the default. */
export type Constellation = Map<string, ReleaseRecord[]>;

const title = ({ module, version }: Pick<ReleaseRecord, 'module' | 'version'>) => `${module} ${version}`;

/** Shared packages of a module that the shell does not provide in its range. */
function sharedProblems(module: ReleaseRecord, shell: ReleaseRecord): string[] {
  return Object.entries(module.shared).flatMap(([name, range]) => {
    const provided = shell.shared[name];
    if (provided === undefined) return [`${title(module)} precisa de ${name} ${range}; ${title(shell)} não o fornece.`];
    if (semver.satisfies(provided, range)) return [];
    return [`${title(module)} precisa de ${name} ${range}; ${title(shell)} fornece ${provided}.`];
  });
}

function hostProblems(module: ReleaseRecord, shell: ReleaseRecord): string[] {
  const provided = shell.shared[HOST] ?? '0.0.0';
  const { hostApi } = module.declaration;
  if (semver.satisfies(provided, hostApi)) return [];
  return [`${title(module)} foi feito para a hostApi ${hostApi}; ${title(shell)} tem a ${provided}.`];
}

/** Stands for the names of a package where a build could not tell which. */
const ANY = '*';

const missingOf = (used: string[], known: string[]) =>
  known.includes(ANY) ? [] : used.filter((name) => name !== ANY && !known.includes(name));

/** Names of shared packages that a module uses and the shell does not have. What does not tell its names is not judged by them. */
const nameProblems = (module: ReleaseRecord, shell: ReleaseRecord): string[] =>
  Object.entries(module.uses ?? {}).flatMap(([key, used]) => {
    const missing = missingOf(used, shell.names?.[key] ?? [ANY]);
    return missing.length > 0 ? [`${title(module)} usa ${missing.join(', ')} de ${key}; ${title(shell)} não tem.`] : [];
  });

/** The same where pages are drawn on the server: there a shell hands on fewer packages than in the browser. */
function drawingProblems(module: ReleaseRecord, shell: ReleaseRecord): string[] {
  const names = shell.server?.names;
  if (!names) return [];
  return Object.entries(module.server?.uses ?? {}).flatMap(([key, used]) => {
    const known = names[key];
    if (!known) return [`${title(module)} precisa de ${key} no servidor; ${title(shell)} não o fornece lá.`];
    const missing = missingOf(used, known).join(', ');
    return missing ? [`${title(module)} usa ${missing} de ${key} no servidor; ${title(shell)} não tem lá.`] : [];
  });
}

/** Two patterns for the same addresses, whatever their parameters are called. */
const shapeOf = ({ path }: OwnedRoute) => path.replace(/:\w+/g, ':');

const rolesOf = ({ roles }: OwnedRoute): readonly string[] => roles ?? EVERYONE;

const meet = (a: OwnedRoute, b: OwnedRoute) =>
  shapeOf(a) === shapeOf(b) && rolesOf(a).some((role) => rolesOf(b).includes(role));

/** Routes of one that belong to the other already. */
const routeProblems = (owner: ReleaseRecord, other: ReleaseRecord): string[] =>
  other.declaration.routes
    .filter((route) => owner.declaration.routes.some((theirs) => meet(route, theirs)))
    .map((route) => `A rota ${route.path} de ${title(other)} já é de ${title(owner)}.`);

/** Classes and frames begin with the name of their module: one name that begins another reaches its styles. */
const nameClash = (owner: string, other: string): string[] =>
  owner.startsWith(`${other}-`) || other.startsWith(`${owner}-`)
    ? [`O nome ${other} não se distingue do de ${owner} nos estilos: um começa o outro.`]
    : [];

/** Routes that name a part which the build does not have: their page would come without it. */
const chunkProblems = ({ declaration, chunks = {}, ...record }: ReleaseRecord): string[] =>
  declaration.routes.flatMap(({ path, chunk }) =>
    chunk && !chunks[chunk] ? [`A rota ${path} de ${title(record)} pede a parte '${chunk}', que não há.`] : [],
  );

/** Reads ahead of routes that the module does not declare; the shell reads for every address. */
const viewProblems = ({ module, declaration: { routes, firstView = [] }, ...record }: ReleaseRecord): string[] =>
  firstView
    .filter(({ route }) => module !== SHELL && !routes.some(({ path }) => path === route))
    .map(({ route }) => `${title({ module, ...record })} lê de antemão para ${route}, que não é rota sua.`);

/** What of a style sheet reaches others. One that cannot be read could reach anything: browsers skip what they do not know. */
function styleProblems(record: ReleaseRecord, file: string, css: string): string[] {
  try {
    return globalSelectors(css, record.module).map(
      (selector) => `${title(record)}: o seletor '${selector}' (${file}) alcança outros módulos.`,
    );
  } catch (error) {
    return [`${title(record)}: ${file} não pode ser lido como folha de estilos (${(error as Error).message}).`];
  }
}

/** What stands against a release, whatever else is live: `files` reads its style sheets and scripts by their path. */
export async function contentProblems(record: ReleaseRecord, files: (file: string) => Promise<string>) {
  const problems = declarationProblems(record.declaration).map(
    (problem) => `${title(record)}, module.json: ${problem}`,
  );
  if (problems.length > 0) return problems;
  problems.push(...chunkProblems(record), ...viewProblems(record));
  if (!semver.valid(record.version)) problems.push(`'${record.version}' não é uma versão (semver).`);
  for (const file of Object.keys(record.assets).filter((name) => name.endsWith('.css') && record.module !== SHELL))
    problems.push(...styleProblems(record, file, await files(file)));
  return [...problems, ...(await ownCopies(record, files))];
}

const servedOf = ({ current, canary }: LiveModule) => (canary ? [current, canary.record] : [current]);

/** What visitors get now. */
export function constellationOf({ shell, modules }: LiveState): Constellation {
  const all = [...(shell ? ([[SHELL, shell]] as const) : []), ...modules];
  return new Map(all.map(([name, live]) => [name, servedOf(live)]));
}

/**
 * What stands against these releases being live together, as sentences: whatever release of one module a visitor may
 * get with whatever release of another. Of two that want the same, those in `newcomers` came later.
 */
export function constellationProblems(all: Constellation, newcomers: ReadonlySet<string> = new Set()): string[] {
  const shells = all.get(SHELL) ?? [];
  const names = [...all.keys()].filter((name) => name !== SHELL);
  const owners = [...names].sort((a, b) => Number(newcomers.has(a)) - Number(newcomers.has(b)));
  const releases = (name: string) => all.get(name) ?? [];
  const ofShells = names.flatMap((name) =>
    releases(name).flatMap((module) =>
      shells.flatMap((shell) => [
        ...sharedProblems(module, shell),
        ...hostProblems(module, shell),
        ...nameProblems(module, shell),
        ...drawingProblems(module, shell),
      ]),
    ),
  );
  const ofPairs = owners.flatMap((name, i) =>
    owners
      .slice(i + 1)
      .flatMap((other) => [
        ...nameClash(name, other),
        ...releases(name).flatMap((owner) => releases(other).flatMap((one) => routeProblems(owner, one))),
      ]),
  );
  return [...new Set([...ofShells, ...ofPairs])];
}

/** What a change of some modules brings: the releases that visitors may get of each from then on. */
export function changedConstellation(now: Constellation, changes: Constellation): Constellation {
  return new Map([...now, ...changes].filter(([, releases]) => releases.length > 0));
}

/**
 * What a change would break. What was broken before is not its fault, and does not keep it from being made.
 */
export function problemsOfChange(now: Constellation, changes: Constellation): string[] {
  const newcomers = new Set(changes.keys());
  // told in the same words as what comes after
  const before = new Set(constellationProblems(now, newcomers));
  return constellationProblems(changedConstellation(now, changes), newcomers).filter((one) => !before.has(one));
}
