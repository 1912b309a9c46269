import { type Brand, brandEntity } from '@rodovia/shared/contracts';
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

export const brands = defineCrud<Brand, FormOf<typeof brandEntity>>({
  ...screenOf(brandEntity),
  path: '/admin/marcas',
  columns: [column(brandEntity.fields.description), created(), updated(), status()],
  filters: [search('Buscar por nome'), activity(), ...dates()],
  form: formOf(brandEntity),
});
