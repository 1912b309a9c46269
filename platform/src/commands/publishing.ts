import { existsSync } from 'node:fs';
import path from 'node:path';
import { notePreview } from '../publish/previews';
import { type Build, type Probed, publish } from '../publish/publish';
import { recordingAt } from '../recordings/recording';
import { liveState, SHELL, withoutUnreadable } from '../store/discovery';
import { releaseName } from '../store/release';
import { type Call, commitHere, percent, UsageError, uncommitted } from './arguments';
import { buildModules } from './build';
import { earlierMajorLines } from './doctor';
import { checkTypes } from './types';

const say = (text: string) => console.log(text);

/** Build configuration of the repository, from which modules are built. */
const BUILDING = 'platform/webpack';

type Pair = [name: string, sha: string];

/** Suffix of releases with uncommitted code, as used by git. */
const DIRTY = '-dirty';

/** Returns the commit that a module is built from; with a suffix and a warning if there are uncommitted changes. */
function commitOf(dir: string): string {
  const head = commitHere();
  if (!head) throw new UsageError('Fora de um repositório git, diga --sha.');
  const [first, ...others] = uncommitted(dir);
  if (!first) return head;
  const more = others.length > 0 ? ` e mais ${others.length}` : '';
  say(`Nenhum commit contém o que se publica de ${dir} (${first}${more}): o nome termina em ${DIRTY}.`);
  return `${head}${DIRTY}`;
}

/** Returns the modules of the command line with their hashes: `name=hash` sets one individually. */
const pairsOf = ({ names, value }: Call): Pair[] =>
  names.map((text) => {
    const [name = '', own] = text.split('=');
    return [name, own ?? value('sha') ?? commitOf(name)];
  });

/** Builds modules while checking their types; after the shell, if it is published too. */
async function buildAndCheck({ store, has }: Call, pairs: Pair[]) {
  const dirs = pairs.map(([name]) => path.resolve(name));
  const build = async () => {
    if (has('built')) return;
    if (!existsSync(BUILDING)) throw new UsageError('Aqui não se constrói: construa o módulo e diga --built.');
    await buildModules(pairs.map(([name, sha]) => ({ name, sha })));
  };
  if (dirs.some((dir) => path.basename(dir) === SHELL)) {
    await build();
    return checkTypes(store, dirs, say);
  }
  const [built, checked] = await Promise.allSettled([build(), checkTypes(store, dirs, say)]);
  for (const one of [built, checked]) if (one.status === 'rejected') throw one.reason;
}

/** Probes builds in a browser unless disabled. */
const probing =
  ({ store, has, value }: Call) =>
  async (builds: Build[]): Promise<Probed> => {
    if (has('no-probe')) return { summary: 'dispensada', uses: new Map() };
    // the server's code is only loaded if needed
    const { probe } = await import('../probe/probe');
    return probe(store, builds, await recordingAt(value('recording')));
  };

/** `publish`: builds, validates, uploads and makes live, for everybody, a part of the visitors, or as a preview. */
export async function publishing(call: Call) {
  const { store, author, value, has } = call;
  const canary = value('canary');
  const traffic = canary === undefined ? undefined : percent(canary);
  if (traffic !== undefined && has('preview')) throw new UsageError('Uma prévia não tem canário: ninguém a recebe.');
  const pairs = pairsOf(call);
  await buildAndCheck(call, pairs);
  const records = await publish(store, {
    ...author,
    dirs: pairs.map(([name]) => path.resolve(name)),
    sha: (dir) => pairs.find(([name]) => path.resolve(name) === dir)?.[1] ?? '',
    isPreview: has('preview'),
    probe: probing(call),
    ...(traffic !== undefined && { canary: traffic }),
  });
  for (const record of records) {
    const release = releaseName(record);
    say(`${record.module} ${release} publicado.`);
    if (!has('preview')) continue;
    const { address, until } = await notePreview(store, record.module, release);
    say(`Veja em ${address} até ${until.toLocaleDateString('pt-BR')}. Só quem tem este endereço a vê.`);
  }
  if (!records.some(({ module }) => module === SHELL)) return;
  const state = await liveState(store, store.channel, withoutUnreadable);
  for (const line of await earlierMajorLines(store, state)) say(line);
}
