import { type Entity, listFailed, nameField, type RelationField } from '../../contracts/records';
import { choice, optionsFrom } from '../filter/filters';
import { resourceOf } from '../resource';
import type { CrudRow, Filter, OptionSource } from '../types';
import { wireValue } from './field-value';

/** Returns the active records of an entity as select options, by code. */
export function entityOptions(entity: Entity): OptionSource {
  const name = nameField(entity);
  const toOption = (row: CrudRow) => ({ value: row.Code, label: String(wireValue(row, name)) });
  const { listUrl } = resourceOf(entity.resource);
  return optionsFrom(`/${entity.resource}`, toOption, {
    failure: listFailed(entity),
    more: {
      search: (term) => listUrl({ term, isActive: true, quantity: 50, orderBy: `${name} asc` }),
      one: (code) => `/${entity.resource}/${code}`,
    },
  });
}

/** Returns a filter for a relation field. */
export const relationFilter = (
  { label, to, filter }: RelationField & { filter: string },
  extras: { more?: boolean } = {},
): Filter => choice(filter, label, entityOptions(to), extras);
