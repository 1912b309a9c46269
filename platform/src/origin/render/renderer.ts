import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { startProcess } from './renderer-process';
import { type Drawing, isRendered, type Order, type Rendered, type Sources } from './rendering';

interface Job {
  /** Pair of releases. */
  key: string;
  drawing: Drawing;
  digest: string;
  /** Timer that ends the page's wait for its turn, and then for its rendering. */
  patience?: NodeJS.Timeout;
  settle: (rendered: Rendered | null) => void;
}

interface Answer {
  /** The page as JSON. */
  rendered?: string;
  error?: string;
}

/**
 * Time in ms that a page waits for its turn, and then for its rendering; longer for the first page of a pair of
 * releases.
 */
const FIRST_LIMIT_MS = 3000;
const LIMIT_MS = 500;
/** Time in ms after which a rendering counts as hanging. */
const HANGS_AFTER_MS = 3000;
const MAX_WAITING = 64;
/** Maximum number of pairs of releases per process; with another one a new process starts. */
const MAX_PAIRS = 8;
const REST_AFTER_FAILURE_MS = 30_000;
const MAX_CACHED = 200;

async function sourcesOf({ shellFile, moduleFile, fillers = [], role }: Drawing): Promise<Sources> {
  const [shell, module, ...others] = await Promise.all([
    readFile(shellFile, 'utf8'),
    role ? undefined : readFile(moduleFile, 'utf8'),
    ...fillers.map(({ file }) => readFile(file, 'utf8')),
  ]);
  return { shell, ...(module !== undefined && { module }), fillers: others.map((text) => text ?? '') };
}

/** Parses the result of a rendering; undefined if it is none. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const digestOf = (drawing: Drawing) => createHash('sha1').update(JSON.stringify(drawing)).digest('base64url');

/**
 * Renders first views in a separate, sandboxed process with limits on time and memory, one after the other. If anything
 * goes wrong, the page is served without a rendered view. A view that throws is not rendered again for a while; a pair
 * of releases that hangs or crashes is suspended as a whole. Pages that wait too long are served unrendered without
 * consequences, because a busy machine can be slow, and a late result is cached. Views only depend on their input, so
 * the latest ones are cached.
 */
export class Renderer {
  private child: ChildProcess | null = null;
  /** Pairs of releases whose code the process has. */
  private readonly known = new Set<string>();
  private readonly warm = new Set<string>();
  private readonly resting = new Map<string, number>();
  private readonly waiting: Job[] = [];
  private current: { job: Job; timer: NodeJS.Timeout } | null = null;
  private readonly cache = new LRUCache<string, Rendered>({ max: MAX_CACHED });
  private readonly failed = new LRUCache<string, true>({ max: MAX_CACHED, ttl: REST_AFTER_FAILURE_MS });

  constructor(
    private readonly processFile: URL,
    private readonly report: (message: string) => void,
  ) {}

  /** Returns the rendered view, or null if the browser must render it. */
  render(drawing: Drawing): Promise<Rendered | null> {
    const digest = digestOf(drawing);
    const known = this.cache.get(digest);
    if (known) return Promise.resolve(known);
    const { shellFile, moduleFile, fillers = [] } = drawing;
    const key = [shellFile, moduleFile, ...fillers.map(({ file }) => file)].join(' ');
    const rests = this.failed.has(digest) || this.isResting(key);
    if (rests || this.waiting.length >= MAX_WAITING) return Promise.resolve(null);
    return new Promise((settle) => {
      const job: Job = { key, drawing, digest, settle };
      job.patience = setTimeout(() => this.leave(job), this.limitOf(key));
      this.waiting.push(job);
      this.begin();
    });
  }

  /** Ends the process; waiting pages are served unrendered. */
  close() {
    const drawn = this.finish();
    if (drawn) this.settle(drawn, null);
    for (const job of this.waiting.splice(0)) this.settle(job, null);
    this.end();
  }

  private end() {
    this.child?.kill('SIGKILL');
    this.child = null;
    this.known.clear();
  }

  private limitOf(key: string) {
    return this.warm.has(key) ? LIMIT_MS : FIRST_LIMIT_MS;
  }

  private isResting(key: string) {
    return (this.resting.get(key) ?? 0) > Date.now();
  }

  private settle({ patience, settle }: Job, rendered: Rendered | null) {
    clearTimeout(patience);
    settle(rendered);
  }

  /** Removes a page that has waited too long for its turn. */
  private leave(job: Job) {
    this.waiting.splice(this.waiting.indexOf(job), 1);
    this.settle(job, null);
  }

  private begin(): void {
    if (this.current) return;
    const job = this.waiting.shift();
    if (!job) return;
    const known = this.cache.get(job.digest);
    if (known || this.isResting(job.key)) {
      this.settle(job, known ?? null);
      this.begin();
      return;
    }
    clearTimeout(job.patience);
    job.patience = setTimeout(() => job.settle(null), this.limitOf(job.key));
    const timer = setTimeout(() => this.giveUp(`sem resposta em ${HANGS_AFTER_MS} ms`), HANGS_AFTER_MS);
    this.current = { job, timer };
    void this.order(job);
  }

  /** Sends a rendering to the process; the code is included with the first rendering of a pair. */
  private async order({ key, drawing }: Job) {
    if (!this.known.has(key) && this.known.size >= MAX_PAIRS) this.end();
    const child = this.running();
    try {
      const sources = this.known.has(key) ? undefined : await sourcesOf(drawing);
      if (this.child !== child) return;
      this.known.add(key);
      child.send({ key, drawing, sources } satisfies Order, (error) => error && this.lost(child, String(error)));
    } catch (error) {
      this.lost(child, String(error));
    }
  }

  private running(): ChildProcess {
    if (this.child) return this.child;
    const child = startProcess(this.processFile);
    child.on('message', (answer: Answer) => this.child === child && this.take(answer));
    child.on('error', (error) => this.lost(child, String(error)));
    child.on('exit', (code, signal) => this.lost(child, `o processo terminou com ${signal ?? code}`));
    // does not keep the server from ending
    child.unref();
    child.channel?.unref();
    this.child = child;
    return child;
  }

  private lost(child: ChildProcess, why: string) {
    if (this.child === child) this.giveUp(why);
  }

  private finish(): Job | null {
    const { job, timer } = this.current ?? {};
    clearTimeout(timer);
    this.current = null;
    return job ?? null;
  }

  private take({ rendered: text, error }: Answer) {
    const job = this.finish();
    if (!job) return;
    const rendered = parsed(text);
    const isUsable = rendered === null || isRendered(rendered);
    const failure = error ?? (isUsable ? undefined : 'a página ou o seu cabeçalho não têm a forma combinada');
    if (failure) {
      this.failed.set(job.digest, true);
      // its code may not have run: send it again
      this.known.delete(job.key);
      this.report(`vista não desenhada no servidor: ${failure}`);
    } else this.warm.add(job.key);
    const drawn = !failure && isRendered(rendered) ? rendered : null;
    if (drawn) this.cache.set(job.digest, drawn);
    this.settle(job, drawn);
    this.begin();
  }

  private giveUp(why: string) {
    const job = this.finish();
    if (job) this.resting.set(job.key, Date.now() + REST_AFTER_FAILURE_MS);
    this.report(`desenho no servidor suspenso: ${why}`);
    this.end();
    this.warm.clear();
    if (job) this.settle(job, null);
    this.begin();
  }
}
