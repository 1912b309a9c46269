import type { PublishedModule } from '@rodovia/shared/contracts/platform';
import { offeredActions, personOf, stepWord } from './words';

const published: PublishedModule = {
  Module: 'mf-a',
  Release: '2.0.0-a',
  Withdrawn: false,
  Canary: null,
  At: '2026-11-25T20:00:00Z',
  Action: 'publish',
  By: 'Ana',
  Why: '',
  Seq: 3,
  Earlier: [],
  Others: [],
  Problems: [],
  Health: [],
};
const labels = (change: Partial<PublishedModule>) =>
  offeredActions({ ...published, ...change }).map(({ label }) => label);

test.each<[string, Partial<PublishedModule>, string[]]>([
  ['one release alone', {}, ['Retirar']],
  ['the shell', { Module: 'shell' }, []],
  ['one that was live before', { Earlier: ['1.0.0-a'] }, ['Voltar', 'Iniciar canário', 'Retirar']],
  ['one that nobody had yet', { Others: ['3.0.0-a'] }, ['Promover', 'Iniciar canário', 'Retirar']],
  ['a canary', { Canary: { Release: '3.0.0-a', Traffic: 10 } }, ['Promover', 'Encerrar canário', 'Retirar']],
  ['what is withdrawn', { Withdrawn: true, Earlier: ['1.0.0-a'] }, ['Trazer de volta']],
])('with %s there are these actions', (_, change, expected) => {
  expect(labels(change)).toEqual(expected);
});

test('a canary is what is promoted unless something else is chosen', () => {
  const [promote] = offeredActions({
    ...published,
    Canary: { Release: '3.0.0-a', Traffic: 10 },
    Others: ['4.0.0-a', '3.0.0-a'],
  });
  expect(promote?.choices).toEqual(['3.0.0-a', '4.0.0-a']);
});

test('people are shown by their names, and what nobody has a word for as it is', () => {
  expect(personOf('Ana Souza (6f3c2a10-5b1e-4c7a-9d20-000000000002)')).toBe('Ana Souza');
  expect(personOf('equipe (chave)')).toBe('equipe (chave)');
  const wordOf = (Action: string, Canary: PublishedModule['Canary'] = null) => stepWord({ Action, Canary });
  expect([wordOf('rollback'), wordOf('outra')]).toEqual(['volta', 'outra']);
  expect([wordOf('canary', { Release: '1.0.0-a', Traffic: 5 }), wordOf('canary')]).toEqual([
    'canário',
    'canário encerrado',
  ]);
});
