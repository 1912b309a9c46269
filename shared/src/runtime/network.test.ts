/** @jest-environment jsdom */
import { useNetwork } from './network';

/** Sets the device's network state. */
function say(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a lost network is said at once, one that is back only after a moment, and not if it is lost again meanwhile', () => {
  const { getState } = useNetwork;
  say(false);
  expect(getState().isOnline).toBe(false);
  say(true);
  expect(getState().isOnline).toBe(false);
  say(false);
  jest.runAllTimers();
  expect(getState().isOnline).toBe(false);
  say(true);
  jest.runAllTimers();
  expect(getState().isOnline).toBe(true);
});
