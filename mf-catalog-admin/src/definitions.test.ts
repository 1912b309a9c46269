import { brands } from './entities/brands/brands.crud';
import { categories } from './entities/categories/categories.crud';
import { companies } from './entities/companies/companies.crud';
import { groups } from './entities/groups/groups.crud';
import { models } from './entities/models/models.crud';
import { productEdit } from './entities/products/product-form';
import { products } from './entities/products/products.crud';

const definitions = [brands, categories, companies, groups];

test.each(definitions.map((definition) => [definition.labels.many, definition] as const))(
  '[BO-17] %s: filter, export, create, edit and status',
  (_name, { columns, filters, form, exportFile, labels }) => {
    expect(filters[0]?.kind).toBe('search');
    expect(exportFile).toMatch(/^report[A-Z]/);
    expect(labels.create).toBeDefined();
    expect(columns.map(({ key }) => key)).toEqual(expect.arrayContaining(['Created', 'Updated', 'IsActive']));
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(form?.fields.map(({ name }) => name).sort()).toEqual(Object.keys(form?.empty ?? {}).sort());
  },
);

test.each(definitions.map(({ labels, form }) => [labels.many, form?.fields ?? []] as const))(
  '[VA-06] %s: no field may be left empty',
  (_name, fields) => {
    for (const { label, validate } of fields)
      expect(validate?.('  ', {} as never)).toMatch(new RegExp(`^${label} é obrigatóri[ao]\\.$`));
  },
);

test('[VA-06] models and products: only the public price may be left empty', () => {
  const fields = [...(models.form?.fields ?? []), ...productEdit.fields];
  const optional = fields.filter(({ validate }) => validate?.('  ', {} as never) === undefined);
  expect(optional.map(({ name }) => name)).toEqual(['publicPrice']);
});

test('[BO-18] the further filters of products', () => {
  const further = products.filters.filter(({ more }) => more);
  expect(further.map(({ name }) => name)).toEqual(['model', 'brand', 'group', 'company']);
});
