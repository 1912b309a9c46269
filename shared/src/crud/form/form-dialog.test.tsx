import { BrowserRouter } from '@rodovia/shared/router';
import { QueryClientProvider, queryClient, useSession } from '@rodovia/shared/runtime';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { required } from '../../contracts/rules';
import type { FormDefinition } from '../types';
import { readFormDraft } from './draft/form-draft';
import { FormDialog } from './form-dialog';

/** Each test uses its own key, since the last saved values are remembered. */
let place = '';

interface Person {
  name: string;
  note: string;
  password: string;
}

const form: FormDefinition<{ Version?: number }, Person> = {
  empty: { name: '', note: '', password: '' },
  fields: [
    { name: 'name', label: 'Nome', validate: required('Nome é obrigatório.') },
    { name: 'note', label: 'Nota', control: 'textarea' },
    { name: 'password', label: 'Senha', control: 'password' },
  ],
};

const write = jest.fn();
const close = jest.fn();

function Opened({ more }: { more: Partial<typeof form> }) {
  const [isOpen, setOpen] = useState(true);
  const onClose = () => {
    close();
    setOpen(false);
  };
  const dialog = { title: 'Pessoa', place, form: { ...form, ...more }, initial: form.empty };
  return isOpen && <FormDialog {...dialog} onSubmit={write} onClose={onClose} />;
}

/** Renders the dialog inside of optional surroundings. */
const open = (more: Partial<typeof form> = {}, around = (dialog: ReactNode) => dialog) =>
  act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>{around(<Opened more={more} />)}</BrowserRouter>
      </QueryClientProvider>,
    );
  });

const dialog = () => within(screen.getByRole('dialog', { name: 'Pessoa' }));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  place = `/admin/pessoas ${crypto.randomUUID()}`;
  localStorage.clear();
  useSession.setState({ code: 'ana' });
  write.mockReset().mockResolvedValue(undefined);
  close.mockReset();
});

test('[BO-17] what is wrong is said to be so, and takes the focus', async () => {
  await open();
  act(() => field('Nota').focus());
  await press('Salvar');
  expect(field('Nome').getAttribute('aria-invalid')).toBe('true');
  expect(field('Nota').getAttribute('aria-invalid')).not.toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
  expect(write).not.toHaveBeenCalled();
});

test('[BO-17] a dialog closes once its form is saved', async () => {
  await open();
  type('Nome', 'Ana');
  await press('Salvar');
  expect(write.mock.calls.map(([values]) => values)).toEqual([{ ...form.empty, name: 'Ana' }]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what was refused stays, and goes to the field that the server names', async () => {
  write.mockResolvedValue({ note: 'Nota repetida.' });
  await open();
  type('Nome', 'Ana');
  await press('Salvar');
  expect(dialog().getByText('Nota repetida.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Nota')));
  expect(close).not.toHaveBeenCalled();
});

test('[ST-06] leaving asks where something was typed, and throws it away only then', async () => {
  await open();
  type('Nome', 'Ana');
  await press('Cancelar');
  await press('Continuar editando');
  expect([close.mock.calls.length, field('Nome').value]).toEqual([0, 'Ana']);
  expect(readFormDraft(place)).not.toBeNull();
  await press('Cancelar');
  await press('Descartar');
  expect([close.mock.calls.length, readFormDraft(place)]).toEqual([1, null]);
});

test('leaving what is as it was asks nothing', async () => {
  await open();
  await press('Cancelar');
  expect(close).toHaveBeenCalledTimes(1);
});

test('what is typed is kept on the device, a password never', async () => {
  await open();
  type('Nome', 'Ana');
  type('Senha', 'segredo 1');
  expect(readFormDraft(place)?.values).toEqual({ name: 'Ana', note: '' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('segredo');
});

test('what looks wrong is saved only where it is meant', async () => {
  const doubts = ({ name }: Person) => (name === name.toUpperCase() ? { name: 'O nome está em maiúsculas.' } : {});
  await open({ doubts });
  type('Nome', 'ANA');
  await press('Salvar');
  expect(screen.getByText('O nome está em maiúsculas.')).toBeTruthy();
  await press('Corrigir');
  expect([write.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
  await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
  await press('Salvar');
  await press('Salvar assim mesmo');
  expect([write.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('a form in a dialog sends itself alone, not the one that it was opened from', async () => {
  const outer = jest.fn();
  await open({}, (dialog) => <form onSubmit={outer}>{dialog}</form>);
  type('Nome', 'Ana');
  await press('Salvar');
  expect([write.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});
