import { earlierKey, majorOf, SHARED_PACKAGE } from '@rodovia/shared/contracts/platform';
import { type LiveState, SHELL } from '../../store/discovery';
import type { ReleaseRecord } from '../../store/release';

/** The shared package whose version is that of all. */
export const HOST = `${SHARED_PACKAGE}/runtime`;
/** Matches the runtime of an earlier major among the packages of a shell. */
const EARLIER_HOST = new RegExp(`^${SHARED_PACKAGE}-(\\d+)/runtime$`);

/** What a shell provides to a module. */
export type Provider = Pick<ReleaseRecord, 'module' | 'version' | 'shared' | 'names' | 'server'>;

/** An earlier major of `@rodovia/shared` that a shell still provides. */
export interface EarlierMajor {
  major: string;
  version: string;
  /** Files of the shell that nothing else needs. */
  files: string[];
}

/** Returns the earlier majors that a shell provides. */
export function earlierMajorsOf({ shared, provided = {}, chunks = {} }: ReleaseRecord): EarlierMajor[] {
  return Object.entries(shared).flatMap(([key, version]) => {
    const major = EARLIER_HOST.exec(key)?.[1];
    if (!major) return [];
    const isOwn = (name: string) => name.startsWith(earlierKey(`${SHARED_PACKAGE}/`, major));
    const parts = Object.entries(provided);
    const others = [...parts.filter(([name]) => !isOwn(name)).map(([, part]) => part), ...Object.values(chunks)];
    const usedElsewhere = new Set(others.flatMap(({ files }) => files));
    const own = parts.filter(([name]) => isOwn(name)).flatMap(([, { files }]) => files);
    return [{ major, version, files: [...new Set(own)].filter((file) => !usedElsewhere.has(file)) }];
  });
}

/** Returns whether a module takes an earlier major of a shell that provides it. */
const takes = ({ declaration }: ReleaseRecord, { major }: EarlierMajor) => majorOf(declaration.hostApi) === major;

/**
 * Returns what a shell provides to a module: packages of the major that the module was built for. Earlier ones have no
 * server bundles.
 */
export function providedTo(module: ReleaseRecord, shell: ReleaseRecord): Provider {
  const earlier = earlierMajorsOf(shell).find((one) => takes(module, one));
  if (!earlier) return shell;
  const { names = {}, server } = shell;
  const ofMajor = <T>(of: Record<string, T>, value: (key: string) => T | undefined) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([key, current]) => {
        if (key.startsWith(`${SHARED_PACKAGE}-`)) return [];
        return [[key, key.startsWith(`${SHARED_PACKAGE}/`) ? (value(key) ?? current) : current]];
      }),
    );
  const nameOf = (key: string) => names[earlierKey(key, earlier.major)];
  return {
    module: shell.module,
    version: shell.version,
    shared: ofMajor(shell.shared, () => earlier.version),
    names: ofMajor(names, nameOf),
    ...(server?.names && { server: { names: ofMajor(server.names, () => []) } }),
  };
}

/** Returns the live releases that need an earlier major of the live shells, as sentences with what it costs. */
export async function majorsInUse(state: LiveState, sizeOf: (shell: ReleaseRecord, file: string) => Promise<number>) {
  const shells = [state.shell?.current, state.shell?.canary?.record].filter((one) => one !== undefined);
  const records = [...state.modules.values()].flatMap(({ current, canary }) => [current, canary?.record]);
  const lines: string[] = [];
  for (const shell of shells)
    for (const earlier of earlierMajorsOf(shell)) {
      const holders = records.filter((one) => one !== undefined).filter((one) => takes(one, earlier));
      const sizes = await Promise.all(earlier.files.map((file) => sizeOf(shell, file)));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      const who = holders.map(({ module, version }) => `${module} ${version}`).join(', ');
      const cost = `${(bytes / 1000).toFixed(1)} kB`;
      const title = `${HOST.replace('/runtime', '')} ${earlier.version} em ${SHELL} ${shell.version}`;
      lines.push(
        who
          ? `${title}: ${cost} para quem abre ${who}.`
          : `${title}: ninguém no ar precisa mais dele (${cost}, que ninguém carrega).`,
      );
    }
  return lines;
}
