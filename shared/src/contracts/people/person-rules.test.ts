import { brokenRules, firstBroken } from '../rules/rules';
import {
  identityRules,
  passwordChangeRules,
  type Registration,
  recoveryRules,
  registrationRules,
} from './person-rules';
import { clientRules, staffRules } from './registered-rules';

const CPF = '529.982.247-25';
const CNPJ = '12.ABC.345/01DE-35';
const person: Registration = {
  name: 'Ana Souza',
  mobile: '11 91234-5678',
  isPhysical: true,
  physicalDocument: CPF,
  email: 'ana@exemplo.com.br',
  password: 'senha1234',
  passwordVerify: 'senha1234',
};
const company: Registration = { ...person, isPhysical: false, physicalDocument: '', legalDocument: CNPJ };
const HIDDEN = 'a\u202eb';

test('[VA-01] whoever says everything is registered, as a person or a company', () => {
  for (const values of [person, company]) {
    expect(brokenRules(registrationRules, values)).toEqual({});
    expect(brokenRules(clientRules, values)).toEqual({});
    expect(brokenRules(staffRules, values)).toEqual({});
  }
});

test.each<[Registration, string, string]>([
  [{ name: ' ' }, 'name', 'Nome é obrigatório.'],
  [{ name: HIDDEN }, 'name', 'Nome: não use quebras de linha nem caracteres invisíveis.'],
  [{ physicalDocument: '529.982.247-26' }, 'physicalDocument', 'CPF inválido.'],
  [{ isPhysical: 0, legalDocument: '' }, 'legalDocument', 'CNPJ inválido.'],
  [{ mobile: undefined }, 'mobile', 'Celular é obrigatório.'],
  [{ mobile: '91234-5678' }, 'mobile', 'Celular inválido. Informe o DDD e o número.'],
  [{ phone1: '3456-7890' }, 'phone1', 'Telefone inválido. Informe o DDD e o número.'],
  [{ phone1: HIDDEN }, 'phone1', 'Telefone: não use quebras de linha nem caracteres invisíveis.'],
  [{ email: 'ana@exemplo' }, 'email', 'Email inválido.'],
  [{ password: ' ', passwordVerify: ' ' }, 'password', 'Senha é obrigatório.'],
  [{ passwordVerify: 'senha1235' }, 'passwordVerify', 'As senhas não coincidem.'],
  [{ password: 'senha12', passwordVerify: 'senha12' }, 'password', 'A senha deve ter pelo menos 8 caracteres.'],
])('[VA-01] %j is told at %s: %s', (wrong, field, sentence) => {
  expect(brokenRules(registrationRules, { ...person, ...wrong })).toEqual({ [field]: sentence });
});

test('[VA-01] a second telephone may be left out, and is one where it is not', () => {
  expect(firstBroken(identityRules, { ...person, phone1: '' })).toBeNull();
  expect(firstBroken(identityRules, { ...person, phone1: '(11) 3456-7890' })).toBeNull();
});

test('the document of the other kind is nobody’s business', () => {
  expect(firstBroken(identityRules, { ...person, legalDocument: '1' })).toBeNull();
  expect(firstBroken(identityRules, { ...company, physicalDocument: '1' })).toBeNull();
});

test('what the form leaves out counts as empty', () => {
  expect(Object.keys(brokenRules(registrationRules, {}))).toEqual([
    'name',
    'legalDocument',
    'mobile',
    'email',
    'password',
  ]);
});

describe('whom staff register', () => {
  const { name, mobile } = person;

  test('a client is a name and a telephone', () => {
    expect(brokenRules(clientRules, { name, mobile })).toEqual({});
    expect(Object.keys(brokenRules(staffRules, { name, mobile }))).toEqual(['legalDocument', 'email']);
  });

  test.each<[Registration, string, string]>([
    [{ physicalDocument: '1', isPhysical: true }, 'physicalDocument', 'CPF inválido.'],
    [{ legalDocument: '1' }, 'legalDocument', 'CNPJ inválido.'],
    [{ mobile: '' }, 'mobile', 'Celular é obrigatório.'],
    [{ email: 'x' }, 'email', 'Email inválido.'],
    [{ password: 'senha1234', passwordVerify: 'senha1234' }, 'email', 'Email inválido.'],
    [{ passwordVerify: 'senha1234' }, 'passwordVerify', 'As senhas não coincidem.'],
    [
      { email: 'a@b.co', password: 'senha12', passwordVerify: 'senha12' },
      'password',
      'A senha deve ter pelo menos 8 caracteres.',
    ],
  ])('what is given of a client has to be right: %j is told at %s', (given, field, sentence) => {
    expect(brokenRules(clientRules, { name, mobile, ...given })).toEqual({ [field]: sentence });
  });

  test('whoever has an address and a password can log in', () => {
    const way = { email: 'a@b.co', password: 'senha123', passwordVerify: 'senha123' };
    expect(brokenRules(clientRules, { name, mobile, ...way })).toEqual({});
  });
});

describe('a new password', () => {
  const change = { currentPassword: 'senha antiga', newPassword: 'senha nova', confirmPassword: 'senha nova' };

  test('one that is new, long enough and typed twice is taken', () => {
    expect(firstBroken(passwordChangeRules, change)).toBeNull();
    expect(firstBroken(recoveryRules, change)).toBeNull();
  });

  test.each([
    ['', '', 'newPassword', 'Senha é obrigatório.', 'Senha é obrigatório.'],
    ['senha nova', 'senha nove', 'confirmPassword', 'Novas senhas não conferem', 'Senhas estão diferentes'],
    ['curta', 'curta', 'newPassword', 'A senha deve ter pelo menos 8 caracteres.', undefined],
  ])('[VA-03] %p and %p: told at %s', (newPassword, confirmPassword, field, changed, recovered = changed) => {
    const typed = { ...change, newPassword, confirmPassword };
    expect(firstBroken(passwordChangeRules, typed)).toEqual({ field, message: changed });
    expect(firstBroken(recoveryRules, typed)).toEqual({ field, message: recovered });
  });

  test('[VA-03] the one before is not new', () => {
    const same = { ...change, newPassword: change.currentPassword, confirmPassword: change.currentPassword };
    expect(firstBroken(passwordChangeRules, same)).toEqual({
      field: 'newPassword',
      message: 'Nova senha não pode ser igual a senha anterior.',
    });
    expect(firstBroken(recoveryRules, same)).toBeNull();
  });
});
