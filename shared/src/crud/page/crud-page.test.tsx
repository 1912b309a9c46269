import { BrowserRouter } from '@rodovia/shared/router';
import { ApiError, api, QueryClientProvider, queryClient, useSession } from '@rodovia/shared/runtime';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { status, text } from '../columns';
import { crudRoute } from '../define';
import { search } from '../filter/filters';
import { formDraftKey, readFormDraft } from '../form/draft/form-draft';
import type { CrudDefinition } from '../types';

interface Thing {
  Code: string;
  Description: string;
  IsActive: boolean;
}

const definition: CrudDefinition<Thing, { description: string }> = {
  resource: 'thing',
  path: '/admin/coisas',
  labels: { one: 'coisa', article: 'a', many: 'Coisas', create: 'Nova coisa' },
  nameOf: ({ Description }) => Description,
  columns: [text('Description', 'Nome'), status()],
  filters: [search('Buscar por nome')],
  form: {
    empty: { description: '' },
    fields: [{ name: 'description', label: 'Nome', validate: (value) => (value ? undefined : 'Nome é obrigatório.') }],
  },
};

const things = { Results: [{ Code: 'a', Description: 'Roda', IsActive: true }], TotalPages: 1, TotalCount: 1 };
const nothing = { Results: [], TotalPages: 0, TotalCount: 0 };

const preferences = { Rows: null, Hidden: [], Views: [] };

/** Mocks the reads of lists and of the reader's list settings. */
const answering = (list: unknown) =>
  jest.spyOn(api, 'get').mockImplementation(async (url) => (url === '/preference' ? preferences : list) as never);

const open = (address = '/admin/coisas', more: Partial<typeof definition> = {}) => {
  history.replaceState(null, '', address);
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{crudRoute({ ...definition, ...more }).element}</BrowserRouter>
    </QueryClientProvider>,
  );
};

// loaded once, so that no test waits for it
beforeAll(() => Promise.all([import('../antd/list-parts'), import('@rodovia/shared/crud-form')]));

beforeEach(() => queryClient.clear());
afterEach(() => jest.restoreAllMocks());

test('[BO-17] a list shows its rows and how many there are', async () => {
  const get = answering(things);
  open('/admin/coisas?term=roda');
  expect(await screen.findByText('Roda')).toBeTruthy();
  expect(screen.getByText('1–1 · Total: 1 coisa')).toBeTruthy();
  expect(get.mock.calls[0]?.[0]).toBe('/thing/pagged?page=1&quantity=25&orderBy=Created+desc&term=roda');
});

test('[BO-17] an empty list says what to do next', async () => {
  answering(nothing);
  open('/admin/coisas?term=nada');
  expect(await screen.findByText('Não encontrado')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('[ER-01] a list that cannot be read says so and tries again', async () => {
  jest.spyOn(api, 'get').mockRejectedValue(new ApiError('http', 500, 'Erro interno.'));
  open();
  expect(await screen.findByText('Erro ao carregar as coisas!')).toBeTruthy();
  answering(things);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Roda')).toBeTruthy();
});

test('[SF-07] an address past the last page goes to the last one', async () => {
  answering({ Results: [], TotalPages: 3, TotalCount: 20 });
  open('/admin/coisas?page=9');
  await waitFor(() => expect(location.search).toBe('?page=3'));
});

test('[BO-17] a form is checked before it is sent, and the server may still refuse a field', async () => {
  answering(things);
  const refusal = new ApiError('http', 409, 'Já existe.', { description: 'Já existe uma coisa com este nome.' });
  const post = jest.spyOn(api, 'post').mockRejectedValue(refusal);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Nova coisa' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Nome é obrigatório.')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('Nome'), { target: { value: 'Roda' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Já existe uma coisa com este nome.')).toBeTruthy();
  expect(post).toHaveBeenCalledWith('/thing', { description: 'Roda' });
});

test('[BO-17] what the server has is kept on the device no longer, also while the list is still being read', async () => {
  useSession.setState({ code: 'ana' });
  const get = answering(things);
  const post = jest.spyOn(api, 'post').mockResolvedValue({ Code: 'b' });
  open();
  await screen.findByText('Roda');
  fireEvent.click(screen.getByRole('button', { name: 'Nova coisa' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Nome'), { target: { value: 'Calota' } });
  expect(readFormDraft(formDraftKey('/admin/coisas'))?.values).toEqual({ description: 'Calota' });
  get.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(post).toHaveBeenCalled());
  await waitFor(() => expect(readFormDraft(formDraftKey('/admin/coisas'))).toBeNull());
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('[ST-06] a status changes only after a confirmation that names the record', async () => {
  answering(things);
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ativo: desativar Roda' }));
  expect(await screen.findByText('Deseja realmente desativar a coisa "Roda"?')).toBeTruthy();
  expect(put).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Desativar' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith('/thing/setInactive/a', undefined, {}));
});

test('[ST-06] what is switched off may be asked about in its own way; nothing changes where that says no', async () => {
  answering(things);
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  open('/admin/coisas', {
    SwitchOffQuestion: ({ title, rows, onAnswer }) => (
      <div role="dialog" aria-label={title}>
        {rows.map(({ Description }) => `O que fica de ${Description}?`)}
        <button type="button" onClick={() => onAnswer(false)}>
          Desistir
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          Deixar
        </button>
      </div>
    ),
  });
  const ask = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ativo: desativar Roda' }));
  await ask();
  expect(await screen.findByText('O que fica de Roda?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Desistir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(put).not.toHaveBeenCalled();
  await ask();
  fireEvent.click(await screen.findByRole('button', { name: 'Deixar' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith('/thing/setInactive/a', undefined, {}));
});

test('[BO-17] chosen rows may have actions of their own; who was refused is named and stays chosen', async () => {
  const other = { Code: 'b', Description: 'Calota', IsActive: true };
  answering({ ...things, Results: [...things.Results, other], TotalCount: 2 });
  open('/admin/coisas', {
    columns: [text('Description', 'Nome')],
    SelectionActions: ({ chosen, onDone }) => (
      <button
        type="button"
        onClick={() =>
          onDone({ verb: 'girar', tried: 2, refused: [{ row: chosen[1] as Thing, reason: 'Está presa.' }] })
        }
      >
        Girar
      </button>
    ),
  });
  await screen.findByText('Roda');
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Selecionar todos desta página' })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Girar' }));
  expect(await screen.findByText('Não foi possível girar 1 de 2 coisas')).toBeTruthy();
  expect(screen.getByText('Está presa.')).toBeTruthy();
  expect(screen.getByText('1 selecionada')).toBeTruthy();
});

test('[BO-17] a filter that is in force shows, also where it is one of the further ones', async () => {
  answering(things);
  const filters = [search('Buscar por nome'), { ...search('Código'), name: 'codes', more: true }];
  open('/admin/coisas', { filters });
  await screen.findByText('Roda');
  expect(screen.queryByLabelText('Código')).toBeNull();
  history.pushState(null, '', '/admin/coisas?codes=a');
  fireEvent.popState(window);
  expect(await screen.findByLabelText('Código')).toBeTruthy();
});

test('[BO-17] a list that is narrowed begins at its first page', async () => {
  answering({ ...things, TotalPages: 3, TotalCount: 70 });
  open('/admin/coisas?page=3');
  await screen.findByText('Roda');
  fireEvent.change(screen.getByLabelText('Buscar por nome'), { target: { value: 'roda' } });
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(() => expect(location.search).toBe('?term=roda'));
});
