import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { beside } from './beside';

interface Scene {
  admin: Client;
  bases: string[];
  /** Kills one of the instances; it is started again. */
  kill(): void;
}

/** A temporary fault. */
export interface Fault {
  name: string;
  inject(scene: Scene): Promise<void>;
}

const LONG = 20_000;
const SLOW_CLIENTS = 40;

async function terminate({ admin }: Scene): Promise<void> {
  for (let cut = 0; cut < 100; cut += 1) {
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'soak' order by random() limit 1`);
    await wait(50);
  }
}

async function lockProducts({ admin }: Scene): Promise<void> {
  await admin.query('begin');
  await admin.query('lock table product');
  await wait(5000);
  await admin.query('rollback');
}

/** Opens requests whose bodies never end, at both instances. */
async function slowClients({ bases }: Scene): Promise<void> {
  const sockets = Array.from({ length: SLOW_CLIENTS }, (_, at) => {
    const { hostname, port } = new URL(bases[at % bases.length] ?? '');
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/Token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    return socket;
  });
  for (let second = 0; second < 35; second += 1) {
    for (const socket of sockets) if (!socket.destroyed) socket.write(' ');
    await wait(1000);
  }
  for (const socket of sockets) socket.destroy();
}

const flood = (address: string, call: (base: string, turn: number) => [path: string, init?: RequestInit]) =>
  async function inject({ bases }: Scene): Promise<void> {
    const ask = async (at: number, turn: number) => {
      const [path, init] = call(bases[at % bases.length] ?? '', turn);
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      await fetch(path, { ...init, headers })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    };
    await beside(80, ask, () => wait(LONG));
  };

const wrongPasswords = flood('198.51.100.7', (base, turn) => [
  `${base}/api/Token`,
  { method: 'POST', body: JSON.stringify({ username: `ninguem${turn}@teste.example`, password: 'x' }) },
]);
const newCounts = flood('198.51.100.8', (base, turn) => [`${base}/api/product/facets?term=x${turn}`]);

/** One fault per minute, in turn. */
export const faults: Fault[] = [
  { name: 'conexões cortadas', inject: terminate },
  { name: 'kill -9 de uma instância', inject: async ({ kill }) => kill() },
  { name: 'clientes lentos', inject: slowClients },
  { name: 'enxurrada de senhas', inject: wrongPasswords },
  { name: 'tabela travada', inject: lockProducts },
  { name: 'enxurrada de contagens', inject: newCounts },
];
