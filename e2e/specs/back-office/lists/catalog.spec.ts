import type { Locator } from '@playwright/test';
import { crudSuite } from '../../../support/crud-suite';

const NAME = 'Nome é obrigatório.';
const OWN_CODE = 'Código interno é obrigatório.';

const fillName = (dialog: Locator, name: string) => dialog.getByLabel('Nome').fill(name);
const fillBoth = async (dialog: Locator, name: string) => {
  await fillName(dialog, name);
  await dialog.getByLabel('Código interno').fill(name);
};

crudSuite({
  path: '/admin/marcas',
  resource: 'brand',
  many: 'Marcas',
  the: 'a marca',
  exportFile: 'reportBrands',
});

crudSuite({
  path: '/admin/categorias',
  resource: 'category',
  many: 'Categorias',
  the: 'a categoria',
  exportFile: 'reportCategorys',
});

crudSuite({
  path: '/admin/empresas',
  resource: 'company',
  many: 'Empresas',
  the: 'a empresa',
  exportFile: 'reportCompanys',
  fill: fillBoth,
  payload: (name) => ({ description: name, companyId: name }),
  required: [NAME, OWN_CODE],
});

crudSuite({
  path: '/admin/grupos',
  resource: 'group',
  many: 'Grupos',
  the: 'o grupo',
  exportFile: 'reportGroups',
  fill: async (dialog, name) => {
    await fillBoth(dialog, name);
    await dialog.getByRole('combobox', { name: 'Tipo' }).fill('Vans');
    await dialog.page().getByTitle('Vans', { exact: true }).click();
  },
  payload: (name) => ({ description: name, groupId: name, type: 'Vans' }),
  required: [NAME, OWN_CODE, 'Tipo é obrigatório.'],
});
