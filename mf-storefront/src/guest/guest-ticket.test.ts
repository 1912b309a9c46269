/** @jest-environment jsdom */
import { ApiError, api } from '@rodovia/shared/runtime';
import { ticketedCalls } from './guest-ticket';

let issued = 0;

/** Tickets `t1`, `t2`, …; each waits `wait` seconds. */
function issue(wait = 0) {
  issued = 0;
  jest.spyOn(api, 'get').mockImplementation(async <T>() => {
    issued += 1;
    return { Ticket: `t${issued}`, Wait: wait } as T;
  });
}

const refused = (status: number, fields = {}) => new ApiError('http', status, 'não', fields);
const lost = new ApiError('network', 0, 'sem rede');

/** Sends `content`, and returns the tickets of its calls; each call has the next of `outcomes`. */
async function send(calls: ReturnType<typeof ticketedCalls>, content: object, ...outcomes: (Error | undefined)[]) {
  const used: string[] = [];
  const result = await calls
    .send(content, async (ticket) => {
      used.push(ticket);
      const outcome = outcomes[used.length - 1];
      if (outcome) throw outcome;
      return 'made';
    })
    .catch((error: unknown) => error);
  return { used, result };
}

beforeEach(() => {
  localStorage.clear();
  issue();
});
afterEach(() => jest.restoreAllMocks());

test('what is sent again after a lost answer has the same ticket, also on a page that was loaded again', async () => {
  expect(await send(ticketedCalls(), { a: 1 }, lost)).toEqual({ used: ['t1'], result: lost });
  expect(await send(ticketedCalls(), { a: 1 })).toEqual({ used: ['t1'], result: 'made' });
  const next = await send(ticketedCalls(), { a: 1 });
  expect(next.used).toEqual([`t${issued}`]);
  expect(next.used).not.toEqual(['t1']);
});

test('something else after a lost answer has another ticket: the first may have been used', async () => {
  const calls = ticketedCalls();
  await send(calls, { a: 1 }, lost);
  expect((await send(calls, { a: 2 })).used).toEqual(['t2']);
});

test('a ticket whose content was refused is used for the corrected one', async () => {
  const calls = ticketedCalls();
  expect((await send(calls, { a: '' }, refused(400, { name: 'Nome é obrigatório.' }))).used).toEqual(['t1']);
  expect((await send(calls, { a: 'Ana' })).used).toEqual(['t1']);
  expect(issued).toBe(1);
});

test('an old ticket is replaced once, without a word', async () => {
  const old = refused(400, { ticket: 'old' });
  expect(await send(ticketedCalls(), { a: 1 }, old)).toEqual({ used: ['t1', 't2'], result: 'made' });
  issue();
  expect(await send(ticketedCalls(), { a: 1 }, old, old)).toEqual({ used: ['t1', 't2'], result: old });
});

test('nothing is sent before the pause has passed', async () => {
  jest.useFakeTimers();
  issue(7);
  const calls = ticketedCalls();
  const sent = jest.fn().mockResolvedValue('made');
  const answer = calls.send({ a: 1 }, sent);
  await jest.advanceTimersByTimeAsync(6900);
  expect(sent).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await answer).toBe('made');
  jest.useRealTimers();
});

test('a ticket that could not be read is asked for again', async () => {
  jest.spyOn(api, 'get').mockRejectedValueOnce(lost);
  const calls = ticketedCalls();
  expect((await send(calls, { a: 1 })).result).toBe(lost);
  expect((await send(calls, { a: 1 })).used).toEqual(['t1']);
});
