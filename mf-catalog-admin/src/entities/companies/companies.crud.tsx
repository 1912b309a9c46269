import type { Company, CompanyInput } from '@rodovia/shared/contracts';
import { activity, created, dates, defineCrud, search, status, text, updated } from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';

export const companies = defineCrud<Company, CompanyInput>({
  resource: 'company',
  path: '/admin/empresas',
  labels: { one: 'empresa', article: 'a', many: 'Empresas', create: 'Nova empresa' },
  nameOf: ({ Description }) => Description,
  columns: [
    text('Description', 'Nome'),
    text('CompanyId', 'Código interno', { width: 160 }),
    created(),
    updated(),
    status(),
  ],
  filters: [search('Buscar por nome ou código'), activity(), ...dates()],
  form: {
    empty: { description: '', companyId: '' },
    fields: [
      { name: 'description', label: 'Nome', maxLength: 120, validate: required('Nome é obrigatório.') },
      {
        name: 'companyId',
        label: 'Código interno',
        maxLength: 40,
        validate: required('Código interno é obrigatório.'),
      },
    ],
  },
  exportFile: 'reportCompanys',
});
