import { BrowserRouter } from '@rodovia/shared/router';
import { ApiError } from '@rodovia/shared/runtime';
import { act, renderHook } from '@testing-library/react';
import { register } from './register';
import { readRegistrationDraft, saveRegistrationDraft } from './registration-draft';
import { emptyRegistration } from './registration-rules';
import { useRegistration } from './use-registration';

jest.mock('./register', () => ({ ...jest.requireActual('./register'), register: jest.fn() }));
const registering = jest.mocked(register);

const values = {
  ...emptyRegistration,
  ...{ name: 'Pessoa de Teste', cpf: '529.982.247-25', mobile: '(11) 98765-4321', email: 'teste@rodovia.example' },
  ...{ password: 'Senha#2026', passwordVerify: 'Senha#2026' },
  ...{ zipcode: '01310-100', longAddress: 'Rua', number: '1', neighborhood: 'Centro', stateCode: 'SP', cityCode: '1' },
};

/** Simulates a started registration in a dialog over a filled cart. */
function begin() {
  history.replaceState(null, '', '/carrinho');
  saveRegistrationDraft(values);
  const onClose = jest.fn();
  const { result } = renderHook(() => useRegistration(onClose, '/carrinho/fechar'), { wrapper: BrowserRouter });
  const submit = () => act(() => result.current.submit(values));
  return { result, submit, onClose };
}

beforeEach(() => registering.mockReset());

test('[SF-19] what is done closes, goes on to where it was asked for, and is offered to nobody again', async () => {
  const { result, submit, onClose } = begin();
  await submit();
  expect([result.current.step, registering.mock.calls.length]).toEqual([2, 0]);
  await submit();
  expect(registering).toHaveBeenCalledWith(values);
  expect([onClose.mock.calls.length, location.pathname]).toEqual([1, '/carrinho/fechar']);
  expect(readRegistrationDraft()).toBeNull();
});

test('[VA-01] what is refused leads to the step of its field, and nothing is lost', async () => {
  const { result, submit, onClose } = begin();
  await submit();
  const taken = new ApiError('http', 422, 'Dados inválidos.', { email: 'Email já cadastrado.' });
  registering.mockRejectedValueOnce(taken);
  expect(await submit()).toMatchObject({ email: 'Email já cadastrado.' });
  expect([result.current.step, onClose.mock.calls.length]).toEqual([1, 0]);
  expect(readRegistrationDraft()).toMatchObject({ name: values.name });
});
