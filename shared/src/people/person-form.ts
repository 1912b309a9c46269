import { PERSON_LIMITS, type PersonInput, registrationRules, validatorOf } from '@rodovia/shared/contracts';
import { maskCnpj, maskCpf, maskPhone } from '@rodovia/shared/contracts/masks';
import type { FormDefinition } from '@rodovia/shared/crud';

const isPhysical = ({ isPhysical }: PersonInput) => isPhysical === true;
const isLegal = (person: PersonInput) => !isPhysical(person);

/** A field with the rules of a registration that speak of it. */
const ruled = <N extends keyof PersonInput>(name: N) => ({ name, validate: validatorOf(registrationRules, name) });

const fields: FormDefinition<never, PersonInput>['fields'] = [
  {
    name: 'isPhysical',
    label: 'Tipo de pessoa',
    control: 'radio',
    options: [
      { value: true, label: 'Pessoa física' },
      { value: false, label: 'Pessoa jurídica' },
    ],
  },
  { ...ruled('name'), label: 'Nome', maxLength: PERSON_LIMITS.name },
  { ...ruled('physicalDocument'), label: 'CPF', mask: maskCpf, when: isPhysical },
  { ...ruled('legalDocument'), label: 'CNPJ', mask: maskCnpj, when: isLegal },
  { ...ruled('mobile'), label: 'Celular', control: 'tel', mask: maskPhone },
  { ...ruled('phone1'), label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  { ...ruled('email'), label: 'E-mail', control: 'email', maxLength: PERSON_LIMITS.email },
  { ...ruled('password'), label: 'Senha', control: 'password', autoComplete: 'new-password' },
  { ...ruled('passwordVerify'), label: 'Confirmar senha', control: 'password', autoComplete: 'new-password' },
];

/** Only the document of the chosen kind of person goes out. */
const prepare = (person: PersonInput): PersonInput => ({
  ...person,
  isLegal: isLegal(person),
  physicalDocument: isPhysical(person) ? person.physicalDocument : '',
  legalDocument: isLegal(person) ? person.legalDocument : '',
});

/** The form that creates a person of one type. */
export const personForm = <T>(personTypeCode: string): FormDefinition<T, PersonInput> => ({
  empty: {
    isPhysical: true,
    isLegal: false,
    name: '',
    physicalDocument: '',
    legalDocument: '',
    mobile: '',
    phone1: '',
    email: '',
    password: '',
    passwordVerify: '',
    personTypeCode,
  },
  fields,
  prepare,
  edits: false,
});
