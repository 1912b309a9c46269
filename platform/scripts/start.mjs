import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
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

/** Keeps the folder to this process until it ends: a second start would publish into what the first one serves. */
async function keepFolder() {
  const { FolderInUse, lockDataFolder } = await import('../../api/dist/data-folder-lock.mjs');
  const place = path.join(dataDir, 'start');
  mkdirSync(place, { recursive: true });
  await lockDataFolder(place).catch((cause) => {
    if (!(cause instanceof FolderInUse)) throw cause;
    throw new Error(`A Rodovia já está em execução com a pasta ${dataDir}. Escolha outra com DATA_DIR.`, { cause });
  });
}

/** What the first page of the shop is made of; the other modules may come while it is served already. */
const FIRST = ['shell', 'mf-storefront'];

async function start() {
  checkFolder();
  await checkPort();
  await bundleServer();
  await keepFolder();
  const store = path.join(dataDir, 'store');
  const later = modules().filter((name) => !FIRST.includes(name));
  const isWhole = unpublished(store, later).length === 0;
  await buildWhatChanged(store, isWhole ? {} : { names: FIRST });
  process.env.DATA_DIR = dataDir;
  const ended = keepRunning(path.join(root, 'platform/scripts/serve.mjs')).then((code) => process.exit(code));
  if (!isWhole) await buildWhatChanged(store, { names: later });
  await ended;
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
