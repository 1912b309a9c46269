import { Worker } from 'node:worker_threads';
import { assetPath } from '../../base/assets';
import { CHANNEL } from '../database';

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

interface Result {
  rows: unknown[];
}

interface Pending {
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Reply {
  id?: number;
  ready?: boolean;
  result?: Result;
  error?: { message: string };
  /** Payload of a notification. */
  heard?: string;
}

const WORKER = ['src', 'db', 'pglite-worker.mjs'];

/**
 * The embedded engine in a worker thread. It has a single connection, so transactions run exclusively: no other
 * statement can come between BEGIN and COMMIT.
 */
export class EmbeddedClient {
  private readonly pending = new Map<number, Pending>();
  private readonly listeners = new Set<(payload: string) => void>();
  private lastId = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private failure: Error | undefined;
  private hearLoss: (error: Error) => void = () => undefined;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (reply: Reply) => this.settle(reply));
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('O banco de dados embutido foi encerrado.')));
  }

  /** Starts the engine on a folder, or in memory for `memory://`; `archive` is a dump for an empty database. */
  static async open(dataDir: string, archive?: Uint8Array): Promise<EmbeddedClient> {
    const worker = new Worker(assetPath(...WORKER), { workerData: { dataDir, archive } });
    const first = await new Promise<Reply>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if (first.ready) return new EmbeddedClient(worker);
    await worker.terminate();
    throw new Error(first.error?.message ?? 'O banco de dados embutido não abriu.');
  }

  /** Runs a statement after all earlier ones. */
  query(sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Result> {
    return this.enqueue(() => this.send({ kind: 'query', sql, params, rowMode: options.rowMode }));
  }

  /** Runs `work` exclusively between BEGIN and COMMIT; only the client passed to it is in the transaction. */
  transaction<T>(work: (client: Pick<EmbeddedClient, 'query'>) => Promise<T>): Promise<T> {
    return this.enqueue(async () => {
      await this.send({ kind: 'exec', sql: 'BEGIN' });
      try {
        const result = await work({
          query: (sql, params = [], options = {}) =>
            this.send({ kind: 'query', sql, params, rowMode: options.rowMode }),
        });
        await this.send({ kind: 'exec', sql: 'COMMIT' });
        return result;
      } catch (error) {
        await this.send({ kind: 'exec', sql: 'ROLLBACK' });
        throw error;
      }
    });
  }

  /** Passes all notifications to `hear` until the function it resolves to is called. */
  async listen(hear: (payload: string) => void): Promise<() => Promise<void>> {
    await this.enqueue(() => this.send({ kind: 'listen', channel: CHANNEL }));
    const own = (payload: string) => hear(payload);
    this.listeners.add(own);
    return async () => void this.listeners.delete(own);
  }

  /** Calls `hear` if the engine ends without having been closed. */
  onLost(hear: (error: Error) => void): void {
    this.hearLoss = hear;
  }

  /** @throws if the engine has ended. */
  checkRunning(): void {
    if (this.failure) throw this.failure;
  }

  /** Returns the data folder as a gzipped tar, consistent between two statements. */
  async dump(): Promise<Uint8Array> {
    const { rows } = await this.enqueue(() => this.send({ kind: 'dump' }));
    return new Uint8Array(rows[0] as ArrayBuffer);
  }

  /** Waits for queued statements, then closes the files. */
  async close(): Promise<void> {
    if (this.failure) return;
    await this.enqueue(() => this.send({ kind: 'close' }));
    this.failure = new Error('O banco de dados embutido está fechado.');
    await this.worker.terminate();
  }

  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(task);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private send(request: Record<string, unknown>): Promise<Result> {
    if (this.failure) return Promise.reject(this.failure);
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ ...request, id });
    });
  }

  private settle({ id, result, error, heard }: Reply): void {
    if (heard !== undefined) for (const hear of this.listeners) hear(heard);
    const pending = id === undefined ? undefined : this.pending.get(id);
    if (id === undefined || !pending) return;
    this.pending.delete(id);
    if (error) pending.reject(Object.assign(new Error(error.message), error));
    else pending.resolve(result ?? { rows: [] });
  }

  private fail(error: Error): void {
    if (!this.failure) this.hearLoss(error);
    this.failure ??= error;
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}
