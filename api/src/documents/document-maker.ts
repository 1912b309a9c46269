import { Worker } from 'node:worker_threads';
import { assetPath } from '../base/assets';
import { createFairQueue } from '../base/fair-queue';
import { passing } from '../base/http-error';
import type { ProposalPaper } from './proposal-paper';

/** The thread that makes documents; it lies beside the bundle of the server. */
const THREAD = ['dist', 'document-thread.mjs'];
/** A document of 200 lines takes a third of a second. */
const LONGEST_MAKING = 30_000;
const LONGEST_WAIT = 60_000;
/** Of the thread's own; a document of 600 lines takes a quarter of it. */
const MOST_MEGABYTES = 256;
/** The thread goes after this long without work, and its memory with it. */
const IDLE = 60_000;

/** What the thread is asked for, and what it answers. */
export interface Order {
  id: number;
  paper: ProposalPaper;
}
export type Made = { id: number; content: Uint8Array } | { id: number; failure: string };

/** Makes documents away from everybody's thread. */
export interface DocumentMaker {
  /**
   * Does work that makes documents in the turn of its owner: what waits has asked the database for nothing.
   * @throws {HttpError} 503 where too many wait.
   */
  inTurn<T>(owner: string, work: (make: (paper: ProposalPaper) => Promise<Buffer>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * One thread that makes one document after the other, in turns by owner; it comes with the first and goes when idle.
 * After each it rests for as long as that one took: many at once have half of a processor, and whoever looks at a list
 * has the rest.
 */
export function createDocumentMaker(): DocumentMaker {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const queue = createFairQueue({
    atOnce: 1,
    longest: [500, 200],
    longestWait: LONGEST_WAIT,
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
    worker ??= new Worker(assetPath(...THREAD), { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    return worker;
  }

  /** One order at a time: the answer is that of the order, or the thread is given up. */
  function order(paper: ProposalPaper): Promise<Buffer> {
    const thread = running();
    const id = ++last;
    return new Promise<Buffer>((resolve, reject) => {
      const deadline = setTimeout(() => finish(() => reject(new Error('The document took too long'))), LONGEST_MAKING);
      const take = (made: Made) => {
        if (made.id !== id) return;
        finish(() => ('content' in made ? resolve(Buffer.from(made.content)) : reject(new Error(made.failure))));
      };
      const fail = (error: Error) => finish(() => reject(error));
      const gone = () => fail(new Error('The thread that makes documents has ended'));
      function finish(settle: () => void): void {
        clearTimeout(deadline);
        thread.off('message', take).off('error', fail).off('exit', gone);
        settle();
      }
      thread.on('message', take).once('error', fail).once('exit', gone);
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
