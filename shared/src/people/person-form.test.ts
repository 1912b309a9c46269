import type { PersonInput } from '../contracts/people';
import { clientForm, personForm } from './person-form';

const form = personForm('type');
const messageOf = (name: keyof PersonInput, value: unknown, all: Partial<PersonInput> = {}) =>
  form.fields.find((field) => field.name === name)?.validate?.(value, { ...form.empty, ...all });

test('[VA-01] the rules come in their order, each with its sentence; a password may stay away', () => {
  const sentences = form.fields.map(({ name }) =>
    messageOf(name, name === 'passwordVerify' ? 'outra' : '', { isPhysical: name !== 'legalDocument' }),
  );
  expect(sentences.filter(Boolean)).toEqual([
    'Nome é obrigatório.',
    'CPF inválido.',
    'CNPJ inválido.',
    'Celular é obrigatório.',
    'Email inválido.',
    'As senhas não coincidem.',
  ]);
});

test('[BO-13] only the document of the chosen kind of person goes out', () => {
  const typed = { ...form.empty, physicalDocument: '529.982.247-25', legalDocument: '11.222.333/0001-81' };
  expect(form.prepare?.({ ...typed, isPhysical: true })).toMatchObject({ isLegal: false, legalDocument: '' });
  expect(form.prepare?.({ ...typed, isPhysical: false })).toMatchObject({ isLegal: true, physicalDocument: '' });
});

test('[RO-04] a client needs a name and a telephone; what is given besides has to be right', () => {
  const { fields, empty } = clientForm('type');
  const wrong = (values: Partial<PersonInput>) => {
    const all = { ...empty, ...values };
    const named = fields.map(({ name, validate }) => [name, validate?.(all[name], all)]);
    return Object.fromEntries(named.filter(([, sentence]) => sentence));
  };
  expect(wrong({})).toEqual({ name: 'Nome é obrigatório.', mobile: 'Celular é obrigatório.' });
  const enough = { name: 'Maria', mobile: '(11) 98765-4321' };
  expect(wrong(enough)).toEqual({});
  expect(wrong({ ...enough, physicalDocument: '111', email: 'x' })).toEqual({
    physicalDocument: 'CPF inválido.',
    email: 'Email inválido.',
  });
  expect(wrong({ ...enough, password: 'uma-senha' })).toEqual({
    email: 'Email inválido.',
    passwordVerify: 'As senhas não coincidem.',
  });
});
