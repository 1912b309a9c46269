import {
  brokenRules,
  type Identity,
  identityRules,
  PERSON_LIMITS,
  type Person,
  type PersonUpdate,
} from '@rodovia/shared/contracts';
import { maskCnpj, maskCpf, maskPhone } from '@rodovia/shared/contracts/masks';
import type { FormDefinition } from '@rodovia/shared/crud';

type UpdateForm = FormDefinition<Person, PersonUpdate>;
type Field = UpdateForm['fields'][number];

/** A field with the rules that speak of it; `ruled` is its name there, where it has another. */
const field = (name: Field['name'], ruled: string = name): Pick<Field, 'name' | 'validate'> => ({
  name,
  validate: (value, all) => {
    const { document, phone, ...identity } = { ...all, [name]: value };
    return firstOf({ ...identity, phone1: phone, physicalDocument: document, legalDocument: document }, ruled);
  },
});

const firstOf = (identity: Identity, name: string) => brokenRules(identityRules, identity)[name];

const cpf: Field = { ...field('document', 'physicalDocument'), label: 'CPF', mask: maskCpf };
const cnpj: Field = { ...field('document', 'legalDocument'), label: 'CNPJ', mask: maskCnpj };

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
  valuesOf,
  fields: [
    { ...field('name'), label: 'Nome', maxLength: PERSON_LIMITS.name },
    person.IsPhysical === 1 ? cpf : cnpj,
    { ...field('mobile'), label: 'Celular', control: 'tel', mask: maskPhone },
    { ...field('phone', 'phone1'), label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  ],
});
