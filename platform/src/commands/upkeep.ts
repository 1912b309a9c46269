import { collect, collectable } from '../publish/gc';
import { verify } from '../publish/verify';
import type { StoredPointer } from '../store/release';
import { type Call, count } from './arguments';

const say = (text: string) => console.log(text);

const markOf = (release: string, pointer: StoredPointer | null) => {
  if (release === pointer?.release) return pointer.withdrawn ? 'retirada' : 'no ar';
  return release === pointer?.canary?.release ? 'canário' : '';
};

/** `list`: prints the releases in the store. */
export async function listing({ store, names }: Call) {
  for (const module of names.length > 0 ? names : await store.allModules(store.channel)) {
    const pointer = await store.livePointer(store.channel, module);
    for (const release of (await store.releasesOf(module)).sort())
      say(`${module.padEnd(20)} ${release.padEnd(24)} ${markOf(release, pointer)}`);
  }
}

/** `audit`: prints who changed what, when and why. */
export async function auditing({ store, names }: Call) {
  const modules = names.length > 0 ? names : await store.modulesIn(store.channel);
  const rows = await Promise.all(
    modules.map(async (module) =>
      (await store.pointers(store.channel, module)).map((pointer) => ({ module, ...pointer })),
    ),
  );
  for (const row of rows.flat().sort((a, b) => a.at.localeCompare(b.at))) {
    const probed = row.probed ? ` [prova: ${row.probed}]` : '';
    const canary = row.canary ? ` (canário ${row.canary.release} ${row.canary.traffic} %)` : '';
    say(
      `${row.at} ${row.action.padEnd(9)} ${row.module} ${row.release}${canary} ${row.by} ${row.commit} ${row.why}${probed}`,
    );
  }
}

/** `verify`: checks every published file. */
export async function verifying({ store }: Call) {
  const problems = await verify(store);
  for (const problem of problems) say(problem);
  if (problems.length > 0) throw new Error(`${problems.length} problemas em ${store.place}.`);
  say('Todas as versões estão íntegras.');
}

/** `gc`: removes, or names, the releases that nobody uses any more. */
export async function collecting({ store, value, has }: Call) {
  const days = count(value('days') ?? '7');
  for (const { module, release, keepReason } of await collectable(store, days)) {
    if (keepReason) say(`${module} ${release} fica: ${keepReason}.`);
    else if (has('force')) await collect(store, module, release, days);
    if (!keepReason) say(`${module} ${release} ${has('force') ? 'removida' : 'seria removida (--force remove)'}.`);
  }
  if (!has('force')) return;
  const remains = await store.clearRemains();
  if (remains > 0) say(`${remains} restos de publicações interrompidas removidos.`);
}
