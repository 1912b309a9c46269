import { type Model, modelEntity } from '@rodovia/shared/contracts/catalog';
import {
  type Column,
  column,
  defineCrud,
  recordColumns,
  recordFilters,
  screenOf,
  Thumbnail,
} from '@rodovia/shared/crud';
import { modelCreation } from './model-form';

const path = '/admin/modelos';

const image: Column<Model> = {
  key: 'ModelImage',
  title: 'Foto',
  width: 72,
  rank: 3,
  render: ({ ModelImage }) => <Thumbnail url={ModelImage?.[0]?.Url} />,
};

const screen = screenOf(modelEntity);

export const models = defineCrud<Model, typeof modelCreation.empty>({
  ...screen,
  path,
  labels: { ...screen.labels, listFailed: 'Erro ao carregar os models!' },
  columns: recordColumns(image, column(modelEntity.fields.name, { link: true })),
  filters: recordFilters('Buscar por nome'),
  form: modelCreation,
  include: 'ModelImage',
  hrefOf: ({ Code }) => `${path}/${Code}`,
});
