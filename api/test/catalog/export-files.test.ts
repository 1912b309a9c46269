import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import readOther from 'read-excel-file/node';
import { type FileCell, type FileColumn, Hundredths, moment } from '../../src/csv/file-column';
import { readSheet } from '../../src/csv/read-sheet';
import { sheetChunks, workbookOf, XLSX } from '../../src/csv/write-xlsx';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { inService, sentProposal } from '../support/proposals';
import { sendFile } from '../support/send-file';

type Row = FileCell[];

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

const columnsOf = (count: number): FileColumn<Row>[] =>
  Array.from({ length: count }, (_, at) => [`Coluna ${at + 1}`, (row) => row[at]]);

const workbook = (rows: Row[], count = 1) => buffer(workbookOf(sheetChunks(columnsOf(count), each(rows))));

async function textsOf(content: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(content)) rows.push(cells);
  return rows;
}

describe('workbooks', () => {
  test('numbers, money, truths and instants are what a spreadsheet counts with, as another reader sees them', async () => {
    const row: Row = [7, new Hundredths(123_450), true, moment('2026-03-04T15:30:00Z'), null, '007'];
    const [sheet] = await readOther(await workbook([row], row.length));
    const [count, money, truth, instant, nothing, text] = sheet?.data[1] ?? [];
    expect([count, money, truth, nothing, text]).toEqual([7, 1234.5, 'Sim', null, '007']);
    // an instant is a part of a day in binary
    expect(Math.round(Number(instant) / 1000)).toBe(Date.parse('2026-03-04T12:30:00Z') / 1000);
  });

  test('any text comes back as it was, and none is a formula', async () => {
    const texts = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('=1+1', "'=1+1", "''@x", '_x000D_', '<b>&amp;', '\r\n"', 'linha\nlinha', '-', '\uFFFE'),
      ),
      { minLength: 1, maxLength: 20 },
    );
    // what readers leave out of any cell: blanks around it, and characters that XML cannot hold
    const seen = (text: string) =>
      text
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is searched for
        .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu, '')
        .replace(/\r\n?/g, '\n')
        .trim();
    await fc.assert(
      fc.asyncProperty(texts, async (list) => {
        const content = await workbook(list.map((text) => [text]));
        const found = await textsOf(content);
        expect(found.slice(1).map(([text]) => text)).toEqual(list.map(seen).filter((text) => text !== ''));
      }),
      { numRuns: 60 },
    );
  });

  test('what cannot be read any more breaks the file, and a reader who leaves ends the reading', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'x';
      throw new Error('lost');
    }
    await expect(buffer(workbookOf(broken()))).rejects.toThrow('lost');
    const left = new Promise<void>((resolve) => {
      async function* endless(): AsyncGenerator<string> {
        try {
          for (;;) {
            yield randomUUID().repeat(1000);
            file.destroy();
          }
        } finally {
          resolve();
        }
      }
      const file = workbookOf(endless());
      file.resume();
    });
    await left;
  });
});

describe.each(ONE_ENGINE)('[BO-24] exported files on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'planilha');
  });
  afterAll(() => api.close());

  async function sheet(caller: Caller, path: string) {
    const { rawPayload, headers, statusCode } = await api.app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${api.token(caller)}`, accept: XLSX },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, XLSX]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="report\w+\.xlsx"$/);
    return { rows: await textsOf(rawPayload), content: rawPayload };
  }

  test.each(['brand', 'person', 'mail-message', 'record-change', 'search-miss', 'shopping-cart', 'proposal', 'city'])(
    'the workbook of %s has the headings and the rows of its text',
    async (resource) => {
      const { text } = await api.call('admin', 'GET', `/${resource}/export`, undefined, { accept: 'text/csv' });
      const [heading = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
      const { rows } = await sheet('admin', `/${resource}/export`);
      expect(rows[0]).toEqual(heading.split(';'));
      if (!text.includes('"')) expect(rows.length - 1).toBe(lines.length);
    },
  );

  test('a file of products that nobody changed changes nothing, and has two decimals', async () => {
    await createProduct(api, parents, 'XLSX-1', { publicPrice: 399.9, description: "'=Pneu _x000D_ <1>" });
    const { rows, content } = await sheet('admin', '/product/export?term=XLSX-1');
    const at = rows[0]?.indexOf('Preço público') ?? -1;
    expect(rows[1]?.[at]).toBe('399,9');
    const { text } = await api.call('admin', 'GET', '/product/export?term=XLSX-1', undefined, { accept: 'text/csv' });
    expect(text).toContain(';399,90;');
    const { body } = await sendFile(api, content, '/product/importCsv?preview=true');
    expect(body).toMatchObject({ Created: 0, Unchanged: 1 });
  });

  test('quotations say their status as screens do, and their total with two decimals', async () => {
    const productCode = await createProduct(api, parents, 'XLSX-2');
    const code = await inService(api, [{ productCode, quantity: 3 }]);
    const { TotalCents } = await sentProposal(api, code);
    const { Number: number } = (await api.call('admin', 'GET', `/shopping-cart/${code}`)).body;
    const { text } = await api.call('seller', 'GET', `/shopping-cart/export?term=${number}`, undefined, {
      accept: 'text/csv',
    });
    expect(text).toContain(';Em atendimento;');
    expect(text).toContain(`;${(TotalCents / 100).toFixed(2).replace('.', ',')};`);
    const { rows } = await sheet('seller', `/shopping-cart/export?term=${number}`);
    expect(rows[1]).toContain('Em atendimento');
  });

  test('of chosen records there can be more than an address holds', async () => {
    const productCode = await createProduct(api, parents, 'XLSX-3');
    const codes = [...Array.from({ length: 2000 }, () => randomUUID()), productCode];
    for (const accept of ['text/csv', XLSX]) {
      const answer = await api.call('admin', 'POST', '/product/export', { codes }, { accept });
      expect(answer.status).toBe(200);
      if (accept === 'text/csv') expect(answer.text.trimEnd().split('\r\n')).toHaveLength(2);
    }
    expect((await api.call('admin', 'POST', '/brand/export', { codes: [] })).status).toBe(400);
    expect((await api.call('admin', 'POST', '/person/export', { codes: ['nada'] })).status).toBe(400);
  });
});
