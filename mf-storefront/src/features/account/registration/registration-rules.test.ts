import { emptyRegistration, firstAddressError, firstPersonalError } from './registration-rules';

const valid = {
  ...emptyRegistration,
  name: 'Pessoa de Teste',
  cpf: '529.982.247-25',
  cnpj: '11.222.333/0001-81',
  mobile: '(11) 98765-4321',
  email: 'teste@rodovia.example',
  password: 'Senha#2026',
  passwordVerify: 'Senha#2026',
};

describe('[VA-01] registration, first step', () => {
  test('errors come in the specified order, one at a time', () => {
    const order = [
      ['name', 'Nome é obrigatório.'],
      ['cpf', 'CPF inválido.'],
      ['mobile', 'Celular é obrigatório.'],
      ['email', 'Email inválido.'],
      ['password', 'Senha é obrigatório.'],
    ] as const;
    let values = { ...emptyRegistration };
    for (const [field, message] of order) {
      expect(firstPersonalError(values)).toEqual({ field, message });
      values = { ...values, [field]: valid[field] };
    }
    expect(firstPersonalError(values)).toEqual({ field: 'passwordVerify', message: 'As senhas não coincidem.' });
    expect(firstPersonalError({ ...values, passwordVerify: valid.password })).toBeNull();
  });

  test('a company is asked for its CNPJ, not for a CPF', () => {
    expect(firstPersonalError({ ...valid, kind: 'company', cpf: '', cnpj: '1' })).toEqual({
      field: 'cnpj',
      message: 'CNPJ inválido.',
    });
    expect(firstPersonalError({ ...valid, kind: 'company', cpf: '' })).toBeNull();
  });
});

test('[VA-02] CEP, street, number and district are required; the rest is not', () => {
  const address = {
    ...valid,
    zipcode: '01310-100',
    longAddress: 'Rua',
    number: '1',
    neighborhood: 'Centro',
    stateCode: 'SP',
    cityCode: '1',
  };
  expect(firstAddressError(address)).toBeNull();
  for (const field of ['zipcode', 'longAddress', 'number', 'neighborhood'] as const) {
    expect(firstAddressError({ ...address, [field]: ' ' })?.field).toBe(field);
  }
});
