const PERSON = 'shared/src/contracts/people/person-rules.ts';
const ADDRESS = 'shared/src/contracts/people/address-rules.ts';
const VEHICLE = 'shared/src/contracts/vehicles/vehicle-rules.ts';
const LENGTH = 'shared/src/contracts/rules/length.ts';
const ROOM = 'shared/src/contracts/rules/room-words.ts';
const PAGE = 'shared/src/contracts/records/page-number.ts';
const PLAIN = 'shared/src/contracts/rules/plain-text.ts';
const PHONE = 'shared/src/contracts/people/phone.ts';
const MASKS = 'shared/src/contracts/rules/masks.ts';
const RULES = 'shared/src/contracts/rules/rules.ts';
const ROLE = 'shared/src/contracts/people/role.ts';

/** Validation in forms and server, in the wording of the specification. */
export const mutants = [
  {
    about: 'a wrong CPF is taken',
    file: PERSON,
    find: '!!isPhysical && !isCpf(physicalDocument)',
    put: '!!isPhysical && !physicalDocument',
  },
  {
    about: 'a wrong CNPJ is taken',
    file: PERSON,
    find: '!isPhysical && !isCnpj(legalDocument)',
    put: '!isPhysical && !legalDocument',
  },
  { about: 'another sentence for a wrong CPF', file: PERSON, find: "'CPF inválido.'", put: "'CPF incorreto.'" },
  {
    about: 'two passwords may differ',
    file: PERSON,
    find: 'password !== passwordVerify',
    put: 'password === undefined && passwordVerify === undefined',
  },
  {
    about: 'a short password is taken',
    file: PERSON,
    find: 'password.length < MIN_PASSWORD_LENGTH',
    put: 'password.length < MIN_PASSWORD_LENGTH - 1',
  },
  {
    about: 'the new password may be the old one',
    file: PERSON,
    find: 'currentPassword === newPassword',
    put: 'currentPassword === `${newPassword} `',
  },
  {
    about: 'another sentence for two new passwords that differ',
    file: PERSON,
    find: "'Novas senhas não conferem'",
    put: "'As senhas não conferem'",
  },
  {
    about: 'a number that nobody can call is taken',
    file: PERSON,
    find: '({ mobile }) => isNoNumber(mobile)',
    put: '() => false',
  },
  {
    about: 'an address without an e-mail’s form is taken',
    file: PERSON,
    find: "'Email inválido.', ({ email }) => !isEmail(email)",
    put: "'Email inválido.', ({ email }) => !email",
  },
  { about: 'a CEP of seven digits is complete', file: ADDRESS, find: '.length !== 8;', put: '.length < 7;' },
  { about: 'what is optional is asked for', file: ADDRESS, find: '!optional)', put: 'optional !== null)' },
  {
    about: 'what is hidden in an address is taken',
    file: ADDRESS,
    find: '(address) => !isPlainLine(typed(address, name)),',
    put: '() => false,',
  },
  {
    about: 'a plate of any letters is taken',
    file: VEHICLE,
    find: '/^[A-Z]{3}\\d[A-Z\\d]\\d{2}$/',
    put: '/^[A-Z\\d]{7}$/',
  },
  { about: 'a plate keeps its hyphen', file: VEHICLE, find: ".replace(/[\\s-]/g, '')", put: '' },
  {
    about: 'a vehicle without axles is taken',
    file: VEHICLE,
    find: "if (axles.length === 0) faults.axles = 'Informe ao menos um eixo.';",
    put: '',
  },
  {
    about: 'an axle that a vehicle does not have is taken',
    file: VEHICLE,
    find: 'if (!positions.includes(axle.position))',
    put: 'if (positions.length === 0)',
  },
  {
    about: 'a text may be one character too long',
    file: LENGTH,
    find: 'text.length > most',
    put: 'text.length > most + 1',
  },
  {
    about: 'what is left of a text is counted wrong',
    file: ROOM,
    find: 'const left = most - length;',
    put: 'const left = most - length - 1;',
  },
  { about: 'page 0 is a page', file: PAGE, find: 'page >= 1 ?', put: 'page >= 0 ?' },
  { about: 'page 1.5 is a page', file: PAGE, find: 'Number.isInteger(page) && ', put: '' },
  { about: 'marks of direction are no hidden characters', file: PLAIN, find: '\\p{Cf}', put: '' },
  {
    about: 'a line may have ends of line in it',
    file: PLAIN,
    find: "!HIDDEN.test(String(text ?? ''));",
    put: "!HIDDEN.test(String(text ?? '').replace(HARMLESS, ''));",
  },
  { about: 'the country’s code is part of a number', file: PHONE, find: '(?:\\+?55)?', put: '' },
  { about: 'an area may begin with a zero', file: PHONE, find: '[1-9]{2}', put: '\\d{2}' },
  {
    about: 'a mobile number is grouped like another',
    file: MASKS,
    find: 'shown.length > 10',
    put: 'shown.length > 11',
  },
  {
    about: 'a CNPJ loses its letters',
    file: MASKS,
    find: "fill('##.###.###/####-##', onlyAlphanumeric(text))",
    put: "fill('##.###.###/####-##', onlyDigits(text))",
  },
  {
    about: 'of two faults of a field the second is said',
    file: RULES,
    find: 'sentences[field] ??= sentence',
    put: 'sentences[field] = sentence',
  },
  { about: 'blanks are something', file: RULES, find: ".trim() === ''", put: " === ''" },
  {
    about: 'an unknown type of person is a client',
    file: ROLE,
    find: "? 'client' : 'visitor'",
    put: "? 'client' : 'client'",
  },
];
