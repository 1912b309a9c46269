import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import type { RecordSource } from '../../crud/record-source';
import { instant, instantOf, jsonObject, type Projection } from '../../db/projection';
import { address, city, deskSettings, lossReason, person, quotation, quotationEvent } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { actorName } from '../../records/actor-name';
import { addressLine } from '../../records/address-fields';
import { proposalOf } from '../../records/proposal-state';
import { responseDueAt } from '../../records/quotation-queues';
import { unreadBy } from '../../records/unread-messages';
import { ownParty, quotationSource, servedClient, servingSeller } from './quotation.repository';

/** What only staff see: what became of it. */
const desk: Projection = {
  Outcome: sql`${quotation.outcome}`,
  LossReason: sql`(select ${lossReason.description} from ${lossReason}
    where ${lossReason.code} = ${quotation.lossReasonCode})`,
};

/** What only clients see: the shop's own number, for those whom no seller with a mobile serves. */
const shop: Projection = { ShopWhatsapp: sql`(select nullif(${deskSettings.whatsapp}, '') from ${deskSettings})` };

/** The address of the client that was there first. */
const clientAddress = sql`(select ${addressLine} from ${address} join ${city} on ${city.code} = ${address.cityCode}
  where ${address.personCode} = ${quotation.personCode} order by ${address.created}, ${address.code} limit 1)`;

const forClients = sql`case when ${quotationEvent.kind} = 'REASSIGNMENT' then '' else ${quotationEvent.note} end`;

/** What was written is told by the conversation. */
const isStep = sql`${quotationEvent.kind} <> 'MESSAGE'`;

/** Quotations with their proposals, whose relation `History` names people as far as the viewer may know them; staff see whether a seller left. */
export function quotationsSeenBy(types: ApiConfig['personTypes'], viewer: Actor): RecordSource {
  const event = jsonObject({
    Status: sql`${quotationEvent.status}`,
    // Why somebody else serves is for the staff.
    Note: viewer.role === 'client' ? forClients : sql`${quotationEvent.note}`,
    Created: instant(quotationEvent.created),
    ActorName: actorName(types, viewer),
    Kind: sql`${quotationEvent.kind}`,
    SellerName: sql`(select served.name from ${person} served where served.code = ${quotationEvent.sellerCode})`,
  });
  const history = sql`(select coalesce(json_agg(${event} order by ${quotationEvent.id}), '[]'::json)
    from ${quotationEvent} join ${person} on ${person.code} = ${quotationEvent.actorCode}
    where ${quotationEvent.quotationCode} = ${quotation.code} and ${isStep})`;
  const parties: Projection =
    viewer.role === 'client'
      ? { Person: ownParty }
      : { Person: servedClient, Seller: servingSeller, ClientAddress: clientAddress };
  const { fields, relation } = proposalOf(viewer);
  return {
    ...quotationSource,
    fields: {
      ...quotationSource.fields,
      ...fields,
      Unread: unreadBy(viewer),
      ResponseDueAt: instantOf(responseDueAt),
      ...(viewer.role === 'client' ? shop : desk),
    },
    sortable: { ...quotationSource.sortable, ...(viewer.role !== 'client' && { ResponseDueAt: responseDueAt }) },
    relations: { ...quotationSource.relations, ...parties, History: history, Proposal: relation },
  };
}
