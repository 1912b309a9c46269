import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../../crud/record-source';
import { instant, jsonObject, type Projection } from '../../../db/projection';
import { erasureRequest, person } from '../../../db/schema';
import { personEmail } from '../../../records/person-email';

/** Wire fields of an erasure request. */
export const erasureFields: Projection = {
  Code: sql`${erasureRequest.code}`,
  Status: sql`${erasureRequest.status}`,
  Reason: sql`${erasureRequest.reason}`,
  Created: instant(erasureRequest.created),
  Decided: instant(erasureRequest.decided),
};

/** Reads erasure requests for administrators. */
export const erasureSource: RecordSource = {
  table: erasureRequest,
  key: erasureRequest.code,
  created: erasureRequest.created,
  fields: {
    ...erasureFields,
    Person: sql`(select ${jsonObject({
      Code: sql`${person.code}`,
      Name: sql`${person.name}`,
      Email: personEmail,
    })} from ${person} where ${person.code} = ${erasureRequest.personCode})`,
  },
  relations: {},
  sortable: { Created: erasureRequest.created, Status: erasureRequest.status },
};
