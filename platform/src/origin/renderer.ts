import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Discovery } from '@rodovia/shared/contracts';
import { LRUCache } from 'lru-cache';

/** What a page's head says; see `PageHead` of the modules' contract. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  status: 200 | 404;
  image?: string;
  jsonLd?: Record<string, unknown>;
}

/** A first view drawn on the server. */
export interface Rendered {
  html: string;
  head: Head;
}

/** All that a drawing depends on. Files are absolute; `data` holds the answers of the first view by address. */
export interface Drawing {
  shellFile: string;
  moduleName: string;
  moduleFile: string;
  url: string;
  discovery: Discovery;
  data: Record<string, unknown>;
}

interface Job {
  key: string;
  /** What is drawn, by all that it depends on. */
  drawing: string;
  settle: (rendered: Rendered | null) => void;
  timer: NodeJS.Timeout;
}

interface Answer {
  id: number;
  rendered?: Rendered | null;
  error?: string;
}

const FIRST_LIMIT_MS = 3000;
const LIMIT_MS = 500;
const MOST_WAITING = 64;
const REST_AFTER_FAILURE_MS = 30_000;
const HEAP_MB = 256;
const MOST_KEPT = 200;

const digestOf = (drawing: Drawing) => createHash('sha1').update(JSON.stringify(drawing)).digest('base64url');

/**
 * Draws first views apart from the server: in a worker with limits on time and memory. Whatever goes wrong there,
 * the page is served undrawn, and the releases that failed rest for a while. A view depends on nothing but its drawing,
 * so the latest ones are kept.
 */
export class Renderer {
  private worker: Worker | null = null;
  private warm = new Set<string>();
  private resting = new Map<string, number>();
  private jobs = new Map<number, Job>();
  private readonly kept = new LRUCache<string, Rendered>({ max: MOST_KEPT });
  private next = 1;

  constructor(
    private readonly workerFile: URL,
    private readonly report: (message: string) => void,
  ) {}

  /** The drawn page, or null where it is to be drawn in the browser. */
  render(drawing: Drawing): Promise<Rendered | null> {
    const digest = digestOf(drawing);
    const known = this.kept.get(digest);
    if (known) return Promise.resolve(known);
    const key = `${drawing.shellFile} ${drawing.moduleFile}`;
    if ((this.resting.get(key) ?? 0) > Date.now() || this.jobs.size >= MOST_WAITING) return Promise.resolve(null);
    const id = this.next++;
    const limit = this.warm.has(key) ? LIMIT_MS : FIRST_LIMIT_MS;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.giveUp(key, `sem resposta em ${limit} ms`), limit);
      this.jobs.set(id, { key, drawing: digest, settle, timer });
      this.running().postMessage({ id, drawing });
    });
  }

  /** Ends the worker; pages that wait for it are served undrawn. */
  async close() {
    this.settleAll();
    await this.worker?.terminate();
    this.worker = null;
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.workerFile, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }, env: {} });
    worker.on('message', (answer: Answer) => this.take(answer));
    worker.on('error', (error) => {
      const [job] = this.jobs.values();
      if (this.worker === worker) this.giveUp(job?.key ?? '', String(error));
    });
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private take({ id, rendered = null, error }: Answer) {
    const job = this.jobs.get(id);
    if (!job) return;
    this.jobs.delete(id);
    clearTimeout(job.timer);
    if (error) this.rest(job.key, error);
    else this.warm.add(job.key);
    if (rendered) this.kept.set(job.drawing, rendered);
    job.settle(rendered);
  }

  private rest(key: string, why: string) {
    this.resting.set(key, Date.now() + REST_AFTER_FAILURE_MS);
    this.report(`desenho no servidor suspenso: ${why}`);
  }

  private giveUp(key: string, why: string) {
    this.rest(key, why);
    void this.worker?.terminate();
    this.worker = null;
    this.warm.clear();
    this.settleAll();
  }

  private settleAll() {
    for (const { settle, timer } of this.jobs.values()) {
      clearTimeout(timer);
      settle(null);
    }
    this.jobs.clear();
  }
}
