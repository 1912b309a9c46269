import { type FailureNote, failureText, MAX_FAILURES, mergedFailures, withoutPersons } from './trace';

test.each([
  ['ana.souza+1@loja.com.br não existe', '‹e-mail› não existe'],
  ['CPF 123.456.789-09 recusado, fone (11) 98765-4321', 'CPF # recusado, fone (# #'],
  ['falhou https://loja/conta?token=abc#x aqui', 'falhou ‹endereço› aqui'],
  ['Unexpected token \'A\', "Ana Souza comprou" is not valid JSON', "Unexpected token 'A', ‹texto› is not valid JSON"],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['x'.repeat(900), 'x'.repeat(200)],
])('a message is kept without persons: %s', (message, cleaned) => {
  expect(withoutPersons(message)).toBe(cleaned);
});

test('of a trace are kept the places in files of releases, and nothing else', () => {
  const stack = [
    'TypeError: ana@x.com',
    '    at n (https://loja/mf/mf-a/1.0.0-abc1234/100.js:1:2345)',
    '    at https://loja/conta/123?cpf=12345678909:3:4',
    '    at https://cdn.example/lib/1.0.0/x.js:1:1',
    '    at chrome-extension://abc/mf.js:1:1',
    '    at r (https://loja/mf/shell/2.0.0-def5678/vitals/main.js:7:89)',
  ].join('\n');
  expect(failureText('x', stack).frames).toEqual(['mf-a/1.0.0-abc1234/100.js:1:2345']);
});

test('failures are told apart by what they say and where, and there is an end to them', () => {
  const failure = (i: number, count = 1): FailureNote => ({ phase: 'load', message: `m${i}`, frames: [], count });
  const many = Array.from({ length: 50 }, (_, i) => failure(i, i + 1));
  const all = mergedFailures(many, [failure(49, 10)]);
  expect(all).toHaveLength(MAX_FAILURES);
  expect(all[0]).toMatchObject({ message: 'm49', count: 60 });
});
