import {
  contactRules,
  emailRule,
  type Identity,
  identityRules,
  PERSON_LIMITS,
  type Person,
  type PersonUpdate,
} from '@rodovia/shared/contracts/people';
import { brokenRules, isBlank, maskCnpj, maskCpf, maskPhone, type Rule } from '@rodovia/shared/contracts/rules';
import type { FormDefinition } from '@rodovia/shared/crud';
import { kindField } from '@rodovia/shared/people';

type UpdateForm = FormDefinition<Person, PersonUpdate>;
type Field = UpdateForm['fields'][number];

/** Returns a field with the rules that apply to it; `ruled` is its name in the rules, if different. */
const fieldOf =
  (rules: readonly Rule<Identity>[]) =>
  (name: Field['name'], ruled: string = name): Pick<Field, 'name' | 'validate'> => ({
    name,
    validate: (value, all) => {
      const { document, phone, ...identity } = { ...all, [name]: value };
      const update = { ...identity, phone1: phone, physicalDocument: document, legalDocument: document };
      return brokenRules(rules, update)[ruled];
    },
  });

const field = fieldOf(identityRules);
const cpf: Field = { ...field('document', 'physicalDocument'), label: 'CPF', mask: maskCpf };
const cnpj: Field = { ...field('document', 'legalDocument'), label: 'CNPJ', mask: maskCnpj };

/** People without a document give kind and document together, or neither. */
const given = fieldOf(contactRules);
const missingDocument: Field[] = [
  kindField,
  {
    ...given('document', 'physicalDocument'),
    label: 'CPF (opcional)',
    mask: maskCpf,
    when: ({ isPhysical }) => isPhysical === true,
  },
  {
    ...given('document', 'legalDocument'),
    label: 'CNPJ (opcional)',
    mask: maskCnpj,
    when: ({ isPhysical }) => isPhysical !== true,
  },
];

const missingEmail: Field = {
  name: 'email',
  label: 'E-mail (opcional)',
  control: 'email',
  maxLength: PERSON_LIMITS.email,
  validate: (value) => (isBlank(value) ? undefined : brokenRules([emailRule], { email: String(value) }).email),
};

function documentFields({ IsPhysical, PhysicalDocument, LegalDocument }: Person): Field[] {
  if (!PhysicalDocument && !LegalDocument) return missingDocument;
  return [IsPhysical === 1 ? cpf : cnpj];
}

const valuesOf = ({
  Code,
  Name,
  Email,
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
  ...(Email === '' && { email: '' }),
});

/** Form for changing the personal data of `person`. Existing e-mail and type cannot be changed. */
export const personUpdateForm = (person: Person): UpdateForm => ({
  empty: valuesOf(person),
  valuesOf,
  fields: [
    { ...field('name'), label: 'Nome', maxLength: PERSON_LIMITS.name },
    ...documentFields(person),
    ...(person.Email === '' ? [missingEmail] : []),
    { ...field('mobile'), label: 'Celular', control: 'tel', mask: maskPhone },
    { ...field('phone', 'phone1'), label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  ],
});
