import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImportItem } from '@rodovia/shared/contracts/catalog';
import { assetPath } from '../base/assets';
import { createFairQueue } from '../base/fair-queue';
import { HttpError, invalid, passing } from '../base/http-error';
import type { RefusedLine } from './check-csv';

/** Worker that reads files, next to the server's bundle. */
const THREAD = ['dist', 'import-thread.mjs'];
const READ_TIMEOUT = 60_000;
const MAX_WAIT = 60_000;
/** Memory limit of the worker in megabytes; the largest file needs a third of it. */
const MAX_MEGABYTES = 256;

/** Summary of a file without its lines. */
export interface FileSummary {
  headings: string[];
  /** Number of valid lines. */
  rows: number;
  errors: ImportItem[];
  warnings: ImportItem[];
  wrong: number;
}

/** Requests to the worker. */
export type Question =
  | { kind: 'part'; part: Uint8Array }
  | { kind: 'read' }
  /** Requests lines as the text of a JSON array, in portions: in file order, or by key. */
  | { kind: 'rows'; from: number; ordered: boolean }
  | { kind: 'pick'; lines: number[] }
  /** Requests the next portion of invalid lines; the first request names errors that only the database knows. */
  | { kind: 'refused'; taken: ImportItem[] };

/** What the worker thread returns: the answer, or the refusal that the caller gets. */
export type Reply = { answer: unknown } | { refused: { statusCode: number; message: string } };

/** A file that was read and validated in a worker. */
export interface ReadFile {
  summary: FileSummary;
  /**
   * Streams the valid lines in portions, each the text of a JSON array of rows with their `line`.
   * @param ordered by key, so that two imports lock rows in the same order.
   */
  portions(ordered: boolean): AsyncGenerator<string>;
  /** Returns the rows of the given lines. */
  pick<Row>(lines: number[]): Promise<Row[]>;
  /** Lines whose values the database refuses. */
  taken: ImportItem[];
  /** Streams the invalid lines, those of `taken` too. */
  refused(taken: ImportItem[]): AsyncGenerator<RefusedLine>;
}

const tooSlow = () => invalid('O arquivo demorou demais para ser lido. Divida-o.');
const tooLarge = () => new HttpError(413, 'O arquivo é grande demais para ser lido. Divida-o.');

/** Files are read one at a time, because each takes a core and memory. */
const queue = createFairQueue({
  atOnce: 1,
  longest: [20, 3],
  longestWait: MAX_WAIT,
  full: () => passing(503, 'Outros arquivos estão sendo lidos. Tente em instantes.', 10),
});

class ReadingThread {
  private readonly worker: Worker;
  private readonly failure: Promise<never>;

  constructor(workerData: unknown) {
    this.worker = new Worker(assetPath(...THREAD), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    this.failure = new Promise((_resolve, reject) => {
      const deadline = setTimeout(() => reject(tooSlow()), READ_TIMEOUT);
      this.worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error),
      );
      this.worker.once('exit', () => clearTimeout(deadline));
    });
    this.failure.catch(() => undefined);
  }

  warn(question: Question): void {
    this.worker.postMessage(question);
  }

  async ask<T>(question: Question): Promise<T> {
    const reply = once(this.worker, 'message') as Promise<[Reply]>;
    this.warn(question);
    const [message] = await Promise.race([reply, this.failure]);
    if ('refused' in message) throw new HttpError(message.refused.statusCode, message.refused.message);
    return message.answer as T;
  }

  end(): Promise<number> {
    return this.worker.terminate();
  }
}

/**
 * Reads a file in a worker and passes it to `work`.
 * @param content the uploaded file.
 * @param kind name of the validation; `known` is the data it compares with.
 * @throws {HttpError} 400 for no CSV, missing columns, too many lines or too slow; 413 for too much memory; 503 if the
 * queue is full.
 */
export function withReadFile<T>(
  { owner, kind, known, content }: { owner: string; kind: string; known: unknown; content: AsyncIterable<Uint8Array> },
  work: (file: ReadFile) => Promise<T>,
): Promise<T> {
  return queue.run(['all', owner], async () => {
    const thread = new ReadingThread({ kind, known });
    try {
      for await (const part of content) thread.warn({ kind: 'part', part });
      const summary = await thread.ask<FileSummary>({ kind: 'read' });
      return await work({
        summary,
        async *portions(ordered) {
          for (let from = 0; from < summary.rows; from += PORTION)
            yield await thread.ask<string>({ kind: 'rows', from, ordered });
        },
        pick: (lines) => thread.ask({ kind: 'pick', lines }),
        taken: [],
        async *refused(taken) {
          for (;;) {
            const lines = await thread.ask<RefusedLine[]>({ kind: 'refused', taken });
            if (lines.length === 0) return;
            yield* lines;
          }
        },
      });
    } finally {
      await thread.end();
    }
  });
}

/** Number of lines per portion. */
export const PORTION = 500;
