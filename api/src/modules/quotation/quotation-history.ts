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
import { reminderOf } from '../../records/quotation-reminders';
import { unreadBy } from '../../records/unread-messages';
import { ownParty, quotationSource, servedClient, servingSeller } from './quotation.repository';

/** Fields for staff only: the outcome. */
const desk: Projection = {
  Outcome: sql`${quotation.outcome}`,
  LossReason: sql`(select ${lossReason.description} from ${lossReason}
    where ${lossReason.code} = ${quotation.lossReasonCode})`,
};

/** Fields for clients only: the shop's number, if there is no seller with a mobile number. */
const shop: Projection = { ShopWhatsapp: sql`(select nullif(${deskSettings.whatsapp}, '') from ${deskSettings})` };

/** The client's first address. */
const clientAddress = sql`(select ${addressLine} from ${address} join ${city} on ${city.code} = ${address.cityCode}
  where ${address.personCode} = ${quotation.personCode} order by ${address.created}, ${address.code} limit 1)`;

const forClients = sql`case when ${quotationEvent.kind} = 'REASSIGNMENT' then '' else ${quotationEvent.note} end`;

/** Messages are shown in the conversation, not in the history. */
const isStep = sql`${quotationEvent.kind} <> 'MESSAGE'`;

/**
 * Returns how quotations with their proposals are read; the relation `History` shows names that the viewer may know,
 * and staff see whether a seller is inactive.
 */
export function quotationsSeenBy(types: ApiConfig['personTypes'], viewer: Actor): RecordSource {
  const event = jsonObject({
    Status: sql`${quotationEvent.status}`,
    // reasons of reassignments are for staff only
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
    sortable: {
      ...quotationSource.sortable,
      // quotations without a proposal are less than any total
      ProposalTotal: sql`coalesce(${fields.ProposalTotal}, -1)`,
      ...(viewer.role !== 'client' && { ResponseDueAt: responseDueAt }),
    },
    relations: {
      ...quotationSource.relations,
      ...parties,
      History: history,
      Proposal: relation,
      ...(viewer.role !== 'client' && { Reminder: reminderOf(viewer) }),
    },
  };
}
