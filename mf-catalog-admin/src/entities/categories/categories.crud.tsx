import { type Category, categoryEntity } from '@rodovia/shared/contracts';
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

export const categories = defineCrud<Category, FormOf<typeof categoryEntity>>({
  ...screenOf(categoryEntity),
  path: '/admin/categorias',
  columns: [column(categoryEntity.fields.description), created(), updated(), status()],
  filters: [search('Buscar por nome'), activity(), ...dates()],
  form: formOf(categoryEntity),
});
