import { defineEntity, type Entity } from '../records/entity';
import { description, nameRow } from '../records/name-field';
import { lossReasonEntity, paymentTermEntity, textTemplateEntity } from './desk-entities';

/** Vehicle types of the public catalogue. `Type` of a group is one of them. */
export const GROUP_TYPES = ['Passeios', 'Caminhonetes / SUVs', 'Vans', 'Caminhões e ônibus', 'Máquinas'] as const;
export type GroupType = (typeof GROUP_TYPES)[number];

/** Field for the code by which the company itself identifies a record. */
const ownCode = { kind: 'text', label: 'Código interno', maxLength: 40, sortable: true, searched: true } as const;

/** Fields of a brand. */
export const brandEntity = /* @__PURE__ */ defineEntity({
  resource: 'brand',
  one: 'marca',
  article: 'a',
  many: 'Marcas',
  named: 'description',
  exportFile: 'reportBrands',
  fields: { description: { ...description, heading: 'Marca', unique: 'Já existe uma marca com este nome.' } },
});

/** Fields of a category. */
export const categoryEntity = /* @__PURE__ */ defineEntity({
  resource: 'category',
  one: 'categoria',
  article: 'a',
  many: 'Categorias',
  named: 'description',
  exportFile: 'reportCategorys',
  fields: { description: { ...description, heading: 'Categoria', unique: 'Já existe uma categoria com este nome.' } },
});

/** Entity of companies. `CompanyId` is the code by which the company identifies itself elsewhere. */
export const companyEntity = /* @__PURE__ */ defineEntity({
  resource: 'company',
  one: 'empresa',
  article: 'a',
  many: 'Empresas',
  named: 'description',
  exportFile: 'reportCompanys',
  fileOrder: ['companyId'],
  fields: {
    description: { ...description, heading: 'Empresa', unique: 'Já existe uma empresa com este nome.' },
    companyId: { ...ownCode, wire: 'CompanyId', unique: 'Já existe uma empresa com este código interno.' },
  },
});

/** Fields of a group. */
export const groupEntity = /* @__PURE__ */ defineEntity({
  resource: 'group',
  one: 'grupo',
  article: 'o',
  many: 'Grupos',
  named: 'description',
  exportFile: 'reportGroups',
  fileOrder: ['groupId'],
  fields: {
    description: { ...description, heading: 'Grupo', unique: 'Já existe um grupo com este nome.' },
    groupId: { ...ownCode, wire: 'GroupId', unique: 'Já existe um grupo com este código interno.' },
    type: { kind: 'option', wire: 'Type', label: 'Tipo', values: GROUP_TYPES, sortable: true, searched: true },
  },
});

/**
 * Entity of vehicles as they are sold, with their factory sizes; a client's own vehicle is another thing. Sizes and
 * years are texts in a notation of their own: see `fitments.ts`.
 */
export const fitmentEntity = /* @__PURE__ */ defineEntity({
  resource: 'fitment',
  one: 'veículo',
  article: 'o',
  many: 'Veículos',
  named: 'description',
  exportFile: 'reportFitments',
  fields: {
    description: {
      ...description,
      heading: 'Veículo',
      hint: 'Marca, modelo e versão, como o cliente diz.',
      unique: 'Já existe este veículo com este ano.',
    },
    years: {
      kind: 'text',
      wire: 'Years',
      label: 'Anos',
      missing: 'Anos são obrigatórios.',
      maxLength: 30,
      sortable: true,
      hint: 'Por exemplo 2016, 2016 a 2024 ou 2016 em diante.',
    },
    type: { kind: 'option', wire: 'Type', label: 'Tipo', values: GROUP_TYPES, sortable: true, searched: true },
    sizes: {
      kind: 'text',
      wire: 'Sizes',
      label: 'Medidas de fábrica',
      missing: 'Medidas de fábrica são obrigatórias.',
      maxLength: 200,
      searched: true,
      hint: 'Separadas por vírgula: 205/55R16, 205/60R16.',
    },
    rearSizes: {
      kind: 'text',
      wire: 'RearSizes',
      label: 'Medidas do eixo traseiro',
      maxLength: 200,
      optional: true,
      searched: true,
      hint: 'Só se forem outras.',
    },
    source: {
      kind: 'text',
      wire: 'Source',
      label: 'Fonte',
      missing: 'Fonte é obrigatória.',
      maxLength: 300,
      hint: 'Documento ou endereço público de onde vêm as medidas.',
    },
  },
});

/** Fields of a model. */
export const modelEntity = /* @__PURE__ */ defineEntity({
  resource: 'model',
  one: 'modelo',
  article: 'o',
  many: 'Modelos',
  named: 'name',
  exportFile: 'reportModel',
  fields: {
    name: { ...nameRow, wire: 'Name', heading: 'Modelo', unique: 'Já existe um modelo com este nome.' },
    description: { kind: 'lines', wire: 'Description', label: 'Descrição', maxLength: 4000, sortable: true },
  },
});

/**
 * Entity of products. `measure` is a size in the notation of the trade (`205/55R16`); `observation` holds one
 * `label:value` per line.
 */
export const productEntity = /* @__PURE__ */ defineEntity({
  resource: 'product',
  one: 'produto',
  article: 'o',
  many: 'Produtos',
  named: 'description',
  exportFile: 'reportProducts',
  fileOrder: [
    'internCode',
    'codePub',
    'description',
    'size',
    'unit',
    'observation',
    'publicPrice',
    'brandCode',
    'groupCode',
    'companyCode',
    'modelCode',
    'categoryCode',
  ],
  fields: {
    description: { kind: 'text', wire: 'Description', label: 'Descrição', maxLength: 400, sortable: true },
    brandCode: {
      kind: 'relation',
      wire: 'BrandCode',
      label: 'Marca',
      to: brandEntity,
      record: 'Brand',
      filter: 'brand',
    },
    modelCode: {
      kind: 'relation',
      wire: 'ModelCode',
      label: 'Modelo',
      to: modelEntity,
      record: 'Model',
      filter: 'model',
    },
    groupCode: {
      kind: 'relation',
      wire: 'GroupCode',
      label: 'Grupo',
      to: groupEntity,
      record: 'Group',
      filter: 'group',
    },
    companyCode: {
      kind: 'relation',
      wire: 'CompanyCode',
      label: 'Empresa',
      to: companyEntity,
      record: 'Company',
      filter: 'company',
    },
    categoryCode: {
      kind: 'relation',
      wire: 'CategoryCode',
      label: 'Categoria',
      to: categoryEntity,
      record: 'Category',
    },
    size: { kind: 'text', wire: 'Size', label: 'Medida', maxLength: 60, sortable: true },
    codePub: {
      kind: 'text',
      wire: 'CodePub',
      label: 'Código público',
      maxLength: 60,
      sortable: true,
      unique: 'Já existe um produto com este código público.',
    },
    internCode: {
      kind: 'text',
      wire: 'InternCode',
      label: 'Código interno',
      maxLength: 60,
      sortable: true,
      unique: 'Já existe um produto com este código interno.',
    },
    unit: { kind: 'text', wire: 'Unit', label: 'Unidade', maxLength: 20 },
    publicPrice: { kind: 'price', wire: 'PublicPrice', label: 'Preço público', sortable: true, optional: true },
    observation: {
      kind: 'lines',
      wire: 'Observation',
      label: 'Descrição específica',
      maxLength: 4000,
      hint: 'Uma linha por característica, como "Índice de carga:91".',
    },
  },
});

/** All entities that are declared as data. An entity comes after the entities that it refers to. */
export const catalogueEntities: readonly Entity[] = [
  lossReasonEntity,
  paymentTermEntity,
  textTemplateEntity,
  brandEntity,
  categoryEntity,
  fitmentEntity,
  companyEntity,
  groupEntity,
  modelEntity,
  productEntity,
];
