import { type Product, productEntity } from '@rodovia/shared/contracts/catalog';
import {
  column,
  created,
  defineCrud,
  productPicture,
  recordFilters,
  relationFilter,
  screenOf,
  status,
} from '@rodovia/shared/crud';
import { BulkActionButtons } from './bulk/bulk-action-buttons';
import { ImportButton } from './import-button';
import { productCreation, productEdit } from './product-form';

const path = '/admin/produtos';
const more = { more: true };

const { fields } = productEntity;
const screen = screenOf(productEntity);

export const products = defineCrud<Product, typeof productCreation.empty>({
  ...screen,
  path,
  labels: { ...screen.labels, updateFailed: 'Erro ao atualizar o produto:' },
  columns: [
    productPicture,
    column(fields.description, { link: true, edits: 'description' }),
    column(fields.size, { width: 120, brief: true }),
    column(fields.brandCode, { width: 130, rank: 3, brief: true, grows: true }),
    column(fields.internCode, { width: 142, rank: 2 }),
    column(fields.publicPrice, { width: 138, rank: 3, align: 'right', edits: 'publicPrice' }),
    created(),
    status(),
  ],
  filters: [
    ...recordFilters('Buscar por medida, marca ou descrição'),
    relationFilter(fields.modelCode, more),
    relationFilter(fields.brandCode, more),
    relationFilter(fields.groupCode, more),
    relationFilter(fields.companyCode, more),
  ],
  form: productCreation,
  cellForm: productEdit,
  include: 'Brand,Model,ProductImage',
  hrefOf: ({ Code }) => `${path}/${Code}`,
  tools: ImportButton,
  BulkActions: BulkActionButtons,
});
