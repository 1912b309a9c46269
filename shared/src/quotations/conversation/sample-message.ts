import type { Message } from '../../contracts/quotations';

/** Returns a message of the other side for tests, overridden by `own`. */
export const anyMessage = (own: Partial<Message> = {}): Message => ({
  Code: `m ${own.Position ?? 1}`,
  Position: 1,
  Side: 'STAFF',
  AuthorName: 'Vendedor',
  Own: false,
  Text: 'Bom dia!',
  Quote: '',
  Pictures: [],
  Created: '2026-11-20T17:05:00.000Z',
  ...own,
});
