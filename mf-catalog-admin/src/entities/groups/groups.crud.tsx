import { type Group, groupEntity } from '@rodovia/shared/contracts';
import {
  activity,
  column,
  created,
  dates,
  defineCrud,
  type FormOf,
  formOf,
  screenOf,
  search,
  status,
  updated,
} from '@rodovia/shared/crud';

const { fields } = groupEntity;

export const groups = defineCrud<Group, FormOf<typeof groupEntity>>({
  ...screenOf(groupEntity),
  path: '/admin/grupos',
  columns: [
    column(fields.description),
    column(fields.groupId, { width: 150 }),
    column(fields.type, { width: 180 }),
    created(),
    updated(),
    status(),
  ],
  filters: [search('Buscar por nome ou código'), activity(), ...dates()],
  form: formOf(groupEntity),
});
