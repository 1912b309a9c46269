import { type Entity, nameField, newRecord } from '@rodovia/shared/contracts';
import { wireValue } from './field-value';

/** What the screen of an entity takes from the entity itself. */
export function screenOf(entity: Entity) {
  const { resource, one, article, many, exportFile } = entity;
  const name = nameField(entity);
  return {
    resource,
    labels: { one, article, many, create: newRecord(entity) },
    nameOf: (row: object) => String(wireValue(row, name)),
    exportFile,
    removes: true,
  };
}
