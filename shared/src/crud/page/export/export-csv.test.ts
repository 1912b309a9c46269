import { ApiError, api, useToasts } from '@rodovia/shared/runtime';
import { saveFile } from '@rodovia/shared/save-file';
import { exportCsv } from './export-csv';

jest.mock('@rodovia/shared/save-file', () => ({ saveFile: jest.fn() }));

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => jest.restoreAllMocks());

test('[BO-24] a report is saved under its name', async () => {
  jest.spyOn(api, 'get').mockResolvedValue({ Status: 200, Object: '\uFEFFNome;Ativo\r\n' });
  await exportCsv('/brand/export', 'reportBrands');
  expect(saveFile).toHaveBeenCalledWith('reportBrands.csv', '\uFEFFNome;Ativo\r\n', 'text/csv;charset=utf-8');
  expect(toasts()).toEqual(['Relatório gerado com sucesso!']);
});

test('[BO-24] a report that came in parts has one heading', async () => {
  const parts = ['A\r\n', 'B\r\n'].map((line) => ({ Status: 200, Object: `\uFEFFNome\r\n${line}` }));
  jest.spyOn(api, 'get').mockImplementation(async () => parts.shift() as never);
  await exportCsv(['/a', '/b'], 'r');
  expect(saveFile).toHaveBeenLastCalledWith('r.csv', '\uFEFFNome\r\nA\r\nB\r\n', 'text/csv;charset=utf-8');
});

test.each([{ Status: 500, Object: 'x' }, { Status: 200 }, {}])(
  '[ER-01] an answer without a report says so: %j',
  async (answer) => {
    jest.spyOn(api, 'get').mockResolvedValue(answer);
    await exportCsv('/brand/export', 'reportBrands');
    expect(toasts()).toEqual(['Erro ao gerar o relatório 1']);
  },
);

test('[ER-01] a call that fails says so', async () => {
  jest.spyOn(api, 'get').mockRejectedValue(new ApiError('http', 500, 'Erro interno.'));
  await exportCsv('/brand/export', 'reportBrands');
  expect(toasts()).toEqual(['Erro ao gerar o relatório']);
});
