import type { Category, CategoryInput } from '@rodovia/shared/contracts';
import { activity, created, dates, defineCrud, search, status, text, updated } from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';

export const categories = defineCrud<Category, CategoryInput>({
  resource: 'category',
  path: '/admin/categorias',
  labels: { one: 'categoria', article: 'a', many: 'Categorias', create: 'Nova categoria' },
  nameOf: ({ Description }) => Description,
  columns: [text('Description', 'Nome'), created(), updated(), status()],
  filters: [search('Buscar por nome'), activity(), ...dates()],
  form: {
    empty: { description: '' },
    fields: [{ name: 'description', label: 'Nome', maxLength: 120, validate: required('Nome é obrigatório.') }],
  },
  exportFile: 'reportCategorys',
});
