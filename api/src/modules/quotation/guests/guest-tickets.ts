import { randomUUID } from 'node:crypto';
import type { GuestTicket } from '@rodovia/shared/contracts/quotations';
import type { ApiConfig } from '../../../base/config';
import { HttpError, passing } from '../../../base/http-error';
import { isSameText, keyedDigest, keyFor } from '../../../base/keys';

/** Seconds that a ticket waits at first, and at most. */
const FIRST_WAIT = 2;
const LONGEST_WAIT = 300;
/** Milliseconds that a ticket lasts. */
const LASTS = 2 * 3_600_000;

const old = () => new HttpError(400, 'Este pedido ficou aberto por muito tempo. Envie-o de novo.', { ticket: 'old' });

/**
 * Returns the seconds that a ticket waits, after `made` of the `most` quotations that its network may close within an
 * hour: after the first quarter of them each waits twice as long as the one before.
 */
export const waitAfter = (made: number, most: number) =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, made - Math.ceil(most / 4) + 1));

/**
 * Tickets for closing a cart without an account: a pause that people do not notice, and that makes a program wait the
 * longer the more it closes. They are signed and stored nowhere.
 */
export function createTickets(config: Pick<ApiConfig, 'tokenSecret' | 'guestsPerHour'>) {
  const key = keyFor(config, 'guest ticket');
  const owners = keyFor(config, 'guest of a ticket');
  const signed = (text: string) => `${text}.${keyedDigest(key, text)}`;

  return {
    /** Creates a ticket after `made` quotations of the network within an hour. */
    issue(made: number): GuestTicket {
      const wait = waitAfter(made, config.guestsPerHour);
      return { Ticket: signed([randomUUID(), Date.now(), wait].join('.')), Wait: wait };
    },

    /**
     * Returns the id of a ticket.
     * @throws {HttpError} 400 if it is old or not ours, 429 if it has not waited yet.
     */
    idOf(ticket: string): string {
      const [id = '', issued = '', wait = ''] = ticket.split('.');
      if (!isSameText(signed([id, issued, wait].join('.')), ticket)) throw old();
      const age = Date.now() - Number(issued);
      if (age > LASTS) throw old();
      const left = Math.ceil(Number(wait) - age / 1000);
      if (left > 0) throw passing(429, `Aguarde ${left} ${left === 1 ? 'segundo' : 'segundos'} e envie de novo.`, left);
      return id;
    },

    /** Returns the code of the person whom a ticket creates: the same on a second try. */
    personOf(id: string): string {
      const digits = Buffer.from(keyedDigest(owners, id), 'base64url').toString('hex');
      const part = (from: number, to: number) => digits.slice(from, to);
      return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
    },
  };
}
