import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Form } from 'react-final-form';
import { maskCpf, required } from '../contracts/rules';
import { TextField } from './text-field';

const MISSING = 'Nome é obrigatório.';
const TAKEN = 'Já existe uma marca com este nome.';

/** A form with one field that the server refuses. */
function open(field: Partial<ComponentProps<typeof TextField>> = {}) {
  render(
    <Form onSubmit={() => ({ name: TAKEN })}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit} aria-label="Marca">
          <TextField name="name" label="Nome" validate={required(MISSING)} {...field} />
        </form>
      )}
    </Form>,
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Nome/);
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Marca' })));
const messageOf = () => {
  const note = input().getAttribute('aria-describedby');
  return [input().getAttribute('aria-invalid'), note && document.getElementById(note)?.textContent];
};
const NOTHING = [null, null];

test('[VA-01] a field that is only passed by says nothing; one that was written in and left, or sent, does', async () => {
  open();
  fireEvent.focus(input());
  fireEvent.blur(input());
  expect(messageOf()).toEqual(NOTHING);
  fireEvent.focus(input());
  type('a');
  type('');
  fireEvent.blur(input());
  expect(messageOf()).toEqual(['true', MISSING]);
});

test('[VA-01] what is wrong is marked and tied to its field, also where it was never touched', async () => {
  open();
  await send();
  expect(messageOf()).toEqual(['true', MISSING]);
});

test('what the server said goes as soon as the value is another', async () => {
  open();
  type('Pirelli');
  await send();
  expect(messageOf()).toEqual(['true', TAKEN]);
  type('Pirelli 2');
  expect(messageOf()).toEqual(NOTHING);
});

test('a hint stands where no error does', async () => {
  open({ hint: 'Como no pneu.' });
  expect(messageOf()).toEqual([null, 'Como no pneu.']);
  await send();
  expect(messageOf()).toEqual(['true', MISSING]);
});

test('a text that is too long is refused by the length that it may have', async () => {
  open({ maxLength: 3 });
  type('abcd');
  await send();
  expect(messageOf()).toEqual(['true', 'Nome: no máximo 3 caracteres.']);
});

test('[VA-04] in a masked field the caret stays behind what was typed', () => {
  open({ mask: maskCpf });
  type('529982');
  expect(input().value).toBe('529.982');
  input().setSelectionRange(1, 1);
  fireEvent.change(input(), { target: { value: '51.29.982', selectionStart: 2, selectionEnd: 2 } });
  expect([input().value, input().selectionStart]).toEqual(['512.998.2', 2]);
});

test('a password can be shown and hidden again', () => {
  open({ type: 'password' });
  const kinds = [input().type];
  for (let press = 0; press < 2; press += 1) {
    fireEvent.click(screen.getByRole('button'));
    kinds.push(input().type);
  }
  expect(kinds).toEqual(['password', 'text', 'password']);
});
