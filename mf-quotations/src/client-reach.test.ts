import { mailReach, mailSentence } from './client-reach';

test.each([
  [{ Email: 'a@b.example', EmailConfirmed: true }, 'REACHED', 'Recebe.'],
  [{ Email: 'a@b.example', EmailConfirmed: false }, 'UNCONFIRMED', /guardado até lá/],
  [{ Email: '', EmailConfirmed: false }, 'NO_ADDRESS', /nenhum aviso/],
  [null, 'NO_ADDRESS', /nenhum aviso/],
])('of a mail only what will happen is said: %j', (client, reach, sentence) => {
  expect(mailReach(client)).toBe(reach);
  expect(mailSentence(client, 'Recebe.')).toMatch(sentence);
});
