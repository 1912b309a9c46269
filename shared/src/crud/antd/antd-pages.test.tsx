import { fireEvent, render, screen } from '@testing-library/react';
import { Pages } from './list-parts';

function openAt(page: number) {
  const intents: number[] = [];
  const state = { page, quantity: 8 };
  const announce = (next: number) => void intents.push(next);
  render(<Pages state={state} total={160} onChange={() => undefined} onIntent={announce} />);
  return intents;
}

const item = (name: string) => screen.getByTitle(name);
const content = (name: string) => item(name).firstElementChild ?? item(name);

test('[BO-17] the pointer or the focus on the way to a page announces it', () => {
  const intents = openAt(4);
  fireEvent.pointerOver(content('5'));
  fireEvent.pointerOver(content('Próxima página'));
  fireEvent.pointerOver(content('Página anterior'));
  fireEvent.focus(item('3'));
  expect(intents).toEqual([5, 5, 3, 3]);
});

test('[BO-17] the page itself, an end and an ellipsis lead nowhere', () => {
  const intents = openAt(1);
  fireEvent.pointerOver(content('1'));
  fireEvent.pointerOver(content('Página anterior'));
  fireEvent.pointerOver(content('3 próximas páginas'));
  fireEvent.pointerOver(screen.getByRole('navigation', { name: 'Páginas' }));
  expect(intents).toEqual([]);
});
