import { type Company, companyEntity } from '@rodovia/shared/contracts';
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

const { fields } = companyEntity;

export const companies = defineCrud<Company, FormOf<typeof companyEntity>>({
  ...screenOf(companyEntity),
  path: '/admin/empresas',
  columns: [column(fields.description), column(fields.companyId, { width: 160 }), created(), updated(), status()],
  filters: [search('Buscar por nome ou código'), activity(), ...dates()],
  form: formOf(companyEntity),
});
