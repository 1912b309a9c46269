import {
  type CrudDefinition,
  type FormDefinition,
  type ListDefinition,
  recordFilters,
  status,
  text,
} from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';

export interface Brand {
  Code: string;
  Description: string;
  IsActive: boolean;
  Version?: number;
}

export const LONG = 'Marca de um nome comprido demais para qualquer coluna de uma tabela estreita';
export const nothing = () => undefined;

/** Values of the form. */
export interface BrandInput {
  description: string;
  note: string;
}

export const form: FormDefinition<Brand, BrandInput> = {
  empty: { description: '', note: '' },
  fields: [
    { name: 'description', label: 'Nome', maxLength: 40, validate: required('Nome é obrigatório.') },
    { name: 'note', label: 'Nota', control: 'textarea', hint: 'Só para a equipe.' },
  ],
};

export const list: ListDefinition<Brand> = {
  resource: 'brand',
  labels: { one: 'marca', article: 'a', many: 'Marcas', create: 'Nova marca' },
  nameOf: ({ Description }) => Description,
  columns: [text('Description', 'Nome'), status()],
  filters: recordFilters('Buscar por nome'),
};

export const definition: CrudDefinition<Brand, BrandInput> = { ...list, path: '/admin/marcas', form };

export const brand = { Code: 'a', Description: 'Michelin', IsActive: true };
export const brands = [brand, { Code: 'b', Description: LONG, IsActive: false }];
