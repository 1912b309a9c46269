import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process uses the folder. */
export class FolderInUse extends Error {}

const NAME = /^lock-[\w-]+\.sock$/;
const RETRIES = 3;
/** Socket addresses are limited to about 100 bytes; longer folders are locked under a derived short name. */
const MAX_FOLDER_LENGTH = 50;

function lockFolder(folder: string): string {
  const real = realpathSync(folder);
  if (Buffer.byteLength(real) <= MAX_FOLDER_LENGTH) return real;
  const short = join('/tmp', `rodovia-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  return short;
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/**
 * Returns whether a socket is alive. Only a refused or missing one is dead; in all other cases, somebody may be there.
 */
function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const finish = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      finish(!['ECONNREFUSED', 'ENOENT'].includes(error.code ?? '')),
    );
  });
}

async function othersAlive(folder: string, own: string): Promise<boolean> {
  for (const name of readdirSync(folder).filter((entry) => NAME.test(entry) && entry !== own)) {
    if (await isAlive(join(folder, name))) return true;
    rmSync(join(folder, name), { force: true });
  }
  return false;
}

/**
 * Publishes a listening socket and then looks for others. The kernel closes a socket with its process, so neither `kill
 * -9` nor a reused process id leaves a stale owner. Because everybody publishes before looking, of two that start
 * together at least one sees the other: they can never both continue.
 */
async function tryLock(folder: string): Promise<(() => void) | undefined> {
  const id = randomUUID().slice(0, 8);
  const name = `lock-${id}.sock`;
  const pending = join(folder, `p-${id}.sock`);
  const server = await listen(pending);
  renameSync(pending, join(folder, name));
  const release = () => {
    server.close();
    rmSync(join(folder, name), { force: true });
  };
  if (!(await othersAlive(folder, name))) return release;
  release();
  return undefined;
}

/**
 * Makes this process the only one that uses a data folder.
 * @returns a function that releases the folder.
 * @throws {FolderInUse} if another process uses it.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const sockets = lockFolder(folder);
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    const release = await tryLock(sockets).catch((error: unknown) => {
      throw new Error(
        `A pasta de dados ${folder} está em um sistema de arquivos sem sockets locais; use outra pasta em DATA_DIR.`,
        { cause: error },
      );
    });
    if (release) return release;
    await wait(50 + Math.random() * 150);
  }
  throw new FolderInUse(`O banco de dados em ${folder} já está aberto por outro processo.`);
}
