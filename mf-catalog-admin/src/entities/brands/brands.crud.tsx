import type { Brand, BrandInput } from '@rodovia/shared/contracts';
import { activity, created, dates, defineCrud, search, status, text, updated } from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';

export const brands = defineCrud<Brand, BrandInput>({
  resource: 'brand',
  path: '/admin/marcas',
  labels: { one: 'marca', article: 'a', many: 'Marcas', create: 'Nova marca' },
  nameOf: ({ Description }) => Description,
  columns: [text('Description', 'Nome'), created(), updated(), status()],
  filters: [search('Buscar por nome'), activity(), ...dates()],
  form: {
    empty: { description: '' },
    fields: [{ name: 'description', label: 'Nome', maxLength: 120, validate: required('Nome é obrigatório.') }],
  },
  exportFile: 'reportBrands',
});
