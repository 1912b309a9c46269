import type { PersonInput } from '@rodovia/shared/contracts';
import type { FormDefinition } from '@rodovia/shared/crud';
import { isCnpj, isCpf, isEmail, maskCnpj, maskCpf, maskPhone, required } from '@rodovia/shared/forms';

const isPhysical = ({ isPhysical }: PersonInput) => isPhysical === true;
const isLegal = (person: PersonInput) => !isPhysical(person);

const accepted = (test: (text: string) => boolean, message: string) => (value: unknown) =>
  test(String(value ?? '')) ? undefined : message;

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
  { name: 'name', label: 'Nome', maxLength: 160, validate: required('Nome é obrigatório.') },
  {
    name: 'physicalDocument',
    label: 'CPF',
    mask: maskCpf,
    when: isPhysical,
    validate: accepted(isCpf, 'CPF inválido.'),
  },
  { name: 'legalDocument', label: 'CNPJ', mask: maskCnpj, when: isLegal, validate: accepted(isCnpj, 'CNPJ inválido.') },
  { name: 'mobile', label: 'Celular', control: 'tel', mask: maskPhone, validate: required('Celular é obrigatório.') },
  { name: 'phone1', label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  { name: 'email', label: 'E-mail', control: 'email', maxLength: 254, validate: accepted(isEmail, 'Email inválido.') },
  {
    name: 'password',
    label: 'Senha',
    control: 'password',
    autoComplete: 'new-password',
    validate: required('Senha é obrigatório.'),
  },
  {
    name: 'passwordVerify',
    label: 'Confirmar senha',
    control: 'password',
    autoComplete: 'new-password',
    validate: (value, { password }) => (value === password ? undefined : 'As senhas não coincidem.'),
  },
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
