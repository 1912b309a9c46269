import { traceparent } from './traceparent';

const PAGE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

function onPage(serverTiming: { name: string; description: string }[] | undefined, now: number) {
  const getEntriesByType = () => [{ serverTiming }];
  Object.defineProperty(globalThis, 'performance', { configurable: true, value: { getEntriesByType, now: () => now } });
}

test('a server that follows nothing is told nothing', () => {
  onPage(undefined, 0);
  expect(traceparent()).toBeUndefined();
  onPage([{ name: 'db', description: '' }], 60_000);
  expect(traceparent()).toBeUndefined();
});

test('the calls of a first view hang under the page, later each is a trace of its own, as recorded as the page', () => {
  onPage([{ name: 'traceparent', description: PAGE }], 2000);
  expect(traceparent()).toBe(PAGE);
  onPage([{ name: 'traceparent', description: PAGE.replace(/01$/, '00') }], 60_000);
  const [one, other] = [traceparent(), traceparent()];
  expect(one).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(other).not.toBe(one);
});
