import type { RecordSource } from '../../crud/record-source';
import { address } from '../../db/schema';
import { addressFields } from '../../records/address-fields';

/** Addresses for lists and single reads. */
export const addressSource: RecordSource = {
  table: address,
  key: address.code,
  created: address.created,
  fields: addressFields,
  relations: {},
  sortable: { Created: address.created },
};
