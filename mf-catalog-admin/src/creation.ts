import { createOption } from '@rodovia/shared/crud';
import { brands } from './entities/brands/brands.crud';
import { categories } from './entities/categories/categories.crud';
import { companies } from './entities/companies/companies.crud';
import { groups } from './entities/groups/groups.crud';
import { models } from './entities/models/models.crud';

/** The forms that create what a selector of the catalogue has no option for. */
export const createBrand = createOption(brands, 'description');
export const createModel = createOption(models, 'name');
export const createGroup = createOption(groups, 'description');
export const createCompany = createOption(companies, 'description');
export const createCategory = createOption(categories, 'description');
