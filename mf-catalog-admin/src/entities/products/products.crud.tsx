import { type Product, productEntity } from '@rodovia/shared/contracts';
import {
  type Column,
  column,
  created,
  defineCrud,
  recordFilters,
  relationFilter,
  screenOf,
  status,
} from '@rodovia/shared/crud';
import { Thumbnail } from '../../images/thumbnail';
import { productCreation } from './product-form';
import { ProductTools } from './product-tools';

const path = '/admin/produtos';
const more = { more: true };

const image: Column<Product> = {
  key: 'ProductImage',
  title: 'Imagem',
  width: 88,
  render: ({ ProductImage, Model, Size }) => (
    <Thumbnail image={ProductImage?.[0] ?? Model?.ModelImage?.[0]} size={Size} />
  ),
};

const { fields } = productEntity;
const screen = screenOf(productEntity);

export const products = defineCrud<Product, typeof productCreation.empty>({
  ...screen,
  path,
  labels: { ...screen.labels, updateFailed: 'Erro ao atualizar o produto:' },
  columns: [
    image,
    column(fields.description, { link: true }),
    column(fields.size, { width: 130 }),
    column(fields.brandCode, { width: 140 }),
    column(fields.internCode, { width: 150 }),
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
  include: 'Brand,Model,ProductImage',
  hrefOf: ({ Code }) => `${path}/${Code}`,
  toolbar: ProductTools,
});
