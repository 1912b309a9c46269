import { type Model, modelEntity } from '@rodovia/shared/contracts';
import {
  activity,
  type Column,
  column,
  created,
  dates,
  defineCrud,
  screenOf,
  search,
  status,
  updated,
} from '@rodovia/shared/crud';
import { Thumbnail } from '../../images/thumbnail';
import { modelCreation } from './model-form';

const path = '/admin/modelos';

const image: Column<Model> = {
  key: 'ModelImage',
  title: 'Imagem',
  width: 88,
  render: ({ ModelImage }) => <Thumbnail image={ModelImage?.[0]} />,
};

const screen = screenOf(modelEntity);

export const models = defineCrud<Model, typeof modelCreation.empty>({
  ...screen,
  path,
  labels: { ...screen.labels, listFailed: 'Erro ao carregar os models!' },
  columns: [image, column(modelEntity.fields.name, { link: true }), created(), updated(), status()],
  filters: [search('Buscar por nome'), activity(), ...dates()],
  form: modelCreation,
  include: 'ModelImage',
  hrefOf: ({ Code }) => `${path}/${Code}`,
});
