import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import type { RecordSource } from '../../crud/record-source';
import { instant, jsonObject, type Projection } from '../../db/projection';
import { person, quotation, quotationEvent } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { quotationSource, servingSeller } from './quotation.repository';

/** Staff know each other; a client knows itself and sellers by name, everybody else by what they are. */
function actorName({ admin, seller }: ApiConfig['personTypes'], viewer: Actor): SQL {
  if (viewer.role !== 'client') return sql`${person.name}`;
  return sql`case
    when ${person.code} = ${viewer.code} or ${person.personTypeCode} = ${seller} then ${person.name}
    when ${person.personTypeCode} = ${admin} then 'Administração' else 'Cliente' end`;
}

/** Quotations whose relation `History` names people as far as the viewer may know them; staff see whether a seller left. */
export function quotationsSeenBy(types: ApiConfig['personTypes'], viewer: Actor): RecordSource {
  const event = jsonObject({
    Status: sql`${quotationEvent.status}`,
    Note: sql`${quotationEvent.note}`,
    Created: instant(quotationEvent.created),
    ActorName: actorName(types, viewer),
    Kind: sql`${quotationEvent.kind}`,
    SellerName: sql`(select served.name from ${person} served where served.code = ${quotationEvent.sellerCode})`,
  });
  const history = sql`(select coalesce(json_agg(${event} order by ${quotationEvent.id}), '[]'::json)
    from ${quotationEvent} join ${person} on ${person.code} = ${quotationEvent.actorCode}
    where ${quotationEvent.quotationCode} = ${quotation.code})`;
  const seller: Projection = viewer.role === 'client' ? {} : { Seller: servingSeller };
  return { ...quotationSource, relations: { ...quotationSource.relations, ...seller, History: history } };
}
