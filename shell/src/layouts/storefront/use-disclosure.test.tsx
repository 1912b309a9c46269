import { BrowserRouter, Link } from '@rodovia/shared/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useDisclosure } from './use-disclosure';

function Panel() {
  const { open, toggle, rootRef } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={rootRef}>
      <button type="button" aria-expanded={open} onClick={toggle}>
        Pneus
      </button>
      {open && <Link to="/modelos">Todos os pneus</Link>}
    </div>
  );
}

/** Presses the button after rendering but before passive effects have run. */
function Hasty() {
  useLayoutEffect(() => screen.getByRole('button').click(), []);
  return null;
}

const panel = () => screen.queryByRole('link', { name: 'Todos os pneus' });

afterEach(() => history.replaceState(null, '', '/'));

test('a press as soon as the page stands opens the panel for good', () => {
  render(
    <BrowserRouter>
      <Panel />
      <Hasty />
    </BrowserRouter>,
  );
  expect(panel()).not.toBeNull();
});

test('another address closes the panel, and the way back leaves it closed', () => {
  render(
    <BrowserRouter>
      <Panel />
      <Link to="/">Início</Link>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pneus' }));
  fireEvent.click(screen.getByRole('link', { name: 'Todos os pneus' }));
  expect(location.pathname).toBe('/modelos');
  expect(panel()).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Início' }));
  expect(location.pathname).toBe('/');
  expect(panel()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pneus' }));
  expect(panel()).not.toBeNull();
});
