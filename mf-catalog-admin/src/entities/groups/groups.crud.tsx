import { type Group, groupEntity } from '@rodovia/shared/contracts/catalog';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';

const { fields } = groupEntity;

export const groups = defineCrud<Group, FormOf<typeof groupEntity>>({
  ...screenOf(groupEntity),
  path: '/admin/grupos',
  columns: recordColumns(
    column(fields.description, { edits: 'description' }),
    column(fields.groupId, { width: 130, rank: 2, brief: true }),
    column(fields.type, { width: 150, rank: 2, brief: true }),
  ),
  filters: recordFilters('Buscar por nome ou código'),
  form: formOf(groupEntity),
});
