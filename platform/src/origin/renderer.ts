import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { type Drawing, isRendered, type Order, type Rendered, type Sources } from './drawing';
import { startProcess } from './drawing-process';

interface Job {
  /** The pair of releases that draws. */
  key: string;
  drawing: Drawing;
  digest: string;
  /** Ends its page's wait: for its turn, and then for its drawing. */
  patience?: NodeJS.Timeout;
  settle: (rendered: Rendered | null) => void;
}

interface Answer {
  /** The page as JSON. */
  rendered?: string;
  error?: string;
}

/** So long a page waits for its turn, and then for its drawing; longer for the first of a pair of releases. */
const FIRST_LIMIT_MS = 3000;
const LIMIT_MS = 500;
/** What has not come by then never will. */
const HANGS_AFTER_MS = 3000;
const MOST_WAITING = 64;
/** Pairs of releases whose code one process keeps; with another one it begins anew. */
const MOST_PAIRS = 8;
const REST_AFTER_FAILURE_MS = 30_000;
const MOST_KEPT = 200;

async function sourcesOf({ shellFile, moduleFile, role }: Drawing): Promise<Sources> {
  const [shell, module] = await Promise.all([
    readFile(shellFile, 'utf8'),
    role ? undefined : readFile(moduleFile, 'utf8'),
  ]);
  return { shell, ...(module !== undefined && { module }) };
}

/** What the text of a drawing says; undefined where it is none. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const digestOf = (drawing: Drawing) => createHash('sha1').update(JSON.stringify(drawing)).digest('base64url');

/**
 * Draws first views apart from the server: in a process that may do nothing else, with limits on time and memory, one
 * after the other. Whatever goes
 * wrong there, the page is served undrawn. A view that throws is not drawn again for a while; a pair of releases that
 * hangs or dies rests as a whole. A page that waits too long for its turn or for its drawing is served undrawn, which is
 * nobody's fault: a busy machine is slow for a moment, and the drawing that comes late is kept. A view depends on nothing
 * but its drawing, so the latest ones are kept.
 */
export class Renderer {
  private child: ChildProcess | null = null;
  /** Pairs of releases whose code the process has. */
  private readonly known = new Set<string>();
  private readonly warm = new Set<string>();
  private readonly resting = new Map<string, number>();
  private readonly waiting: Job[] = [];
  private current: { job: Job; timer: NodeJS.Timeout } | null = null;
  private readonly kept = new LRUCache<string, Rendered>({ max: MOST_KEPT });
  private readonly failed = new LRUCache<string, true>({ max: MOST_KEPT, ttl: REST_AFTER_FAILURE_MS });

  constructor(
    private readonly processFile: URL,
    private readonly report: (message: string) => void,
  ) {}

  /** The drawn page, or null where it is to be drawn in the browser. */
  render(drawing: Drawing): Promise<Rendered | null> {
    const digest = digestOf(drawing);
    const known = this.kept.get(digest);
    if (known) return Promise.resolve(known);
    const key = `${drawing.shellFile} ${drawing.moduleFile}`;
    const rests = this.failed.has(digest) || this.isResting(key);
    if (rests || this.waiting.length >= MOST_WAITING) return Promise.resolve(null);
    return new Promise((settle) => {
      const job: Job = { key, drawing, digest, settle };
      job.patience = setTimeout(() => this.leave(job), this.limitOf(key));
      this.waiting.push(job);
      this.begin();
    });
  }

  /** Ends the process; pages that wait for it are served undrawn. */
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

  /** A page that has waited too long for its turn goes. */
  private leave(job: Job) {
    this.waiting.splice(this.waiting.indexOf(job), 1);
    this.settle(job, null);
  }

  private begin(): void {
    if (this.current) return;
    const job = this.waiting.shift();
    if (!job) return;
    const known = this.kept.get(job.digest);
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

  /** Has the process draw; the code comes with the first drawing of a pair. */
  private async order({ key, drawing }: Job) {
    if (!this.known.has(key) && this.known.size >= MOST_PAIRS) this.end();
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
    // it keeps nobody from ending
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
      // its code may not have run: it goes along once more
      this.known.delete(job.key);
      this.report(`vista não desenhada no servidor: ${failure}`);
    } else this.warm.add(job.key);
    const drawn = !failure && isRendered(rendered) ? rendered : null;
    if (drawn) this.kept.set(job.digest, drawn);
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
