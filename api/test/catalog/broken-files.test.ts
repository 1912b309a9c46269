import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { sendFile } from '../support/send-file';
import { workbookFiles, xlsxOf, zipOf } from '../support/xlsx';

const HEADING = ['Código interno', 'Descrição', 'Medida'];

describe.each(ONE_ENGINE)('[AP-10] files that are none, on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  const send = (content: string | Buffer, query = '') => sendFile(api, content, `/product/importCsv${query}`);
  const refused = async (content: string | Buffer) => {
    const { status, body } = await send(content, '?preview=true');
    return [status, body.message];
  };

  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const bomb = Buffer.alloc(160 * 1024 * 1024, ' ');
  const ole = (word: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(word, 'utf16le')]);
  const swap = (name: string, content: string, says?: { size?: number; flags?: number }) =>
    zipOf(workbookFiles(sheet('')).map((file) => (file.name === name ? { name, content, says } : file)));
  const SHEET = 'xl/worksheets/sheet1.xml';
  const BROKEN = 'O arquivo não é uma planilha XLSX válida. Abra-o e salve-o de novo.';
  const LARGE = 'A planilha é grande demais. Divida-a ou salve-a como CSV.';

  test.each([
    ['an archive of something else', zipOf([{ name: 'a.txt', content: 'a' }]), BROKEN],
    ['an archive that is cut short', xlsxOf([HEADING]).subarray(0, 700), BROKEN],
    ['a directory that points nowhere', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40, 0xff)]), BROKEN],
    ['a bomb', zipOf(workbookFiles(bomb as unknown as string)), LARGE],
    ['a bomb that says it is small', swap(SHEET, sheet(' '.repeat(5_000_000)), { size: 100 }), BROKEN],
    [
      'a password on its parts',
      swap(SHEET, sheet(''), { flags: 1 }),
      'A planilha está protegida por senha. Salve-a sem senha.',
    ],
    ['a password on the whole', ole('EncryptedPackage'), 'A planilha está protegida por senha. Salve-a sem senha.'],
    [
      'a workbook of Excel 97',
      ole('Workbook'),
      'Planilhas XLS, do Excel 97 a 2003, não são lidas. Salve o arquivo como XLSX ou CSV.',
    ],
    [
      'a sheet of another program',
      zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
      'Planilhas ODS não são lidas. Salve o arquivo como XLSX ou CSV.',
    ],
    ['declared entities', swap(SHEET, `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(100)}">]>${sheet('')}`), BROKEN],
    [
      'an entity that nobody declared',
      swap('xl/workbook.xml', '<workbook><sheet name="x" r:id="&lol;"/></workbook>'),
      BROKEN,
    ],
    [
      'a cell far to the right',
      swap(SHEET, sheet('<row r="1"><c r="ZZZZ1"><v>1</v></c></row>')),
      'O arquivo tem mais de 100 colunas.',
    ],
    [
      'cells without end in one row',
      swap(SHEET, sheet(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`)),
      'O arquivo tem mais de 100 colunas.',
    ],
    ['a row beyond the last', swap(SHEET, sheet('<row r="99999999"><c r="A1"><v>1</v></c></row>')), BROKEN],
    ['rows in no order', swap(SHEET, sheet('<row r="2"/><row r="1"/>')), BROKEN],
    ['a text that is not there', swap(SHEET, sheet('<row><c t="s"><v>5</v></c></row>')), BROKEN],
    [
      'a cell with an error',
      swap(SHEET, sheet('<row><c r="C5" t="e"><v>#N/A</v></c></row>')),
      'A célula C5 da planilha tem um erro (#N/A). Corrija-a e salve de novo.',
    ],
    ['a tag without an end', swap(SHEET, `<worksheet ${'a'.repeat(3_000_000)}`), BROKEN],
    ['shared texts without end', zipOf(workbookFiles(sheet(''), `<sst>${'<si/>'.repeat(1_100_000)}</sst>`)), LARGE],
    ['more rows than are taken', swap(SHEET, sheet('<row><c><v>1</v></c></row>'.repeat(60_000))), /colunas|50\.000/],
    ['UTF-16 that is none', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8, 0x41]), 'O arquivo não é um CSV válido.'],
  ])('%s is refused with a sentence', async (_name, file, sentence) => {
    const [status, message] = await refused(file);
    expect(status).toBe(400);
    if (sentence instanceof RegExp) expect(message).toMatch(sentence);
    else expect(message).toBe(sentence);
  });
});
