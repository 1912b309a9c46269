import type { FormDefinition } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { clientRules, PERSON_LIMITS, type PersonInput, type Registration, staffRules } from '../contracts/people';
import { maskCnpj, maskCpf, maskPhone, type Rule, validatorOf } from '../contracts/rules';

const AlikeNotice = lazyComponent(() =>
  import(/* webpackChunkName: "alike" */ './alike-notice').then(({ AlikeNotice }) => AlikeNotice),
);

const isPhysical = ({ isPhysical }: PersonInput) => isPhysical === true;
const isLegal = (person: PersonInput) => !isPhysical(person);

type Fields = FormDefinition<never, PersonInput>['fields'];

/** Adds to a field the rules that apply to it. */
const ruledBy =
  (rules: readonly Rule<Registration>[]) =>
  <N extends keyof PersonInput>(name: N) => ({ name, validate: validatorOf(rules, name) });

/** Field for the kind of a person: natural, or a company. */
export const kindField = {
  name: 'isPhysical',
  label: 'Tipo de pessoa',
  control: 'radio',
  options: [
    { value: true, label: 'Pessoa física' },
    { value: false, label: 'Pessoa jurídica' },
  ],
} as const;

/** Without a password, the person sets one through an invitation. */
const passwordFields = (ruled: ReturnType<typeof ruledBy>): Fields => [
  {
    ...ruled('password'),
    label: 'Senha',
    control: 'password',
    autoComplete: 'new-password',
    hint: 'Opcional: sem ela, convide a pessoa a criar a própria senha.',
  },
  { ...ruled('passwordVerify'), label: 'Confirmar senha', control: 'password', autoComplete: 'new-password' },
];

const ruled = ruledBy(staffRules);
const fields: Fields = [
  kindField,
  { ...ruled('name'), label: 'Nome', maxLength: PERSON_LIMITS.name },
  { ...ruled('physicalDocument'), label: 'CPF', mask: maskCpf, when: isPhysical },
  { ...ruled('legalDocument'), label: 'CNPJ', mask: maskCnpj, when: isLegal },
  { ...ruled('mobile'), label: 'Celular', control: 'tel', mask: maskPhone },
  { ...ruled('phone1'), label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  { ...ruled('email'), label: 'E-mail', control: 'email', maxLength: PERSON_LIMITS.email },
  ...passwordFields(ruled),
];

const given = ruledBy(clientRules);
const clientFields: Fields = [
  kindField,
  { ...given('name'), label: 'Nome', maxLength: PERSON_LIMITS.name },
  { ...given('mobile'), label: 'Celular', control: 'tel', mask: maskPhone },
  { ...given('email'), label: 'E-mail (opcional)', control: 'email', maxLength: PERSON_LIMITS.email },
  { ...given('physicalDocument'), label: 'CPF (opcional)', mask: maskCpf, when: isPhysical },
  { ...given('legalDocument'), label: 'CNPJ (opcional)', mask: maskCnpj, when: isLegal },
  { ...given('phone1'), label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  ...passwordFields(given),
];

/** Sends only the document of the chosen kind of person. */
const prepare = (person: PersonInput): PersonInput => ({
  ...person,
  isLegal: isLegal(person),
  physicalDocument: isPhysical(person) ? person.physicalDocument : '',
  legalDocument: isLegal(person) ? person.legalDocument : '',
});

/** Form that creates a seller or an administrator. */
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

/** Form with which staff create a client: name and phone are enough. */
export const clientForm = <T>(personTypeCode: string): FormDefinition<T, PersonInput> => ({
  ...personForm<T>(personTypeCode),
  fields: clientFields,
  notice: AlikeNotice,
});
