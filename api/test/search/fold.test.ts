import fc from 'fast-check';
import { foldBy, foldedWord, foldTable } from '../../src/db/fold';
import { startApi, type TestApi } from '../support/api';
import { createParents } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { sendFile } from '../support/send-file';

const HEADING =
  'Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Marca;Grupo;Empresa;Modelo;Categoria';
const RELATIONS = 'Marca dobra;Grupo dobra;Empresa dobra;Modelo dobra;Categoria dobra';
const row = (code: string, relations = RELATIONS) =>
  `${code};P-${code};Pneu;205/55 R16;UN;Índice de carga:91;${relations}`;

/** Pairs that are equal to the database, but not through `normalize` alone. */
const SAME = [
  ['Ø1', 'O1'],
  ['ß2', 'SS2'],
  ['№3', 'No3'],
  ['Æ4', 'AE4'],
  ['Ł5', 'l5'],
  ['É6', 'e6'],
];

describe.each(ONE_ENGINE)('what counts as the same on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    await createParents(api, 'dobra');
  });
  afterAll(() => api.close());

  const send = (lines: string[]) => sendFile(api, [HEADING, ...lines].join('\r\n'));

  test.each(SAME)('[AP-10] %s and %s in one file are told as repeated', async (first, second) => {
    const { status, body } = await send([row(first), row(second)]);
    expect([status, body.Items]).toEqual([
      400,
      [{ Line: 3, Column: 'Código interno', Code: second, Error: 'Repetido: já está na linha 2.' }],
    ]);
  });

  test.each(SAME)('[AP-10] a line names a brand %s as %s, as the unique index does', async (stored, written) => {
    await api.call('admin', 'POST', '/brand', { description: `Marca ${stored}` });
    const line = row(`REL-${written}`, RELATIONS.replace('Marca dobra', `Marca ${written}`));
    expect(await send([line])).toMatchObject({ status: 200, body: { Created: 1 } });
    const second = await api.call('admin', 'POST', '/brand', { description: `Marca ${written}` });
    expect(second.status).toBe(409);
  });

  test('texts of any letters fold as the database folds them', async () => {
    const { db } = api.database;
    const fold = foldBy(await foldTable(db));
    const letters = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'));
    const compared = async (text: string) => expect(fold(text)).toBe(await foldedWord(db, text));
    await fc.assert(fc.asyncProperty(letters, compared), { numRuns: 300 });
  });
});
