import { noteServerTime, serverNow } from './clock';

const now = Date.parse('2026-11-22T12:00:00Z');
beforeAll(() => jest.useFakeTimers({ now }));
afterAll(() => jest.useRealTimers());

test('the browser’s clock counts until an answer has told the server’s; kept answers and nonsense change nothing', () => {
  expect(serverNow()).toBe(now);
  noteServerTime('Sun, 22 Nov 2026 12:05:00 GMT');
  expect(serverNow()).toBe(now + 300_000);
  for (const date of ['Sun, 22 Nov 2026 11:00:00 GMT', undefined, '', 'ontem']) noteServerTime(date);
  expect(serverNow()).toBe(now + 300_000);
  jest.advanceTimersByTime(60_000);
  expect(serverNow()).toBe(now + 360_000);
});
