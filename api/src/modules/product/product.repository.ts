import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { activeFields } from '../../db/projection';
import { brand, category, company, group, model, product, productImage } from '../../db/schema';
import { imageList } from '../../images/image-list';
import { type Reference, referenced } from '../../memory/reference-memory';
import { brandSource } from '../brand/brand.repository';
import { categorySource } from '../category/category.repository';
import { companySource } from '../company/company.repository';
import { groupSource } from '../group/group.repository';
import { modelSource } from '../model/model.repository';

/** The model comes with its pictures, which stand in for a product that has none. */
const modelFields = { ...modelSource.fields, ...modelSource.relations };

const references: Record<string, Reference> = {
  Brand: { table: brand, key: brand.code, fields: brandSource.fields, column: product.brandCode, field: 'BrandCode' },
  Group: { table: group, key: group.code, fields: groupSource.fields, column: product.groupCode, field: 'GroupCode' },
  Company: {
    table: company,
    key: company.code,
    fields: companySource.fields,
    column: product.companyCode,
    field: 'CompanyCode',
  },
  Category: {
    table: category,
    key: category.code,
    fields: categorySource.fields,
    column: product.categoryCode,
    field: 'CategoryCode',
  },
  Model: { table: model, key: model.code, fields: modelFields, column: product.modelCode, field: 'ModelCode' },
};

export const productSource: RecordSource = {
  table: product,
  key: product.code,
  created: product.created,
  fields: {
    ...activeFields(product),
    InternCode: sql`${product.internCode}`,
    CodePub: sql`${product.codePub}`,
    Description: sql`${product.description}`,
    Size: sql`${product.size}`,
    Unit: sql`${product.unit}`,
    Observation: sql`${product.observation}`,
    PublicPrice: sql`${product.publicPrice}::float8`,
    CompanyCode: sql`${product.companyCode}`,
    GroupCode: sql`${product.groupCode}`,
    BrandCode: sql`${product.brandCode}`,
    ModelCode: sql`${product.modelCode}`,
    CategoryCode: sql`${product.categoryCode}`,
  },
  relations: {
    ...Object.fromEntries(Object.entries(references).map(([name, reference]) => [name, referenced(reference)])),
    ProductImage: imageList(productImage, product.code),
  },
  references,
  sortable: {
    Description: sql`fold(${product.description})`,
    Size: product.sizeKey,
    InternCode: sql`fold(${product.internCode})`,
    CodePub: sql`fold(${product.codePub})`,
    PublicPrice: product.publicPrice,
    IsActive: product.isActive,
    Created: product.created,
    Updated: product.updated,
  },
};
