import { type Category, categoryEntity } from '@rodovia/shared/contracts/catalog';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';

export const categories = defineCrud<Category, FormOf<typeof categoryEntity>>({
  ...screenOf(categoryEntity),
  path: '/admin/categorias',
  columns: recordColumns(column(categoryEntity.fields.description, { edits: 'description' })),
  filters: recordFilters('Buscar por nome'),
  form: formOf(categoryEntity),
});
