import type { Writable } from 'node:stream';
import type { Actor } from '../../../identity/actor';
import { maySee } from '../../../records/quotation-sides';
import { eventText, type FeedRow, positionText } from './event-feed';

/** Maximum unsent bytes; a slower reader is disconnected and resumes later. */
const MAX_UNSENT = 256 * 1024;

/** An open stream of a person. Events that arrive during catch-up wait until it is finished. */
export class EventStream {
  private waiting: FeedRow[] | undefined = [];

  constructor(
    readonly actor: Actor,
    private readonly out: Writable,
    private sequence: number,
    /** Returns whether the token still belongs to the same person in the same role. */
    readonly isValid: () => Promise<boolean>,
  ) {}

  /** Queues a new event, in feed order. */
  take(row: FeedRow): void {
    if (this.waiting) this.waiting.push(row);
    else this.send(row);
  }

  /** Sends an event unless the person may not see it or has it already. */
  send(row: FeedRow): void {
    if (row.sequence <= this.sequence) return;
    this.sequence = row.sequence;
    if (maySee(this.actor, row)) this.write(eventText(row, this.actor));
  }

  /** Ends the catch-up: events are sent as they arrive. */
  goLive(position: number): void {
    this.sequence = Math.max(this.sequence, position);
    this.write(positionText(this.sequence));
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const row of waiting) this.send(row);
  }

  /** Sends a keep-alive. */
  beat(): void {
    this.write(': \n\n');
  }

  /** Resolves when a slow reader has caught up, or has disconnected. */
  async drained(): Promise<void> {
    if (this.out.writableNeedDrain && !this.out.destroyed)
      await new Promise<void>((resolve) => this.out.once('drain', resolve).once('close', resolve));
  }

  end(): void {
    this.out.end();
  }

  private write(text: string): void {
    if (this.out.writableEnded || this.out.destroyed) return;
    this.out.write(text);
    if (this.out.writableLength > MAX_UNSENT) this.out.destroy();
  }
}
