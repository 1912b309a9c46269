import type { Group, GroupInput } from '@rodovia/shared/contracts';
import { activity, created, dates, defineCrud, optionsFrom, search, status, text, updated } from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';

const types = optionsFrom<string>('/group/types', (type) => ({ value: type, label: type }));

export const groups = defineCrud<Group, GroupInput>({
  resource: 'group',
  path: '/admin/grupos',
  labels: { one: 'grupo', article: 'o', many: 'Grupos', create: 'Novo grupo' },
  nameOf: ({ Description }) => Description,
  columns: [
    text('Description', 'Nome'),
    text('GroupId', 'Código interno', { width: 150 }),
    text('Type', 'Tipo', { width: 180 }),
    created(),
    updated(),
    status(),
  ],
  filters: [search('Buscar por nome ou código'), activity(), ...dates()],
  form: {
    empty: { description: '', groupId: '', type: '' as GroupInput['type'] },
    fields: [
      { name: 'description', label: 'Nome', maxLength: 120, validate: required('Nome é obrigatório.') },
      { name: 'groupId', label: 'Código interno', maxLength: 40, validate: required('Código interno é obrigatório.') },
      {
        name: 'type',
        label: 'Tipo',
        control: 'choice',
        options: types,
        validate: required('Tipo é obrigatório.'),
      },
    ],
  },
  exportFile: 'reportGroups',
});
