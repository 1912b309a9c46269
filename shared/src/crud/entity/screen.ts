import { type Entity, nameField, newRecord } from '../../contracts/records';
import { wireValue } from './field-value';

/** Returns the parts of a screen definition that follow from an entity. */
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
