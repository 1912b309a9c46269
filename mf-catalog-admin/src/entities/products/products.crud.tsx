import type { Product } from '@rodovia/shared/contracts';
import { activity, type Column, choice, created, dates, defineCrud, search, status, text } from '@rodovia/shared/crud';
import { Thumbnail } from '../../images/thumbnail';
import { brandOptions, companyOptions, groupOptions, modelOptions } from '../../options';
import { ImportButton } from './import-button';
import { productCreation } from './product-form';

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

const brand: Column<Product> = { key: 'Brand', title: 'Marca', width: 140, render: ({ Brand }) => Brand?.Description };

export const products = defineCrud<Product, typeof productCreation.empty>({
  resource: 'product',
  path,
  labels: {
    one: 'produto',
    article: 'o',
    many: 'Produtos',
    create: 'Novo produto',
    updateFailed: 'Erro ao atualizar o produto:',
  },
  nameOf: ({ Description }) => Description,
  columns: [
    image,
    text('Description', 'Descrição', { link: true }),
    text('Size', 'Medida', { width: 130 }),
    brand,
    text('InternCode', 'Código interno', { width: 150 }),
    created(),
    status(),
  ],
  filters: [
    search('Buscar por medida, marca ou descrição'),
    activity(),
    ...dates(),
    choice('model', 'Modelo', modelOptions, more),
    choice('brand', 'Marca', brandOptions, more),
    choice('group', 'Grupo', groupOptions, more),
    choice('company', 'Empresa', companyOptions, more),
  ],
  form: productCreation,
  include: 'Brand,Model,ProductImage',
  hrefOf: ({ Code }) => `${path}/${Code}`,
  exportFile: 'reportProducts',
  toolbar: ImportButton,
});
