import { type Brand, brandEntity } from '@rodovia/shared/contracts/catalog';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';

export const brands = defineCrud<Brand, FormOf<typeof brandEntity>>({
  ...screenOf(brandEntity),
  path: '/admin/marcas',
  columns: recordColumns(column(brandEntity.fields.description, { edits: 'description' })),
  filters: recordFilters('Buscar por nome'),
  form: formOf(brandEntity),
});
