import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImportItem } from '@rodovia/shared/contracts';
import { assetPath } from '../base/assets';
import { createFairQueue } from '../base/fair-queue';
import { HttpError, invalid, passing } from '../base/http-error';

/** The thread that reads files; it lies beside the bundle of the server. */
const THREAD = ['dist', 'import-thread.mjs'];
const LONGEST_READING = 60_000;
const LONGEST_WAIT = 60_000;
/** Of the thread's own; what is read of a file of the largest size takes a third of it. */
const MOST_MEGABYTES = 256;

/** What a file says, without its lines. */
export interface FileSummary {
  headings: string[];
  rows: number;
  errors: ImportItem[];
  warnings: ImportItem[];
  wrong: number;
}

/** What the thread is asked. */
export type Question =
  | { kind: 'part'; part: Uint8Array }
  | { kind: 'read' }
  /** Lines as the text of a JSON array, some at a time: in the order of the file, or of their keys. */
  | { kind: 'rows'; from: number; ordered: boolean }
  | { kind: 'pick'; lines: number[] };

export type Reply = { answer: unknown } | { refused: { statusCode: number; message: string } };

/** A file that was read and checked, away from everybody's thread. */
export interface ReadFile {
  summary: FileSummary;
  /**
   * Its good lines in portions, each the text of a JSON array of rows with their `line`.
   * @param ordered by their keys, so that two files take their locks in one order.
   */
  portions(ordered: boolean): AsyncGenerator<string>;
  /** Some rows by their lines. */
  pick<Row>(lines: number[]): Promise<Row[]>;
}

const tooSlow = () => invalid('O arquivo demorou demais para ser lido. Divida-o.');
const tooLarge = () => new HttpError(413, 'O arquivo é grande demais para ser lido. Divida-o.');

/** One file at a time: each takes a core and its memory. */
const queue = createFairQueue({
  atOnce: 1,
  longest: [20, 3],
  longestWait: LONGEST_WAIT,
  full: () => passing(503, 'Outros arquivos estão sendo lidos. Tente em instantes.', 10),
});

class ReadingThread {
  private readonly worker: Worker;
  private readonly failure: Promise<never>;

  constructor(workerData: unknown) {
    this.worker = new Worker(assetPath(...THREAD), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    this.failure = new Promise((_resolve, reject) => {
      const deadline = setTimeout(() => reject(tooSlow()), LONGEST_READING);
      this.worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error),
      );
      this.worker.once('exit', () => clearTimeout(deadline));
    });
    this.failure.catch(() => undefined);
  }

  tell(question: Question): void {
    this.worker.postMessage(question);
  }

  async ask<T>(question: Question): Promise<T> {
    const reply = once(this.worker, 'message') as Promise<[Reply]>;
    this.tell(question);
    const [message] = await Promise.race([reply, this.failure]);
    if ('refused' in message) throw new HttpError(message.refused.statusCode, message.refused.message);
    return message.answer as T;
  }

  end(): Promise<number> {
    return this.worker.terminate();
  }
}

/**
 * Reads a file in a thread of its own and hands it to `work`.
 * @param content the file as it arrives.
 * @param kind which check it goes through, and `known` what that compares it with.
 * @throws {HttpError} 400 no CSV, missing columns, too many lines or too slow; 413 too much memory; 503 others before.
 */
export function withReadFile<T>(
  { owner, kind, known, content }: { owner: string; kind: string; known: unknown; content: AsyncIterable<Uint8Array> },
  work: (file: ReadFile) => Promise<T>,
): Promise<T> {
  return queue.run(['all', owner], async () => {
    const thread = new ReadingThread({ kind, known });
    try {
      for await (const part of content) thread.tell({ kind: 'part', part });
      const summary = await thread.ask<FileSummary>({ kind: 'read' });
      return await work({
        summary,
        async *portions(ordered) {
          for (let from = 0; from < summary.rows; from += PORTION)
            yield await thread.ask<string>({ kind: 'rows', from, ordered });
        },
        pick: (lines) => thread.ask({ kind: 'pick', lines }),
      });
    } finally {
      await thread.end();
    }
  });
}

/** Lines handed over at a time. */
export const PORTION = 500;
