import { act, render, screen } from '@testing-library/react';
import { useTimeText } from './use-time-text';

let drawn = 0;

function Minutes() {
  drawn += 1;
  return <p>{useTimeText((now) => `${Math.floor(now / 60_000) % 60} min`)}</p>;
}

test('what shows a time is drawn anew when its words change, and not before', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:10Z') });
  const { unmount } = render(<Minutes />);
  expect(screen.getByText('0 min')).toBeTruthy();
  act(() => jest.advanceTimersByTime(40_000));
  expect(drawn).toBe(1);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('1 min')).toBeTruthy();
  expect(drawn).toBe(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
