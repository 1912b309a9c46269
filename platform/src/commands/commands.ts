import path from 'node:path';
import { endCanary, LIVE, liveLine, promotable, rollBack, setCanary, setLive } from '../publish/channel';
import { collect, collectable } from '../publish/gc';
import { judge, publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { type Call, commitHere, count, percent, readCall } from './arguments';
import { buildModules, versionOf } from './build';
import { doctor } from './doctor';
import { watchCanary } from './watch';

type Command = (args: string[]) => Promise<void>;

const say = (text: string) => console.log(text);

/** Every command ends with the line that says what is live now. */
const ending =
  (work: (call: Call) => Promise<void>): Command =>
  async (args) => {
    const call = readCall(args);
    await work(call);
    say(await liveLine(call.store));
  };

function one({ names }: Call): string {
  const [module] = names;
  if (!module) throw new Error('Diga o módulo.');
  return module;
}

type Pair = [name: string, sha: string];

/** The modules of the line, each with the hash its release is named by: `nome=hash` gives one of several its own. */
function pairsOf({ names, values }: Call): Pair[] {
  if (names.length === 0) throw new Error('Diga o que publicar: npm run mf -- publish mf-quotations');
  const sha = values.sha ?? commitHere();
  if (!sha) throw new Error('Fora de um repositório git, diga --sha.');
  return names.map((text) => {
    const [name = '', own = sha] = text.split('=');
    return [name, own];
  });
}

/** Those that the store does not have, or that were never live. */
async function missing(store: ReleaseStore, pairs: Pair[]): Promise<Pair[]> {
  const isMissing = await Promise.all(
    pairs.map(async ([name, sha]) => {
      const release = `${await versionOf(name)}-${sha}`;
      return !(await store.hasRelease(name, release)) || !(await store.livePointer(LIVE, name));
    }),
  );
  return pairs.filter((_, i) => isMissing[i]);
}

async function publishing(call: Call) {
  const { store, author, values } = call;
  const pairs = values.missing ? await missing(store, pairsOf(call)) : pairsOf(call);
  if (!values.built) await buildModules(pairs.map(([name, sha]) => ({ name, sha })));
  const records = await publish(store, {
    ...author,
    dirs: pairs.map(([name]) => path.resolve(name)),
    sha: (dir) => pairs.find(([name]) => path.resolve(name) === dir)?.[1] ?? '',
    isSnapshot: values.snapshot,
    isPreview: values.preview,
    ...(values.canary === undefined ? {} : { canary: percent(values.canary) }),
  });
  for (const record of records) {
    say(`${record.module} ${releaseName(record)} publicado.`);
    if (values.preview) say(`Veja em /mf/preview?module=${record.module}&release=${releaseName(record)}`);
  }
}

async function promoting(call: Call) {
  const module = one(call);
  const release = call.names[1] ?? (await promotable(call.store, module));
  if (await call.store.hasRelease(module, release))
    await judge(call.store, [await call.store.readRelease(module, release)]);
  await setLive(call.store, module, release, 'promote', call.author);
}

async function canarying(call: Call) {
  const module = one(call);
  if (call.values.off) return endCanary(call.store, module, 'canary', call.author);
  const release = call.names[1] ?? '';
  const traffic = percent(call.values.traffic ?? '10');
  await setCanary(call.store, module, { release, traffic }, call.author);
}

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5000;

async function watching(call: Call) {
  const { visits, minutes } = call.values;
  const options = { visits: count(visits), milliseconds: count(minutes) * MINUTE_MS, every: LOOK_EVERY_MS };
  say(await watchCanary(call.store, one(call), options));
}

async function listing({ store, names }: Call) {
  for (const module of names.length > 0 ? names : await store.modulesIn(LIVE)) {
    const pointer = await store.livePointer(LIVE, module);
    for (const release of (await store.releasesOf(module)).sort()) {
      const mark = release === pointer?.release ? 'no ar' : release === pointer?.canary?.release ? 'canário' : '';
      say(`${module.padEnd(20)} ${release.padEnd(24)} ${mark}`);
    }
  }
}

async function auditing({ store, names }: Call) {
  const modules = names.length > 0 ? names : await store.modulesIn(LIVE);
  const rows = await Promise.all(
    modules.map(async (module) => (await store.pointers(LIVE, module)).map((pointer) => ({ module, ...pointer }))),
  );
  for (const row of rows.flat().sort((a, b) => a.at.localeCompare(b.at))) {
    const canary = row.canary ? ` (canário ${row.canary.release} ${row.canary.traffic} %)` : '';
    say(`${row.at} ${row.action.padEnd(9)} ${row.module} ${row.release}${canary} ${row.by} ${row.commit} ${row.why}`);
  }
}

async function verifying({ store }: Call) {
  const problems = await verify(store);
  for (const problem of problems) say(problem);
  if (problems.length > 0) throw new Error(`${problems.length} problemas em ${store.place}.`);
  say('Todas as versões estão íntegras.');
}

async function collecting({ store, values }: Call) {
  const days = Number(values.days);
  for (const { module, release, kept } of await collectable(store, days)) {
    if (kept) say(`${module} ${release} fica: ${kept}`);
    else if (values.force) await collect(store, module, release, days);
    say(kept ? '' : `${module} ${release} ${values.force ? 'removida' : 'seria removida (--force remove)'}`);
  }
}

/** Makes each `module=release` live that is not: what `npm start` ends with. */
async function ensuring({ store, names, author }: Call) {
  for (const pair of names) {
    const [module = '', release = ''] = pair.split('=');
    const pointer = await store.livePointer(LIVE, module);
    if (pointer?.release !== release || pointer.canary)
      await setLive(store, module, release, 'promote', { ...author, why: 'fontes locais' });
  }
}

const HELP = `npm run mf -- <comando>
  publish <módulo…> [--canary 10] [--preview] [--why "…"]   constrói, confere, envia e põe no ar
  promote <módulo> [versão]          põe no ar uma versão publicada; sem versão, o canário
  rollback <módulo> [--to versão]    volta à versão anterior
  canary <módulo> <versão> [--traffic 10] | canary <módulo> --off
  watch <módulo> [--visits 200] [--minutes 60]      espera o canário provar-se; falha se for retirado
  list [módulo]   audit [módulo]   verify   doctor   gc [--days 7] [--force]
  Armazenamento: --store, MF_STORE ou DATA_DIR/store.`;

export const commands: Record<string, Command> = {
  publish: ending(publishing),
  promote: ending(promoting),
  rollback: ending(async (call) => void (await rollBack(call.store, one(call), call.values.to, call.author))),
  canary: ending(canarying),
  watch: ending(watching),
  list: ending(listing),
  audit: ending(auditing),
  verify: ending(verifying),
  doctor: ending(doctor),
  gc: ending(collecting),
  'ensure-live': ending(ensuring),
  help: async () => say(HELP),
};
