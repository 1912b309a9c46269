import { LIVE } from '../publish/channel';
import { constellationOf, constellationProblems } from '../publish/gate';
import { verify } from '../publish/verify';
import { liveState, withoutUnreadable } from '../store/discovery';
import { readCounts, releaseKey } from '../telemetry/counts';
import { inWords, RULE } from '../telemetry/verdict';
import type { Call } from './arguments';

/** Health of what is live: files, agreement between shell and modules, and what browsers reported. */
export async function doctor({ store }: Call): Promise<void> {
  // what cannot be read is named by the check of the files
  const state = await liveState(store, LIVE, withoutUnreadable);
  const { shell, modules } = state;
  const problems = [
    ...(shell ? [] : ['O shell não está no ar.']),
    ...constellationProblems(constellationOf(state)),
    ...[...modules.values()].flatMap((live) => live.problems),
    ...(await verify(store)),
  ];
  const counts = await readCounts(store);
  for (const [module, { pointer }] of modules) {
    for (const release of [pointer.release, pointer.canary?.release]) {
      const found = release && counts.get(releaseKey(module, release));
      if (!found) continue;
      const phases = Object.entries(found.phases).map(([phase, count]) => `${phase} ${count}`);
      console.log([`${module} ${release}: ${inWords(found)}`, ...phases].join(', '));
    }
  }
  console.log(`Um canário é retirado com ${RULE}.`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new Error(`${problems.length} problemas.`);
  console.log('Nenhum problema.');
}
