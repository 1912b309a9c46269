import { ApiError, api, useToasts } from '@rodovia/shared/runtime';
import { saveFile } from '@rodovia/shared/save-file';
import { exportReport } from './export-report';

jest.mock('@rodovia/shared/save-file', () => ({
  ...jest.requireActual('@rodovia/shared/save-file'),
  saveFile: jest.fn(),
}));

const brands = { url: '/brand/export', name: 'reportBrands' };
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => jest.restoreAllMocks());

test('[BO-24] a report is saved under its name', async () => {
  jest.spyOn(api, 'get').mockResolvedValue({ Status: 200, Object: '\uFEFFNome;Ativo\r\n' });
  await exportReport(brands, 'csv');
  expect(saveFile).toHaveBeenCalledWith('reportBrands.csv', '\uFEFFNome;Ativo\r\n', 'text/csv;charset=utf-8');
  expect(toasts()).toEqual(['Relatório gerado com sucesso!']);
});

test('[BO-24] a report of chosen records names them in its body', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({ Status: 200, Object: '\uFEFFNome\r\n' });
  await exportReport({ ...brands, codes: ['a', 'b'] }, 'csv');
  expect(post).toHaveBeenCalledWith('/brand/export', { codes: ['a', 'b'] }, undefined);
  expect(saveFile).toHaveBeenLastCalledWith('reportBrands.csv', '\uFEFFNome\r\n', 'text/csv;charset=utf-8');
});

test('[BO-24] a workbook is asked for by its type, and saved as it comes', async () => {
  const workbook = new Blob(['x']);
  const get = jest.spyOn(api, 'get').mockResolvedValue(workbook);
  await exportReport(brands, 'xlsx');
  const [, options] = get.mock.lastCall ?? [];
  expect(options?.headers?.Accept).toContain('spreadsheetml.sheet');
  expect(saveFile).toHaveBeenLastCalledWith('reportBrands.xlsx', workbook, options?.headers?.Accept);
});

test.each([{ Status: 500, Object: 'x' }, { Status: 200 }, {}])(
  '[ER-01] an answer without a report says so: %j',
  async (answer) => {
    jest.spyOn(api, 'get').mockResolvedValue(answer);
    await exportReport(brands, 'csv');
    expect(toasts()).toEqual(['Erro ao gerar o relatório 1']);
  },
);

test('[ER-01] a call that fails says so', async () => {
  jest.spyOn(api, 'get').mockRejectedValue(new ApiError('http', 500, 'Erro interno.'));
  await exportReport(brands, 'csv');
  expect(toasts()).toEqual(['Erro ao gerar o relatório']);
});
