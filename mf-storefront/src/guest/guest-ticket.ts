import type { GuestTicket } from '@rodovia/shared/contracts/quotations';
import { ApiError, api, draftKey, persist } from '@rodovia/shared/runtime';

const KEY = draftKey('visitor', 'guest-ticket');

/** Ticket of a call whose answer may have been lost, and what was sent with it. */
interface Tried {
  ticket: string;
  content: string;
}

/** A ticket and the moment from which it is taken, on the clock of `performance`. */
interface Waiting {
  ticket: string;
  from: number;
}

async function take(): Promise<Waiting> {
  const { Ticket, Wait } = await api.get<GuestTicket>('/guest-quotation/ticket', { unattended: true });
  return { ticket: Ticket, from: performance.now() + Wait * 1000 };
}

function lastTried(): Partial<Tried> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Tried>;
  } catch {
    return {};
  }
}

/** Whether the server refused, so that nothing was made of the ticket and it can be used for another content. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'http' && error.status < 500;
const isOld = (error: unknown) => error instanceof ApiError && error.fieldErrors.ticket !== undefined;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Sends something with a ticket, once: trying the same content again uses the same ticket, also after a reload. */
export interface TicketedCalls {
  /** Milliseconds that the ticket still waits; 0 while none is known. */
  left: () => number;
  /**
   * Waits for the ticket, and sends.
   * @throws whatever `send` throws, and the `ApiError` of a ticket that could not be read.
   */
  send: <T>(content: object, send: (ticket: string) => Promise<T>) => Promise<T>;
}

/** Takes a ticket ahead, so that its pause passes while somebody types. */
export function ticketedCalls(): TicketedCalls {
  let next: Promise<Waiting> | undefined;
  let known: Waiting | undefined;
  const ahead = () => {
    next ??= take().then((taken) => {
      known = taken;
      return taken;
    });
    next.catch(() => {
      next = undefined;
    });
    return next;
  };
  void ahead().catch(() => undefined);

  const left = () => (known ? Math.max(0, known.from - performance.now()) : 0);

  async function ticketFor(content: string): Promise<string> {
    const tried = lastTried();
    if (tried.ticket && tried.content === content) return tried.ticket;
    const { ticket } = await ahead();
    await pause(left());
    if (tried.ticket !== ticket) return ticket;
    // its answer was lost, and something else is sent now
    drop();
    return ticketFor(content);
  }

  function drop() {
    next = undefined;
    known = undefined;
    localStorage.removeItem(KEY);
  }

  async function send<T>(content: object, call: (ticket: string) => Promise<T>, isAgain = false): Promise<T> {
    const text = JSON.stringify(content);
    const ticket = await ticketFor(text);
    persist(KEY, JSON.stringify({ ticket, content: text } satisfies Tried));
    try {
      const answer = await call(ticket);
      drop();
      return answer;
    } catch (error) {
      if (isRefused(error)) localStorage.removeItem(KEY);
      if (!isOld(error) || isAgain) throw error;
      drop();
      return send(content, call, true);
    }
  }

  return { left, send: (content, call) => send(content, call) };
}
