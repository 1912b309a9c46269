import path from 'node:path';
import {
  endCanary,
  liveLine,
  promotable,
  promoteFrom,
  restore,
  rollBack,
  setCanary,
  setLive,
  withdraw,
} from '../publish/channel';
import { publishSources, type Source } from '../publish/sources';
import { checkChannel } from '../store/names';
import { type Call, count, type OptionKind, percent, readCall, UsageError } from './arguments';
import { developing, emulating } from './development';
import { doctor } from './doctor';
import { describing } from './facts';
import { newModule } from './new-module';
import { packingStore, writingTypes } from './packages';
import { publishing } from './publishing';
import { recording } from './recording';
import { auditing, collecting, listing, verifying } from './upkeep';
import { decided, proved } from './watch';

const say = (text: string) => console.log(text);

async function promoting({ store, names: [module = '', named], author, value }: Call) {
  const from = value('from');
  if (from !== undefined) {
    if (named) throw new UsageError('Com --from, a versão é a que está no ar lá.');
    checkChannel(from);
    return void (await promoteFrom(store, from, module, author));
  }
  await setLive(store, module, named ?? (await promotable(store, module)), 'promote', author);
}

async function canarying({ store, names: [module = '', release], author, value, has }: Call) {
  if (has('off')) return endCanary(store, module, 'canary', author);
  if (!release) throw new UsageError('Diga a versão que uma parte dos visitantes recebe, ou --off.');
  await setCanary(store, module, { release, traffic: percent(value('traffic') ?? '10') }, author);
}

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5000;

async function watching({ store, names: [module = ''], value, has, author }: Call) {
  const [visits, minutes] = [count(value('visits') ?? '200'), count(value('minutes') ?? '60')];
  const options = { visits, milliseconds: minutes * MINUTE_MS, every: LOOK_EVERY_MS };
  say(await (has('decide') ? decided(store, module, options, author) : proved(store, module, options)));
}

/** Parses `module=release` of a published release, `module=release=folder` of a build. */
const sourceOf = (text: string): Source => {
  const [module = '', release = '', dir] = text.split('=');
  return { module, release, ...(dir && { dir: path.resolve(dir) }) };
};

/** Publishes the sources, except for modules that were set manually. */
async function publishingSources({ store, names, author }: Call) {
  const manual = await publishSources(store, names.map(sourceOf), author);
  for (const { module, release, pointer } of manual) {
    const { action, by, at, why } = pointer;
    const state = pointer.withdrawn ? 'retirado' : `na versão ${pointer.release}`;
    say(
      `${module} fica ${state}: ${action} de ${by} em ${at.slice(0, 16).replace('T', ' ')}${why ? ` (${why})` : ''}.`,
    );
    say(`  As fontes são ${release}; para pô-las no ar: npm run mf -- promote ${module} ${release}`);
  }
}

interface Command {
  /** Usage for `help`; undefined for commands that only scripts use. */
  usage?: string;
  what?: string;
  /** Whether it works on files alone: it says nothing of what is live. */
  isLocal?: boolean;
  names: [least: number, most: number];
  options?: Record<string, OptionKind>;
  run: (call: Call) => Promise<unknown>;
}

const MANY = Number.POSITIVE_INFINITY;

/** All commands by verb. Each ends by printing what is live. */
export const COMMANDS: Record<string, Command> = {
  publish: {
    usage: 'publish <módulo…> [--canary 10 | --preview] [--built] [--sha …] [--no-probe | --recording …]',
    what: 'constrói, confere, envia e põe no ar',
    names: [1, MANY],
    options: {
      canary: 'string',
      preview: 'boolean',
      built: 'boolean',
      sha: 'string',
      'no-probe': 'boolean',
      recording: 'string',
    },
    run: publishing,
  },
  promote: {
    usage: 'promote <módulo> [versão] | promote <módulo> --from ambiente',
    what: 'põe no ar uma versão publicada; sem versão, o canário; com --from, a que está no ar lá',
    names: [1, 2],
    options: { from: 'string' },
    run: promoting,
  },
  rollback: {
    usage: 'rollback <módulo> [--to versão]',
    what: 'volta à versão anterior',
    names: [1, 1],
    options: { to: 'string' },
    run: ({ store, names: [module = ''], value, author }) => rollBack(store, module, value('to'), author),
  },
  canary: {
    usage: 'canary <módulo> <versão> [--traffic 10] | canary <módulo> --off',
    what: 'uma parte dos visitantes recebe a versão primeiro',
    names: [1, 2],
    options: { traffic: 'string', off: 'boolean' },
    run: canarying,
  },
  watch: {
    usage: 'watch <módulo> [--visits 200] [--minutes 60] [--decide]',
    what: 'espera o canário provar-se; com --decide, promove ou retira',
    names: [1, 1],
    options: { visits: 'string', minutes: 'string', decide: 'boolean' },
    run: watching,
  },
  withdraw: {
    usage: 'withdraw <módulo>',
    what: 'tira o módulo do ar, com suas rotas e itens de menu',
    names: [1, 1],
    run: ({ store, names: [module = ''], author }) => withdraw(store, module, author),
  },
  restore: {
    usage: 'restore <módulo>',
    what: 'traz de volta o que foi retirado',
    names: [1, 1],
    run: ({ store, names: [module = ''], author }) => restore(store, module, author),
  },
  new: {
    usage: 'new <mf-nome> <Título> --bundler vite|rspack|webpack [--js] [--path /…] [--packs pasta]',
    what: 'cria um módulo em outro repositório',
    names: [2, 2],
    options: { bundler: 'string', js: 'boolean', path: 'string', packs: 'string' },
    isLocal: true,
    run: newModule,
  },
  dev: {
    usage: 'dev [pasta] [--port 3100] [--recording …]',
    what: 'mostra o módulo a cada gravação, no sistema em SHELL_URL ou, sem ela, no emulador',
    names: [0, 1],
    options: { port: 'string', recording: 'string' },
    isLocal: true,
    run: developing,
  },
  emulate: {
    usage: 'emulate [--port 3000] [--recording …]',
    what: 'serve o shell empacotado, ou o de MF_STORE, com respostas gravadas, sem banco nem API',
    names: [0, 0],
    options: { port: 'string', recording: 'string' },
    isLocal: true,
    run: emulating,
  },
  facts: {
    usage: 'facts <pasta> [--container nome] [--entry arquivo]',
    what: 'descreve uma construção de qualquer empacotador em bundle.json',
    names: [1, 1],
    options: { container: 'string', entry: 'string' },
    isLocal: true,
    run: describing,
  },
  types: {
    usage: 'types <pasta>',
    what: 'escreve o pacote @rodovia/shared, com os tipos e nomes do shell no ar',
    names: [1, 1],
    run: writingTypes,
  },
  record: {
    usage: 'record [arquivo] [--modules mf-a,mf-b]',
    what: 'grava o que as páginas do sistema em SHELL_URL leem, sem pessoas, segredos nem preços',
    names: [0, 1],
    options: { modules: 'string' },
    run: recording,
  },
  list: { usage: 'list [módulo…]', what: 'as versões publicadas', names: [0, MANY], run: listing },
  audit: { usage: 'audit [módulo…]', what: 'quem mudou o quê, quando e por quê', names: [0, MANY], run: auditing },
  verify: { usage: 'verify', what: 'confere cada arquivo publicado', names: [0, 0], run: verifying },
  doctor: { usage: 'doctor', what: 'arquivos, acordo e o que os navegadores relatam', names: [0, 0], run: doctor },
  gc: {
    usage: 'gc [--days 7] [--force]',
    what: 'remove o que ninguém mais usa; sem --force, só diz',
    names: [0, 0],
    options: { days: 'string', force: 'boolean' },
    run: collecting,
  },
  sources: { names: [1, MANY], run: publishingSources },
  'packed-store': { names: [1, 1], run: packingStore },
};

const USAGE_WIDTH = 96;

const help = () =>
  [
    'npm run mf -- <comando> [--why "…"]',
    ...Object.values(COMMANDS).flatMap(({ usage, what = '' }) =>
      usage ? [`  ${usage.padEnd(USAGE_WIDTH)} ${what}`] : [],
    ),
    '  Armazenamento: --store, MF_STORE ou DATA_DIR/store. Ambiente: --channel ou MF_CHANNEL; sem eles, live.',
  ].join('\n');

/**
 * Runs the command of a command line.
 * @throws with one sentence, also for an invalid command line.
 */
export async function runCommand([verb = 'help', ...args]: string[]): Promise<void> {
  if (verb === 'help' || verb === '--help') return say(help());
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) throw new UsageError(`'${verb}' não é um comando.\n${help()}`);
  const call = readCall(args, command.options ?? {}, command.names);
  await command.run(call);
  if (!command.isLocal) say(await liveLine(call.store));
}
