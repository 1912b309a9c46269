import { fileNameOf } from './file-name';

test.each([
  ['Orçamento nº 12: recebido', 'Orçamento nº 12 recebido.html'],
  ['../../etc/passwd', '.. .. etc passwd.html'],
  ['  ', 'email.html'],
])('[BO-11] the file of %j is named %j', (subject, name) => {
  expect(fileNameOf(subject)).toBe(name);
});
