import type { Writable } from 'node:stream';
import type { Actor } from '../../../identity/actor';
import { maySee } from '../../../records/quotation-sides';
import { eventText, type FeedRow, positionText } from './event-feed';

/** A reader this far behind is cut off; it comes back and goes on where it was. */
const MOST_UNSENT = 256 * 1024;

/** One person's open stream. Rows that arrive while it is still reading what it missed wait until it is through. */
export class EventStream {
  private waiting: FeedRow[] | undefined = [];

  constructor(
    readonly actor: Actor,
    private readonly out: Writable,
    private sequence: number,
    /** Whether the token that opened it still stands for the same person in the same role. */
    readonly isValid: () => Promise<boolean>,
  ) {}

  /** A new row, in the order of the feed. */
  take(row: FeedRow): void {
    if (this.waiting) this.waiting.push(row);
    else this.send(row);
  }

  /** Sends a row the person may see and does not have yet. */
  send(row: FeedRow): void {
    if (row.sequence <= this.sequence) return;
    this.sequence = row.sequence;
    if (maySee(this.actor, row)) this.write(eventText(row, this.actor));
  }

  /** From here on rows go out as they come. */
  goLive(position: number): void {
    this.sequence = Math.max(this.sequence, position);
    this.write(positionText(this.sequence));
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const row of waiting) this.send(row);
  }

  /** Keeps the connection from being taken for dead. */
  beat(): void {
    this.write(': \n\n');
  }

  /** Resolves once a slow reader has taken what was sent, or is gone. */
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
    if (this.out.writableLength > MOST_UNSENT) this.out.destroy();
  }
}
