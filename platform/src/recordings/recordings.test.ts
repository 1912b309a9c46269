import fc from 'fast-check';
import { cleaned, codeReplacer, withCodes } from './clean';
import type { Recording } from './format';
import { leaksIn } from './leaks';
import { addressKey, answerIn, emptied, parseRecording } from './recording';

const CLIENT = 'c0ffee00-0000-4000-8000-00000000cafe';
const replaceCodes = codeReplacer('salt', new Map([[CLIENT, 'client']]));
const cleaning = { publicTexts: new Set(['Pneu 205/55R16']), replaceCodes };

const recordingOf = (body: unknown, role = 'admin', more: Partial<Recording> = {}): Recording => ({
  format: 1,
  at: '2026-01-01T00:00:00.000Z',
  places: {},
  answers: { [role]: { '/person/pagged': { status: 200, body } } },
  ...more,
});

test('an answer loses persons, secrets and prices; what contracts fix, what is public, codes and times stay', () => {
  const quotation = {
    Code: '11111111-2222-4333-8444-555555555555',
    Status: 'IN PROGRESS',
    Created: '2026-11-28T12:26:11.123Z',
    Number: 12,
    ProposalTotal: 49_803_780,
    Person: { Name: 'Maria Ávila 2', Email: 'maria@exemplo.com', PersonTypeCode: CLIENT, BirthDate: '1980-02-03' },
    Items: [{ Quantity: 4, Description: 'Pneu 205/55R16' }],
    'chave de Maria': true,
  };
  const clean = cleaned(quotation, cleaning) as typeof quotation;
  expect(clean).toMatchObject({
    Status: 'IN PROGRESS',
    Created: quotation.Created,
    Number: 12,
    ProposalTotal: 1000,
    Person: { Name: 'Xxxxx Xxxxx 0', Email: 'xxxxx@xxxxxxx.xxx', PersonTypeCode: 'client' },
  });
  expect(clean.Code).not.toBe(quotation.Code);
  expect(cleaned(quotation, cleaning)).toEqual(clean);
  expect(JSON.stringify(clean)).not.toMatch(/Maria|Ávila|1980|498|chave/);
  expect(JSON.stringify(clean)).toContain('"Pneu 205/55R16"');
  expect(leaksIn(recordingOf(clean))).toEqual([]);
});

test('whatever a text says, its letters and digits do not stay', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 8 });
  fc.assert(
    fc.property(text, (Note) => {
      const { Note: left } = cleaned({ Note }, cleaning) as { Note: string };
      expect(left.replace(/[xX0]/g, '')).not.toMatch(/\p{L}|\d/u);
    }),
  );
});

test.each([
  ['a session', { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl' }, 'uma ficha de sessão'],
  ['a session in a sentence', { Note: 'use Bearer abcdef1234567890' }, 'uma ficha de sessão'],
  ['an address of a person', { Email: 'maria@exemplo.com' }, 'um endereço de e-mail'],
  ['a document', { PhysicalDocument: '12345678909' }, 'um CPF ou CNPJ'],
  ['a secret of any kind', { Value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' }, 'um segredo'],
  ['a secret by its name', { password: 'curta1' }, "um segredo ('password')"],
  ['a person in the name of a property', { 'maria@exemplo.com': 1 }, 'um endereço de e-mail'],
])('[MF-05] a recording with %s is refused, and says where', (_, body, what) => {
  const text = JSON.stringify(recordingOf(body));
  expect(() => parseRecording('r.json', text)).toThrow(`Há ${what} em /person/pagged (admin).`);
});

test('a session is refused in what everybody may read too, and in an address', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl';
  expect(leaksIn(recordingOf({ Text: token }, 'visitor'))).toHaveLength(1);
  expect(leaksIn(recordingOf({ Email: 'loja@exemplo.com' }, 'visitor'))).toEqual([]);
  expect(leaksIn(recordingOf({}, 'admin', { places: { '/a/:code': `/a/${token}` } }))).toHaveLength(1);
});

test('what is no recording is refused with a sentence', () => {
  expect(() => parseRecording('r.json', '{')).toThrow('r.json não é JSON.');
  expect(() => parseRecording('r.json', '{"format":2}')).toThrow(
    "r.json não é uma gravação: faça outra com 'mf record'.",
  );
});

test('an answer is found by its address whatever the order of its parameters and the day; public ones answer everybody', () => {
  const body = { Results: [1], TotalCount: 1, Note: 'x' };
  const recording = recordingOf(null, 'visitor');
  recording.answers = { visitor: { [addressKey('/a?x=1&from=2026-01-01&y=2')]: { status: 200, body } } };
  for (const role of ['visitor', 'admin'] as const)
    expect(answerIn(recording, role, '/a?y=2&x=1&from=2027-05-05')?.body).toEqual(body);
  expect(answerIn(recording, 'admin', '/a?y=3&x=1')).toBeUndefined();
  expect(emptied(body)).toEqual({ Results: [], TotalCount: 0, Note: 'x' });
  expect(emptied([1])).toEqual([]);
  expect(emptied({ Name: 'x', Rows: [1], Total: 3 })).toEqual({ Name: 'x', Rows: [], Total: 3 });
});

test('codes are replaced by the same ones everywhere, also in public answers', () => {
  const code = '11111111-2222-4333-8444-555555555555';
  const [first, second] = [withCodes({ Code: code }, replaceCodes), cleaned({ Code: code }, cleaning)];
  expect(first).toEqual(second);
  expect(first).not.toEqual({ Code: code });
});
