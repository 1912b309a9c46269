import type { Person } from '@rodovia/shared/contracts/people';
import { personUpdateForm } from './person-update';

const company = {
  Code: 'c',
  Name: 'Frota',
  Phone1: '',
  Mobile: '11987654321',
  IsPhysical: 0,
  IsLegal: 1,
  PhysicalDocument: '',
  LegalDocument: '11222333000181',
} as Person;

test('[BO-15] a person is edited under its own kind of document', () => {
  const { empty, fields } = personUpdateForm(company);
  expect(empty).toEqual({
    code: 'c',
    name: 'Frota',
    phone: '',
    mobile: '(11) 98765-4321',
    isPhysical: false,
    document: '11.222.333/0001-81',
  });
  expect(fields.map(({ label }) => label)).toEqual(['Nome', 'CNPJ', 'Celular', 'Telefone (opcional)']);
  expect(fields[1]?.validate?.('11.222.333/0001-80', empty)).toBe('CNPJ inválido.');
});
