import { type Company, companyEntity } from '@rodovia/shared/contracts/catalog';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';

const { fields } = companyEntity;

export const companies = defineCrud<Company, FormOf<typeof companyEntity>>({
  ...screenOf(companyEntity),
  path: '/admin/empresas',
  columns: recordColumns(
    column(fields.description, { edits: 'description' }),
    column(fields.companyId, { width: 160, rank: 2, brief: true }),
  ),
  filters: recordFilters('Buscar por nome ou código'),
  form: formOf(companyEntity),
});
