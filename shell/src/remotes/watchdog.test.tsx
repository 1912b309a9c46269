import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { Overdue, Watchdog } from './watchdog';

class Failure extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <p>{error instanceof Overdue ? 'demorou demais' : 'outra falha'}</p>;
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waiting = () =>
  render(
    <Failure>
      <Watchdog>carregando</Watchdog>
    </Failure>,
    { onCaughtError: () => undefined },
  );

test('[MF-04] a page that has not come after ten seconds has failed; until then its placeholder stands', () => {
  waiting();
  act(() => jest.advanceTimersByTime(9999));
  expect(screen.getByText('carregando')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('demorou demais')).toBeTruthy();
});

test('a page that has come leaves no clock behind', () => {
  const { unmount } = waiting();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
