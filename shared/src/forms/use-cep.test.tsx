import { ApiError, api } from '@rodovia/shared/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { TextField } from './text-field';
import { useCep } from './use-cep';

const PAULISTA = {
  LongAddress: 'Avenida Paulista',
  Neighborhood: 'Bela Vista',
  StateCode: 'SP',
  CityCode: '3550308',
};
const SMALL_TOWN = { LongAddress: '', Neighborhood: '', StateCode: 'SC', CityCode: '4203907' };
const FIELDS = ['longAddress', 'neighborhood', 'stateCode', 'cityCode'] as const;

const get = jest.spyOn(api, 'get');
beforeEach(() => void get.mockReset());

function Note({ cep }: { cep: string }) {
  const { note } = useCep(cep);
  return <output>{note}</output>;
}

const open = (initialValues: Record<string, string> = {}) =>
  render(
    <Form initialValues={{ zipcode: '', ...initialValues }} onSubmit={() => undefined}>
      {({ values }) => (
        <>
          {['zipcode', ...FIELDS].map((name) => (
            <TextField key={name} name={name} label={name} required />
          ))}
          <Note cep={values.zipcode} />
        </>
      )}
    </Form>,
  );

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const address = () => FIELDS.map((name) => field(name).value);
const note = () => screen.getByRole('status').textContent;

test('[SF-20] a CEP that is complete fills the address, once', async () => {
  get.mockResolvedValue(PAULISTA);
  open();
  await type('zipcode', '01310-10');
  expect(get).not.toHaveBeenCalled();
  await type('zipcode', '01310-100');
  await type('zipcode', '01310100');
  expect(address()).toEqual(['Avenida Paulista', 'Bela Vista', 'SP', '3550308']);
  expect(get.mock.calls.map(([url]) => url)).toEqual(['/city/GetByCep?cep=01310100']);
});

test('what the service does not know stays as it was typed', async () => {
  get.mockResolvedValue(SMALL_TOWN);
  open();
  await type('longAddress', 'Rua das Flores');
  await type('zipcode', '89665-000');
  expect(address()).toEqual(['Rua das Flores', '', 'SC', '4203907']);
});

test('what came with the CEP before goes with it, what was typed over it stays', async () => {
  get.mockResolvedValueOnce(PAULISTA);
  open();
  await type('zipcode', '01310-100');
  await type('neighborhood', 'Jardins');
  get.mockRejectedValueOnce(new ApiError('http', 404, ''));
  await type('zipcode', '99999-999');
  expect(address()).toEqual(['', 'Jardins', '', '']);
  expect(note()).toBe('CEP não encontrado.');
});

test('a service that is away is told, and is no unknown CEP', async () => {
  get.mockRejectedValueOnce(new ApiError('http', 503, ''));
  open();
  await type('zipcode', '01310-100');
  expect(note()).toBe('Erro ao buscar informações pelo CEP.');
});

test('a CEP of which only the range is known is said to be unconfirmed', async () => {
  get.mockResolvedValue({ LongAddress: '', Neighborhood: '', StateCode: 'RS', CityCode: '', RangeOnly: true });
  open();
  await type('zipcode', '99999-999');
  expect(address()).toEqual(['', '', 'RS', '']);
  expect(note()).toContain('Não foi possível confirmar este CEP.');
});

test('the address that a form opened with is not looked up', async () => {
  get.mockResolvedValue(PAULISTA);
  open({ zipcode: '89665-000', longAddress: 'Rua XV' });
  await type('longAddress', 'Rua XV, fundos');
  expect(get).not.toHaveBeenCalled();
  expect(address()[0]).toBe('Rua XV, fundos');
});
