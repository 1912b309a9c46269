import { HttpError } from '../../../base/http-error';
import { type DatabaseHandle, PUBLIC_DATA } from '../../../db/database';
import type { Actor } from '../../../identity/actor';
import { BATCH, latestSequence, readFeed } from './event-feed';
import type { EventStream } from './event-stream';

const HEARTBEAT = 15_000;
const MAX_PER_PERSON = 5;
const MAX_WAITING = 500;
const PERSON = 'person:';

/** Passes new events to the open streams of this instance; each is read once for all. */
export class EventHub {
  private readonly streams = new Set<EventStream>();
  private sequence = 0;
  private started: Promise<void> | undefined;
  private stopListening: (() => Promise<void>) | undefined;
  private heart: NodeJS.Timeout | undefined;
  private reading = false;
  private again = false;
  private closed = false;

  constructor(
    private readonly database: DatabaseHandle,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Starts listening with the first stream; resolves when nothing new can be missed. */
  start(): Promise<void> {
    this.started ??= this.listen().catch((error: unknown) => {
      this.started = undefined;
      throw error;
    });
    return this.started;
  }

  /** @throws {HttpError} 429 or 503 if there are too many streams. */
  admit(actor: Actor): void {
    if (this.closed || this.streams.size >= MAX_WAITING)
      throw new HttpError(503, 'Muitas conexões. Tente em instantes.');
    const own = [...this.streams].filter((stream) => stream.actor.code === actor.code);
    if (own.length >= MAX_PER_PERSON) throw new HttpError(429, 'Muitas janelas abertas ao mesmo tempo.');
  }

  add(stream: EventStream): void {
    this.streams.add(stream);
  }

  remove(stream: EventStream): void {
    this.streams.delete(stream);
  }

  /** Ends all streams immediately, so that a stopping server does not wait for them. */
  endAll(): void {
    this.closed = true;
    clearInterval(this.heart);
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }

  async close(): Promise<void> {
    this.endAll();
    await this.started?.catch(() => undefined);
    await this.stopListening?.();
  }

  private async listen(): Promise<void> {
    this.stopListening = await this.database.listen((payload) => this.hear(payload));
    this.sequence = await latestSequence(this.database.db);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.heart.unref();
  }

  private hear(payload: string): void {
    if (payload.startsWith(PERSON)) void this.recheck(payload.slice(PERSON.length));
    else if (!payload.startsWith(PUBLIC_DATA)) void this.read();
  }

  /** Sends keep-alives, reads events whose notification was missed, and ends streams with revoked tokens. */
  private beat(): void {
    for (const stream of this.streams) stream.beat();
    void this.read();
    void this.recheck();
  }

  private async recheck(personCode?: string): Promise<void> {
    for (const stream of [...this.streams]) {
      if (personCode && stream.actor.code !== personCode) continue;
      if (!(await stream.isValid().catch(() => true))) stream.end();
    }
  }

  private async read(): Promise<void> {
    this.again = true;
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.again && !this.closed) {
        this.again = false;
        await this.readOnce();
      }
    } catch (error) {
      this.report(error);
    }
    this.reading = false;
  }

  private async readOnce(): Promise<void> {
    const rows = await readFeed(this.database.db, this.sequence);
    for (const row of rows) {
      this.sequence = row.sequence;
      for (const stream of this.streams) stream.take(row);
    }
    if (rows.length === BATCH) this.again = true;
  }
}
