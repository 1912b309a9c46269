import { Opener } from '@rodovia/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

// jsdom has no layout: everything that is not hidden counts as visible
beforeAll(() =>
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hidden ? null : this.parentElement;
    },
  }),
);
afterAll(() => void Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent'));

const opener = () => screen.getByRole('button', { name: 'Abrir' });

function open(children: React.ReactNode, onKey?: () => void) {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the page below the dialog
    <div onKeyDown={onKey}>
      <Opener>
        {(close) => (
          <Dialog title="Endereço" onClose={close}>
            {children}
          </Dialog>
        )}
      </Opener>
    </div>,
  );
  opener().focus();
  fireEvent.click(opener());
  return screen.getByRole('dialog', { name: 'Endereço' });
}

const isOpen = () => screen.queryByRole('dialog') !== null;

test('a dialog begins at its first field that can be seen', () => {
  open(
    <>
      <input aria-label="Oculto" hidden />
      <input aria-label="CEP" />
      <input aria-label="Número" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('CEP'));
});

test('a question without fields begins at its safe answer', () => {
  open(
    <div data-actions>
      <button type="button">Manter</button>
      <button type="button">Excluir</button>
    </div>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Manter' }));
});

test('Escape closes the dialog and nothing below it, and the focus returns to what opened it', () => {
  const below = jest.fn();
  const dialog = open(<input aria-label="CEP" />, below);
  fireEvent.keyDown(screen.getByLabelText('CEP'), { key: 'a' });
  expect([isOpen(), below.mock.calls.length]).toEqual([true, 1]);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect([isOpen(), below.mock.calls.length]).toEqual([false, 1]);
  expect(document.activeElement).toBe(opener());
});

test.each([
  ['the browser itself', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
])('it closes by %s', (_, close) => {
  close(open(<p>texto</p>));
  expect(isOpen()).toBe(false);
});
