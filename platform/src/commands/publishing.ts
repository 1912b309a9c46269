import path from 'node:path';
import { notePreview } from '../publish/previews';
import { type Build, publish } from '../publish/publish';
import { SHELL } from '../store/discovery';
import { releaseName } from '../store/release';
import { type Call, commitHere, percent, UsageError, uncommitted } from './arguments';
import { buildModules } from './build';
import { checkTypes } from './types';

const say = (text: string) => console.log(text);

type Pair = [name: string, sha: string];

/** Ends the name of a release whose code no commit contains, as git says it. */
const DIRTY = '-dirty';

/** The commit that contains what a module is built from. Where none does, its name says so, and so does a line. */
function commitOf(dir: string): string {
  const head = commitHere();
  if (!head) throw new UsageError('Fora de um repositório git, diga --sha.');
  const [first, ...others] = uncommitted(dir);
  if (!first) return head;
  const more = others.length > 0 ? ` e mais ${others.length}` : '';
  say(`Nenhum commit contém o que se publica de ${dir} (${first}${more}): o nome termina em ${DIRTY}.`);
  return `${head}${DIRTY}`;
}

/** The modules of the line, each with the hash its release is named by: `nome=hash` gives one of several its own. */
const pairsOf = ({ names, value }: Call): Pair[] =>
  names.map((text) => {
    const [name = '', own] = text.split('=');
    return [name, own ?? value('sha') ?? commitOf(name)];
  });

/** Builds modules and looks at their types meanwhile; after a shell that is published with them, for its types count. */
async function buildAndCheck({ store, has }: Call, pairs: Pair[]) {
  const dirs = pairs.map(([name]) => path.resolve(name));
  const build = async () => {
    if (!has('built')) await buildModules(pairs.map(([name, sha]) => ({ name, sha })));
  };
  if (dirs.some((dir) => path.basename(dir) === SHELL)) {
    await build();
    return checkTypes(store, dirs, say);
  }
  const [built, checked] = await Promise.allSettled([build(), checkTypes(store, dirs, say)]);
  for (const one of [built, checked]) if (one.status === 'rejected') throw one.reason;
}

/** Looks at builds in a browser, unless the line says that none is to be. */
const probing =
  ({ store, has }: Call) =>
  async (builds: Build[]) => {
    if (has('no-probe')) return 'dispensada';
    // what serves pages is loaded by who needs it
    const { probe } = await import('../probe/probe');
    return probe(store, builds);
  };

/** `publish`: builds, judges, sends and makes live, for everybody, for a part, or for who has the address. */
export async function publishing(call: Call) {
  const { store, author, value, has } = call;
  const pairs = pairsOf(call);
  const canary = value('canary');
  const traffic = canary === undefined ? undefined : percent(canary);
  if (traffic !== undefined && has('preview')) throw new UsageError('Uma prévia não tem canário: ninguém a recebe.');
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
}
