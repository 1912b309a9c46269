import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button';
import { useListLock } from './list-lock';
import { useListParts } from './use-list-parts';

jest.mock('./list-parts', () => ({}));

/** A row with or without an open question. */
function Row() {
  const [isOpen, setOpen] = useState(false);
  useListLock(isOpen);
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'Fechar' : 'Abrir'}
    </button>
  );
}

/** The same list rendered as plain HTML and by antd; the two share no elements. */
function List({ row = <Row /> }) {
  const parts = useListParts();
  return parts ? <section aria-label="depois">{row}</section> : row;
}

// releases everything that is pressed
afterEach(() => void window.dispatchEvent(new Event('blur')));

const some = () => new Promise((resolve) => setTimeout(resolve, 100));
const taken = () => screen.queryByRole('region', { name: 'depois' });

test('[BO-17] what a row has opened is not lost to what takes over, which waits until it is closed', async () => {
  render(<List />);
  fireEvent.click(screen.getByText('Abrir'));
  await some();
  expect([taken(), screen.queryByText('Fechar')]).toEqual([null, expect.anything()]);
  fireEvent.click(screen.getByText('Fechar'));
  expect(await screen.findByRole('region', { name: 'depois' })).toBeTruthy();
});

test('[BO-17] a list of which nothing is in use is taken over by itself', async () => {
  const { unmount } = render(<List />);
  fireEvent.click(screen.getByText('Abrir'));
  unmount();
  render(<List />);
  expect(await screen.findByRole('region', { name: 'depois' })).toBeTruthy();
});

test('[BO-17] what has just taken over stays under a press', async () => {
  let isPressed = false;
  const watch = new MutationObserver(() => {
    if (!taken() || isPressed) return;
    isPressed = true;
    screen.getByText('Abrir').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  render(<List />);
  await waitFor(() => expect(isPressed).toBe(true));
  await some();
  watch.disconnect();
  expect(taken()).toBeTruthy();
});

test('[BO-17] a list with a busy button is taken over once the button has done its work', async () => {
  const { rerender } = render(<List row={<Button loading>Reenviar</Button>} />);
  await some();
  expect(taken()).toBeNull();
  rerender(<List row={<Button>Reenviar</Button>} />);
  expect(await screen.findByRole('region', { name: 'depois' })).toBeTruthy();
});
