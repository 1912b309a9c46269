import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useInUse } from './in-use';
import { useListParts } from './use-list-parts';

jest.mock('./list-parts', () => ({}));

/** A row whose question is open, or is not. */
function Row() {
  const [isOpen, setOpen] = useState(false);
  useInUse(isOpen);
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'Fechar' : 'Abrir'}
    </button>
  );
}

/** A list as plain HTML, and as what takes over draws it: nothing of the one is left in the other. */
function List() {
  const parts = useListParts();
  return parts ? (
    <section aria-label="depois">
      <Row />
    </section>
  ) : (
    <Row />
  );
}

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
