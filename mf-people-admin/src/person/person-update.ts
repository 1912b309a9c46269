import type { Person, PersonUpdate } from '@rodovia/shared/contracts';
import type { FormDefinition } from '@rodovia/shared/crud';
import { isCnpj, isCpf, maskCnpj, maskCpf, maskPhone, required } from '@rodovia/shared/forms';

type UpdateForm = FormDefinition<Person, PersonUpdate>;

const cpf: UpdateForm['fields'][number] = {
  name: 'document',
  label: 'CPF',
  mask: maskCpf,
  validate: (value) => (isCpf(String(value)) ? undefined : 'CPF inválido.'),
};

const cnpj: UpdateForm['fields'][number] = {
  name: 'document',
  label: 'CNPJ',
  mask: maskCnpj,
  validate: (value) => (isCnpj(String(value)) ? undefined : 'CNPJ inválido.'),
};

const valuesOf = ({
  Code,
  Name,
  Phone1,
  Mobile,
  IsPhysical,
  PhysicalDocument,
  LegalDocument,
}: Person): PersonUpdate => ({
  code: Code,
  name: Name,
  phone: maskPhone(Phone1),
  mobile: maskPhone(Mobile),
  isPhysical: IsPhysical === 1,
  document: IsPhysical === 1 ? maskCpf(PhysicalDocument) : maskCnpj(LegalDocument),
});

/** The form that changes the personal data of `person`. E-mail and type stay as they are. */
export const personUpdateForm = (person: Person): UpdateForm => ({
  empty: valuesOf(person),
  fields: [
    { name: 'name', label: 'Nome', maxLength: 160, validate: required('Nome é obrigatório.') },
    person.IsPhysical === 1 ? cpf : cnpj,
    { name: 'mobile', label: 'Celular', control: 'tel', mask: maskPhone, validate: required('Celular é obrigatório.') },
    { name: 'phone', label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  ],
});
