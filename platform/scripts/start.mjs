import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setPriority, constants as system } from 'node:os';
import path from 'node:path';
import { buildWhatChanged, unpublished } from './build.mjs';
import { bundleServer } from './bundle.mjs';
import { modules, root } from './inputs.mjs';
import { keepRunning } from './supervise.mjs';

const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const port = Number(process.env.PORT || 3000);

function checkFolder() {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`Não é possível gravar em ${dataDir}. Escolha outra pasta com DATA_DIR.`);
  }
}

function checkPort() {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT deve ser um número de 1 a 65535, e não '${process.env.PORT}'.`);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      const reason =
        code === 'EADDRINUSE' ? `A porta ${port} já está em uso.` : `A porta ${port} não pode ser aberta (${code}).`;
      reject(new Error(`${reason} Escolha outra com PORT.`));
    });
    probe.listen(port, process.env.HOST || '0.0.0.0', () => probe.close(resolve));
  });
}

/** Locks the data folder until this process ends: a second start would publish into a served store. */
async function keepFolder() {
  const { FolderInUse, lockDataFolder } = await import('../../api/dist/data-folder-lock.mjs');
  const place = path.join(dataDir, 'start');
  mkdirSync(place, { recursive: true });
  await lockDataFolder(place).catch((cause) => {
    if (!(cause instanceof FolderInUse)) throw cause;
    throw new Error(`A Rodovia já está em execução com a pasta ${dataDir}. Escolha outra com DATA_DIR.`, { cause });
  });
}

/** Modules of the first page; the others are built while it is already served. */
const FIRST = ['shell', 'mf-storefront'];

/**
 * Creates the database of a first start in a separate process, with low priority if something is built meanwhile.
 * Resolves when the process ends, successfully or not.
 */
async function makeFirstDatabase({ besideBuild }) {
  if (process.env.DATABASE_URL || existsSync(path.join(dataDir, 'db'))) return;
  const unfinished = path.join(dataDir, 'db-unfinished');
  const clear = () => rmSync(unfinished, { recursive: true, force: true });
  clear();
  const script = path.join(root, 'platform/scripts/first-database.mjs');
  const child = spawn(process.execPath, [script, unfinished], { stdio: ['ignore', 'inherit', 'ignore'] });
  if (besideBuild) child.once('spawn', () => setPriority(child.pid, system.priority.PRIORITY_LOW));
  process.once('exit', () => child.kill());
  await once(child, 'exit');
  clear();
}

async function start() {
  checkFolder();
  await checkPort();
  await bundleServer();
  await keepFolder();
  const store = path.join(dataDir, 'store');
  // releases that are live already may not fit a new shell: then all of them change in one step
  const isFirstStart = !existsSync(path.join(store, 'mf'));
  const later = modules().filter((name) => !FIRST.includes(name));
  process.env.DATA_DIR = dataDir;
  const database = makeFirstDatabase({ besideBuild: unpublished(store, FIRST).length > 0 });
  await buildWhatChanged(store, isFirstStart ? { names: FIRST } : {});
  await database;
  // the first page gets all of the processor
  await new Promise((onReady) => {
    keepRunning(path.join(root, 'platform/scripts/serve.mjs'), { onReady }).then((code) => process.exit(code));
  });
  if (isFirstStart) await buildLater(store, later);
}

/** Builds the modules that the first page does not need. If that fails, what is there is served on. */
async function buildLater(store, names) {
  try {
    await buildWhatChanged(store, { names });
  } catch (error) {
    console.error(error.message);
    console.error(`Não foi possível construir ${names.join(', ')}. O resto continua no ar; depois: npm run build.`);
  }
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
