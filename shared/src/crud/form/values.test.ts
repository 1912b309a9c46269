import { ApiError } from '@rodovia/shared/runtime';
import { submitErrorsOf } from './submit-errors';
import { valuesFromRow } from './values';

test('[BO-17] the form of a record starts with the fields of the same name', () => {
  const row = { Code: 'c', Description: 'Rota', CompanyId: '007', IsActive: true };
  expect(valuesFromRow(row, { description: '', companyId: '', type: 'Vans' })).toEqual({
    description: 'Rota',
    companyId: '007',
    type: 'Vans',
  });
});

test('the server speaks of fields that the form has; what else it says goes elsewhere', () => {
  const refusal = new ApiError('http', 400, 'Dados inválidos.', { description: 'Já existe.', other: 'Não.' });
  expect(submitErrorsOf(refusal, ['description'])).toEqual({ description: 'Já existe.' });
  expect(submitErrorsOf(refusal, ['companyId'])).toBeNull();
  expect(submitErrorsOf(new ApiError('http', 500, 'Erro interno.'), ['description'])).toBeNull();
  expect(submitErrorsOf(new Error('outra coisa'), ['description'])).toBeNull();
});
