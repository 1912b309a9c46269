import type { PersonInput } from '@rodovia/shared/contracts';
import { personForm } from './person-form';

const form = personForm('type');
const messageOf = (name: keyof PersonInput, value: unknown, all: Partial<PersonInput> = {}) =>
  form.fields.find((field) => field.name === name)?.validate?.(value, { ...form.empty, ...all });

test('[VA-01] the rules come in their order, each with its sentence', () => {
  const sentences = form.fields.map(({ name }) =>
    messageOf(name, name === 'passwordVerify' ? 'outra' : '', { isPhysical: name !== 'legalDocument' }),
  );
  expect(sentences.filter(Boolean)).toEqual([
    'Nome é obrigatório.',
    'CPF inválido.',
    'CNPJ inválido.',
    'Celular é obrigatório.',
    'Email inválido.',
    'Senha é obrigatório.',
    'As senhas não coincidem.',
  ]);
});

test('[BO-13] only the document of the chosen kind of person goes out', () => {
  const typed = { ...form.empty, physicalDocument: '529.982.247-25', legalDocument: '11.222.333/0001-81' };
  expect(form.prepare?.({ ...typed, isPhysical: true })).toMatchObject({ isLegal: false, legalDocument: '' });
  expect(form.prepare?.({ ...typed, isPhysical: false })).toMatchObject({ isLegal: true, physicalDocument: '' });
});
