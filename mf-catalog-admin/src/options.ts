import type { Brand, Category, Company, Group, Model } from '@rodovia/shared/contracts';
import { optionsFrom } from '@rodovia/shared/crud';

const described = ({ Code, Description }: { Code: string; Description: string }) => ({
  value: Code,
  label: Description,
});

/** The active records of the catalogue as options of a selector, by code. */
export const brandOptions = optionsFrom<Brand>('/brand', described, 'Erro ao carregar as marcas!');
export const groupOptions = optionsFrom<Group>('/group', described, 'Erro ao carregar os grupos!');
export const companyOptions = optionsFrom<Company>('/company', described, 'Erro ao carregar as empresas!');
export const categoryOptions = optionsFrom<Category>('/category', described, 'Erro ao carregar as categorias!');
export const modelOptions = optionsFrom<Model>(
  '/model',
  ({ Code, Name }) => ({ value: Code, label: Name }),
  'Erro ao carregar os modelos!',
);
