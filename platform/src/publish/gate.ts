import type { OwnedRoute } from '@rodovia/shared/contracts';
import semver from 'semver';
import type { ReleaseRecord } from '../store/release';
import { globalSelectors } from './css-scope';

const HOST = '@rodovia/shared/runtime';
const EVERYONE = ['visitor', 'client', 'seller', 'admin'] as const;

/** What is live, or about to be, of every module and of the shell. */
export interface Constellation {
  shell: ReleaseRecord | null;
  modules: ReleaseRecord[];
}

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

/** Two patterns for the same addresses, whatever their parameters are called. */
const shapeOf = ({ path }: OwnedRoute) => path.replace(/:\w+/g, ':');

const rolesOf = ({ roles }: OwnedRoute): readonly string[] => roles ?? EVERYONE;

const meet = (a: OwnedRoute, b: OwnedRoute) =>
  shapeOf(a) === shapeOf(b) && rolesOf(a).some((role) => rolesOf(b).includes(role));

function routeProblems(owner: ReleaseRecord, others: ReleaseRecord[]): string[] {
  return others.flatMap((other) =>
    other.declaration.routes
      .filter((route) => owner.declaration.routes.some((theirs) => meet(route, theirs)))
      .map((route) => `A rota ${route.path} de ${title(other)} já é de ${title(owner)}.`),
  );
}

/** Routes that name a part which the build does not have: their page would come without it. */
const chunkProblems = ({ declaration, chunks = {}, ...record }: ReleaseRecord): string[] =>
  declaration.routes.flatMap(({ path, chunk }) =>
    chunk && !chunks[chunk] ? [`A rota ${path} de ${title(record)} pede a parte '${chunk}', que não há.`] : [],
  );

/** What stands against a release, whatever else is live: `files` reads its style sheets by their path. */
export async function contentProblems(record: ReleaseRecord, files: (file: string) => Promise<string>) {
  const problems: string[] = [];
  problems.push(...chunkProblems(record));
  if (!semver.valid(record.version)) problems.push(`'${record.version}' não é uma versão (semver).`);
  for (const file of Object.keys(record.assets).filter((name) => name.endsWith('.css') && record.module !== 'shell')) {
    for (const selector of globalSelectors(await files(file), record.module)) {
      problems.push(`${title(record)}: o seletor '${selector}' (${file}) alcança outros módulos.`);
    }
  }
  return problems;
}

/** What stands against these releases being live together, as sentences. */
export function constellationProblems({ shell, modules }: Constellation): string[] {
  return modules.flatMap((module, i) => [
    ...(shell ? [...sharedProblems(module, shell), ...hostProblems(module, shell)] : []),
    ...routeProblems(module, modules.slice(i + 1)),
  ]);
}
