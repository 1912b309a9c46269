import { fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from './drawer';

// jsdom has the element, but not the methods that open it
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterAll(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));

test('a press beside the drawer closes it, and so does its button; one inside does not', () => {
  const onClose = jest.fn();
  render(
    <Drawer label="Menu" onClose={onClose}>
      <p>Produtos</p>
    </Drawer>,
  );
  fireEvent.click(screen.getByText('Produtos'));
  expect(onClose).not.toHaveBeenCalled();
  // the area around the panel is the dialog itself
  fireEvent.click(screen.getByRole('dialog', { name: 'Menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar menu' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
