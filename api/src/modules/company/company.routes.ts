import { Company, CompanyInput } from '@rodovia/shared/contracts';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { csvDate } from '../../csv/write-csv';
import { company } from '../../db/schema';
import { companySource } from './company.repository';

export function companyRoutes(app: Api, context: ApiContext): void {
  crudRoutes<Company, CompanyInput>(app, context, {
    resource: 'company',
    names: { one: 'a empresa' },
    table: company,
    source: companySource,
    searched: [company.description, company.companyId],
    listOrder: 'Description asc',
    publicList: false,
    item: Company,
    input: CompanyInput,
    toRow: ({ description, companyId }) => ({ description: description.trim(), companyId: companyId.trim() }),
    exportFile: 'reportCompanys',
    exportColumns: [
      ['Código interno', (record) => record.CompanyId],
      ['Empresa', (record) => record.Description],
      ['Ativo', (record) => record.IsActive],
      ['Criado em', (record) => csvDate(record.Created)],
      ['Atualizado em', (record) => csvDate(record.Updated)],
    ],
  });
}
