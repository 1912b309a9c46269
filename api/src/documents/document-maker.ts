import { Worker } from 'node:worker_threads';
import { assetPath } from '../base/assets';
import { createFairQueue } from '../base/fair-queue';
import { passing } from '../base/http-error';
import type { ProposalPaper } from './proposal-paper';

/** Worker that creates documents, next to the server's bundle. */
const THREAD = ['dist', 'document-thread.mjs'];
/** Timeout in ms; a document of 200 lines takes a third of a second. */
const RENDER_TIMEOUT = 30_000;
const MAX_WAIT = 60_000;
/** Memory limit of the worker in megabytes; a document of 600 lines needs a quarter of it. */
const MAX_MEGABYTES = 256;
/** Idle time in ms after which the worker ends, freeing its memory. */
const IDLE = 60_000;

/** Request to the worker and its answer. */
export interface Order {
  id: number;
  paper: ProposalPaper;
}
/** Result of the worker thread: the document, or why it failed. */
export type Made = { id: number; content: Uint8Array } | { id: number; failure: string };

/** Creates documents in a worker. */
export interface DocumentMaker {
  /**
   * Runs work that creates documents in its owner's turn; waiting work has not queried the database yet.
   * @throws {HttpError} 503 if the queue is full.
   */
  inTurn<T>(owner: string, work: (make: (paper: ProposalPaper) => Promise<Buffer>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Creates one document after the other in a worker, with fair turns by owner. The worker starts with the first document
 * and ends when idle. After each document it pauses for as long as that took, so that documents take at most half of a
 * processor.
 */
export function createDocumentMaker(): DocumentMaker {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const queue = createFairQueue({
    atOnce: 1,
    longest: [500, 200],
    longestWait: MAX_WAIT,
    full: () => passing(503, 'Muitos documentos estão sendo feitos. Tente em instantes.', 5),
  });

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  function running(): Worker {
    clearTimeout(idle);
    worker ??= new Worker(assetPath(...THREAD), { resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } });
    return worker;
  }

  /** Runs one order at a time: it gets its answer, or the worker is terminated. */
  function order(paper: ProposalPaper): Promise<Buffer> {
    const thread = running();
    const id = ++last;
    return new Promise<Buffer>((resolve, reject) => {
      const deadline = setTimeout(() => finish(() => reject(new Error('The document took too long'))), RENDER_TIMEOUT);
      const take = (made: Made) => {
        if (made.id !== id) return;
        finish(() => ('content' in made ? resolve(Buffer.from(made.content)) : reject(new Error(made.failure))));
      };
      const fail = (error: Error) => finish(() => reject(error));
      const failEnded = () => fail(new Error('The thread that makes documents has ended'));
      function finish(settle: () => void): void {
        clearTimeout(deadline);
        thread.off('message', take).off('error', fail).off('exit', failEnded);
        settle();
      }
      thread.on('message', take).once('error', fail).once('exit', failEnded);
      thread.postMessage({ id, paper } satisfies Order);
    });
  }

  async function make(paper: ProposalPaper): Promise<Buffer> {
    try {
      const content = await order(paper);
      idle = setTimeout(() => void end(), IDLE).unref();
      return content;
    } catch (error) {
      await end();
      throw error;
    }
  }

  return {
    async inTurn(owner, work) {
      const leave = await queue.enter(['all', owner]);
      const start = performance.now();
      try {
        return await work(make);
      } finally {
        setTimeout(leave, performance.now() - start).unref();
      }
    },
    close: end,
  };
}
