import type { GuestSession } from '@rodovia/shared/contracts/quotations';
import { eq } from 'drizzle-orm';
import { person, quotation } from '../../src/db/schema';
import { createTickets } from '../../src/modules/quotation/guests/guest-tickets';
import type { Answer, TestApi } from './api';

/** Returns a ticket that has waited. */
export function waitedTicket(api: TestApi): string {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 10_000);
  const { Ticket } = createTickets(api.config).issue(0);
  clock.mockRestore();
  return Ticket;
}

/** Returns the header of a session. */
export const sessionHeader = ({ Session }: Pick<GuestSession, 'Session'>) => ({
  authorization: `Bearer ${Session.access_token}`,
});

/** Numbers of guests; each test has its own. */
let numbers = 0;

export function freshMobile(): string {
  numbers += 1;
  return `(11) 9${String(numbers).padStart(4, '0')}-0000`;
}

/** Closes a cart of one product without an account. */
export const closeAsGuest = (
  api: TestApi,
  productCode: string,
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  api.call(
    'visitor',
    'POST',
    '/guest-quotation',
    {
      ticket: waitedTicket(api),
      name: 'Ana Souza',
      mobile: freshMobile(),
      shoppingCartItem: [{ productCode, quantity: 4 }],
      ...change,
    },
    headers,
  );

/** Returns the payload that opens a quotation by its link. */
export const accessIn = ({ Code, Url }: Pick<GuestSession, 'Code' | 'Url'>) => ({
  code: Code,
  access: Url.split('#acesso=')[1] ?? '',
});

/** Returns the calls of guests, and the person behind a session. `of` returns the API and the product of their carts. */
export function guestCalls(of: () => [api: TestApi, productCode: string]) {
  return {
    close: (change: object = {}, headers: Record<string, string> = {}) => closeAsGuest(...of(), change, headers),
    asGuest: (guest: GuestSession, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
      of()[0].call('visitor', method, path, body, sessionHeader(guest)),
    open: (body: object) => of()[0].call('visitor', 'PUT', '/guest-quotation/open', body),
    async personOf({ Code }: GuestSession) {
      const [found] = await of()[0]
        .database.db.select({ person })
        .from(quotation)
        .innerJoin(person, eq(person.code, quotation.personCode))
        .where(eq(quotation.code, Code));
      if (!found) throw new Error('no such quotation');
      return found.person;
    },
  };
}
