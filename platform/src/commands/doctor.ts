import { majorsInUse } from '../publish/agreement/majors';
import { constellationOf, constellationProblems } from '../publish/gate';
import { verify } from '../publish/verify';
import { type LiveState, liveState, SHELL, withoutUnreadable } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { readCounts, releaseKey } from '../telemetry/counts';
import { PACE_RULE, paceInWords } from '../telemetry/pace';
import { sourcePlaces } from '../telemetry/source-places';
import { inWords, RULE } from '../telemetry/verdict';
import type { Call } from './arguments';

/** Maximum number of failures printed per release. */
const MAX_REPORTED = 5;

/** Prints what browsers reported of every live release: visits, failures with source positions, performance. */
async function reported(store: ReleaseStore, { shell, modules }: LiveState): Promise<string[]> {
  const counts = await readCounts(store);
  const placeOf = sourcePlaces(store);
  const lines: string[] = [];
  for (const [module, { pointer }] of [...(shell ? ([[SHELL, shell]] as const) : []), ...modules]) {
    for (const release of [pointer.release, pointer.canary?.release]) {
      const found = release && counts.get(releaseKey(module, release));
      if (!found) continue;
      const phases = Object.entries(found.phases).map(([phase, count]) => `${phase} ${count}`);
      lines.push([`${module} ${release}: ${inWords(found)}`, ...phases].join(', '));
      const pace = paceInWords(found);
      if (pace) lines.push(`  ${pace}`);
      for (const { phase, message, frames, count } of found.failures.slice(0, MAX_REPORTED)) {
        lines.push(`  ${count} × ${phase}: ${message}`);
        for (const frame of frames) lines.push(`      ${await placeOf(frame)}`);
      }
    }
  }
  return lines;
}

/**
 * Returns who needs earlier majors of the shared package, and what they cost browsers: compressed bytes of their files.
 */
export const earlierMajorLines = (store: ReleaseStore, state: LiveState) =>
  majorsInUse(state, async (shell: ReleaseRecord, file) => {
    const read = (name: string) => store.readFile(SHELL, releaseName(shell), name);
    return ((await read(`${file}.br`)) ?? (await read(file)))?.length ?? 0;
  });

/** Checks the health of live releases: files, compatibility of shell and modules, and browser reports. */
export async function doctor({ store }: Call): Promise<void> {
  // unreadable releases are reported by the check of the files
  const state = await liveState(store, store.channel, withoutUnreadable);
  const { shell, modules } = state;
  const problems = [
    ...(shell ? [] : ['O shell não está no ar.']),
    ...constellationProblems(constellationOf(state)),
    ...[shell, ...modules.values()].flatMap((live) => live?.problems ?? []),
    ...(await verify(store)),
  ];
  for (const line of [...(await reported(store, state)), ...(await earlierMajorLines(store, state))]) console.log(line);
  console.log(`Um canário é retirado com ${RULE}; ou com ${PACE_RULE}.`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new Error(`${problems.length} problemas.`);
  console.log('Nenhum problema.');
}
