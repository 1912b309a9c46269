import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveModule } from '../dev/module-server';
import { watchBuild } from '../dev/watch-build';
import { ACCOUNTS } from '../emulator/emulated-api';
import { startEmulator } from '../emulator/emulator';
import { readRecording, recordingAt } from '../recordings/recording';
import { FolderStore } from '../store/folder-store';
import { type Call, count, UsageError } from './arguments';

const say = (line: string) => console.log(line);

/** Shell, modules and recording that come with the packed commands. */
const PACKED_STORE = fileURLToPath(new URL('../store', import.meta.url));
const PACKED_RECORDING = fileURLToPath(new URL('../recording.json', import.meta.url));

/** Returns the store that an emulator serves: a named one, or the packed one. */
const emulatedStore = ({ store, value }: Call) =>
  !value('store') && !process.env.MF_STORE && existsSync(PACKED_STORE) ? new FolderStore(PACKED_STORE) : store;

/** Returns the named recording, the one of this folder, or the packed one. */
async function emulatedRecording({ value }: Call) {
  const named = value('recording');
  const recording = (await recordingAt(named)) ?? (await readRecording(PACKED_RECORDING));
  if (!recording) say("Sem gravação, as páginas não têm registros. Grave com 'mf record'.");
  return recording;
}

async function emulator(call: Call, port: number) {
  const started = await startEmulator(emulatedStore(call), { port, recording: await emulatedRecording(call), say });
  say(`Contas do emulador, com qualquer senha: ${Object.values(ACCOUNTS).join(', ')}.`);
  return started;
}

/** Waits until the command is to end. */
const ended = () => Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));

const DEFAULT_PORTS = { emulate: '3000', dev: '3100' };

/** `emulate`: serves the shell with recorded answers until it is stopped. */
export async function emulating(call: Call) {
  const { origin, close } = await emulator(call, count(call.value('port') ?? DEFAULT_PORTS.emulate));
  say(`O emulador está em ${origin}. Nada é gravado.`);
  await ended();
  await close();
}

/** Returns the name of the module in a folder. */
function moduleIn(dir: string): string {
  const files = ['package.json', 'module.json'].map((file) => path.join(dir, file));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new UsageError(`Falta ${missing}: 'mf dev' abre a pasta de um módulo.`);
  const { name } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '');
}

/** `dev`: shows the module of a folder, built with its own tools, in a running system or in the emulator. */
export async function developing(call: Call) {
  const dir = path.resolve(call.names[0] ?? '.');
  const name = moduleIn(dir);
  const port = count(call.value('port') ?? process.env.DEV_PORT ?? DEFAULT_PORTS.dev);
  const emulated = process.env.SHELL_URL ? null : await emulator(call, 0);
  const shell = new URL(process.env.SHELL_URL ?? emulated?.origin ?? '');
  const files = await mkdtemp(path.join(tmpdir(), `rodovia-dev-${name}-`));
  try {
    const options = { name, files, shell, port };
    const { address, close } = await serveModule({ ...options, watch: (onBuild) => watchBuild(dir, files, onBuild) });
    say(`${name} dos fontes em ${address}, o resto ${emulated ? 'do emulador' : `de ${shell.origin}`}.`);
    await ended();
    close();
  } finally {
    await emulated?.close();
    await rm(files, { recursive: true, force: true });
  }
}
