import { act, renderHook } from '@testing-library/react';
import type { Column } from '../types';

let width = 1440;
const listeners = new Set<() => void>();

beforeAll(() => {
  const between = /min-width: (\d+)px\) and \(max-width: (\d+)px/;
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      get matches() {
        const [, least, most] = between.exec(query) ?? [];
        return width >= Number(least) && width <= Number(most);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  });
});

const column = (key: string, rank?: 1 | 2 | 3): Column<object> => ({ key, title: key, rank, render: () => null });
const columns = [column('name'), column('third', 3), column('first', 1), column('second', 2), column('status')];

test('columns go by their rank as room is lost; a card has them all', async () => {
  const { useRoom } = await import('./use-room');
  const { result, unmount } = renderHook(() => useRoom(columns));
  const shown = (at: number) => {
    width = at;
    act(() => {
      for (const listener of listeners) listener();
    });
    return result.current.map(({ key }) => key).join(' ');
  };
  expect(shown(1440)).toBe('name third first second status');
  expect(shown(1200)).toBe('name third second status');
  expect(shown(1024)).toBe('name third status');
  expect(shown(800)).toBe('name status');
  expect(shown(768)).toBe('name third first second status');
  unmount();
  expect(listeners.size).toBe(0);
});
