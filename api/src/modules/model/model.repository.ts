import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { activeFields } from '../../db/projection';
import { model, modelImage } from '../../db/schema';
import { imageList } from '../../images/image-list';

export const modelSource: RecordSource = {
  table: model,
  key: model.code,
  created: model.created,
  fields: { ...activeFields(model), Name: sql`${model.name}`, Description: sql`${model.description}` },
  relations: { ModelImage: imageList(modelImage, model.code) },
  sortable: {
    Name: sql`fold(${model.name})`,
    Description: sql`fold(${model.description})`,
    IsActive: model.isActive,
    Created: model.created,
    Updated: model.updated,
  },
};
