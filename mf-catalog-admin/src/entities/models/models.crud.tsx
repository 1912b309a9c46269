import type { Model, ModelCreation } from '@rodovia/shared/contracts';
import { activity, type Column, created, dates, defineCrud, search, status, text, updated } from '@rodovia/shared/crud';
import { Thumbnail } from '../../images/thumbnail';
import { modelCreation } from './model-form';

const path = '/admin/modelos';

const image: Column<Model> = {
  key: 'ModelImage',
  title: 'Imagem',
  width: 88,
  render: ({ ModelImage }) => <Thumbnail image={ModelImage?.[0]} />,
};

export const models = defineCrud<Model, ModelCreation>({
  resource: 'model',
  path,
  labels: {
    one: 'modelo',
    article: 'o',
    many: 'Modelos',
    create: 'Novo modelo',
    listFailed: 'Erro ao carregar os models!',
  },
  nameOf: ({ Name }) => Name,
  columns: [image, text('Name', 'Nome', { link: true }), created(), updated(), status()],
  filters: [search('Buscar por nome'), activity(), ...dates()],
  form: modelCreation,
  include: 'ModelImage',
  hrefOf: ({ Code }) => `${path}/${Code}`,
  exportFile: 'reportModel',
});
