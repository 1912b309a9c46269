import { ApiError } from '@rodovia/shared/runtime';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Field, Form } from 'react-final-form';
import { useVersioned } from './use-versioned';

interface Thing {
  Version: number;
  Name: string;
  Phone: string;
}
interface Values {
  name: string;
  phone: string;
}

const fields = [
  { name: 'name', label: 'Nome' },
  { name: 'phone', label: 'Telefone' },
] as const;
const valuesOf = ({ Name, Phone }: Thing): Values => ({ name: Name, phone: Phone });
const first: Thing = { Version: 1, Name: 'Ana', Phone: '11' };

/** A mock server with one record, which refuses writes over another version. */
function createServer() {
  const server = {
    record: first,
    edit: (change: Partial<Thing>) => {
      server.record = { ...server.record, ...change, Version: server.record.Version + 1 };
    },
    write: async ({ name, phone }: Values, known?: Thing) => {
      if (known?.Version !== server.record.Version)
        throw Object.assign(new ApiError('http', 412, 'mudou'), { present: server.record });
      server.edit({ Name: name, Phone: phone });
      return undefined;
    },
  };
  return server;
}

function Editor({ write }: { write: (values: Values, known?: Thing) => Promise<string | undefined> }) {
  const { save, panel } = useVersioned({ record: first, valuesOf, fields, write, waiting: 'waiting' });
  return (
    <Form<Values> initialValues={valuesOf(first)} onSubmit={(values) => void save(values)}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          {panel}
          <Field name="name" component="input" aria-label="nome digitado" />
          <Field name="phone" component="input" aria-label="telefone digitado" />
          <button type="submit">Salvar</button>
        </form>
      )}
    </Form>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('whoever saves twice is in no conflict with what was saved first', async () => {
  const server = createServer();
  function Lasting() {
    const [record, setRecord] = useState(first);
    const write = async (values: Values, known?: Thing) => {
      const answer = await server.write(values, known);
      setRecord(server.record);
      return answer;
    };
    const { save, panel } = useVersioned({ record, valuesOf, fields, write, waiting: 'waiting' });
    return (
      <Form<Values> initialValues={valuesOf(record)} onSubmit={(values) => void save(values)}>
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            {panel}
            <Field name="name" component="input" aria-label="nome digitado" />
            <output>{record.Name}</output>
            <button type="submit">Salvar</button>
          </form>
        )}
      </Form>
    );
  }
  render(<Lasting />);
  for (const name of ['Ana Maria', 'Ana Clara']) {
    type('nome digitado', name);
    press('Salvar');
    await screen.findByText(name);
  }
  expect(server.record).toEqual({ Version: 3, Name: 'Ana Clara', Phone: '11' });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what was refused has not been saved: what others did since is a conflict all the same', async () => {
  const server = createServer();
  function Lasting() {
    const [record, setRecord] = useState(first);
    const write = async (values: Values, known?: Thing) =>
      values.name === '' ? 'Nome é obrigatório.' : server.write(values, known);
    const { save, panel } = useVersioned({ record, valuesOf, fields, write, waiting: 'waiting' });
    return (
      <Form<Values> initialValues={valuesOf(first)} onSubmit={(values) => void save(values)}>
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            {panel}
            <Field name="name" parse={(text) => text} component="input" aria-label="nome digitado" />
            <output>{record.Name}</output>
            <button type="submit">Salvar</button>
            <button type="button" onClick={() => setRecord(server.record)}>
              Ler de novo
            </button>
          </form>
        )}
      </Form>
    );
  }
  render(<Lasting />);
  type('nome digitado', '');
  press('Salvar');
  await act(async () => server.edit({ Name: 'Bia' }));
  press('Ler de novo');
  await screen.findByText('Bia');
  type('nome digitado', 'Ana Maria');
  press('Salvar');
  expect(await screen.findByRole('heading')).toBeTruthy();
  expect(server.record.Name).toBe('Bia');
});

test('what somebody else changed beside the form is no conflict', async () => {
  const server = createServer();
  render(<Editor write={server.write} />);
  type('nome digitado', 'Ana Maria');
  server.edit({});
  press('Salvar');
  await waitFor(() => expect(server.record).toEqual({ Version: 3, Name: 'Ana Maria', Phone: '11' }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('both versions are shown, and what is chosen is saved over the newer one', async () => {
  const server = createServer();
  render(<Editor write={server.write} />);
  type('nome digitado', 'Ana Maria');
  server.edit({ Name: 'Ana B.', Phone: '22' });
  press('Salvar');
  await screen.findByRole('heading', { name: 'Este registro foi alterado por outra pessoa' });
  expect(screen.getByText('Ana B.')).toBeTruthy();
  press('Salvar o escolhido');
  await waitFor(() => expect(server.record).toEqual({ Version: 3, Name: 'Ana Maria', Phone: '22' }));
});

test('whoever goes back to the form is asked again, also about what changed before', async () => {
  const server = createServer();
  render(<Editor write={server.write} />);
  type('nome digitado', 'Ana Maria');
  server.edit({ Phone: '22' });
  press('Salvar');
  await screen.findByRole('heading');
  press('Voltar ao formulário');
  expect(screen.getByLabelText<HTMLInputElement>('nome digitado').value).toBe('Ana Maria');
  expect(screen.getByLabelText<HTMLInputElement>('telefone digitado').value).toBe('22');
  server.edit({ Name: 'Ana B.' });
  press('Salvar');
  await screen.findByRole('heading');
  press('Salvar o escolhido');
  await waitFor(() => expect(server.record).toMatchObject({ Name: 'Ana Maria', Phone: '22' }));
});

test('a refusal that brings no newer version is told, and not tried for ever', async () => {
  const refusal = Object.assign(new ApiError('http', 412, 'mudou'), { present: first });
  const write = jest.fn().mockRejectedValue(refusal);
  let reported: unknown;
  function Failing() {
    const { save } = useVersioned({ record: first, valuesOf, fields, write, waiting: 'waiting' });
    return (
      <button type="button" onClick={() => void save(valuesOf(first)).catch((error: unknown) => (reported = error))}>
        Salvar
      </button>
    );
  }
  render(<Failing />);
  press('Salvar');
  await waitFor(() => expect(reported).toBe(refusal));
  expect(write).toHaveBeenCalledTimes(1);
});
