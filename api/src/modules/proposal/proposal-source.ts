import { PICKED_UP } from '@rodovia/shared/contracts/quotations';
import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import type { RecordSource } from '../../crud/record-source';
import { instant, jsonObject, type Projection } from '../../db/projection';
import {
  address,
  city,
  paymentTerm,
  person,
  product,
  proposal,
  proposalLine,
  quotation,
  quotationFreeItem,
  quotationItem,
} from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { actorName } from '../../records/actor-name';
import { addressLine } from '../../records/address-fields';
import { isClosed, isExpired, proposalVersion } from '../../records/proposal-state';

/** Casts centavos to a number: drivers return 64-bit integers as text. */
const cents = (value: SQL | typeof proposal.totalCents): SQL => sql`${value}::float8`;

/** SQL for the last price that a client accepted for a product, and its quotation (`earlier`). */
export const lastAccepted = (value: SQL, ofProduct: SQL, byClient: SQL): SQL => sql`(select ${value}
  from proposal agreed join proposal_line agreed_line on agreed_line.proposal_code = agreed.code
  join quotation earlier on earlier.code = agreed.quotation_code
  where agreed.status = 'ACCEPTED' and not agreed_line.declined and agreed_line.unit_price_cents is not null
    and agreed_line.product_code = ${ofProduct} and earlier.person_code = ${byClient}
  order by agreed.decided desc limit 1)`;

/** SQL for a value of the proposal's quotation. */
export const ofQuotation = (value: SQL): SQL =>
  sql`(select ${value} from ${quotation} where ${quotation.code} = ${proposal.quotationCode})`;

/** SQL for a value of the quotation's line. */
const ifRequested = (value: SQL): SQL =>
  sql`(select ${value} from ${quotationItem} where ${quotationItem.code} = ${proposalLine.quotationItemCode})`;

const lineFields: Projection = {
  QuotationItemCode: sql`${proposalLine.quotationItemCode}`,
  FreeItemCode: sql`${proposalLine.freeItemCode}`,
  ProductCode: sql`${proposalLine.productCode}`,
  Description: sql`${proposalLine.description}`,
  Size: sql`${proposalLine.size}`,
  CodePub: sql`${proposalLine.codePub}`,
  Quantity: sql`${proposalLine.quantity}`,
  UnitPriceCents: sql`${proposalLine.unitPriceCents}`,
  DiscountPercent: sql`${proposalLine.discountPercent}`,
  DiscountCents: sql`${proposalLine.discountCents}`,
  LeadTimeDays: sql`${proposalLine.leadTimeDays}`,
  Note: sql`${proposalLine.note}`,
  Declined: sql`${proposalLine.declined}`,
  DeclineReason: sql`${proposalLine.declineReason}`,
  Substitute: sql`coalesce(not ${proposalLine.declined}
    and ${proposalLine.productCode} <> ${ifRequested(sql`${quotationItem.productCode}`)}, false)`,
  LineTotalCents: sql`${proposalLine.lineTotalCents}`,
  Asked: ifRequested(
    jsonObject({
      ProductCode: sql`${quotationItem.productCode}`,
      Description: sql`${quotationItem.description}`,
      Size: sql`${quotationItem.size}`,
      Quantity: sql`${quotationItem.quantity}`,
      Words: sql`${quotationItem.words}`,
    }),
  ),
  Written: sql`(select ${jsonObject({
    Text: sql`${quotationFreeItem.text}`,
    Quantity: sql`${quotationFreeItem.quantity}`,
  })} from ${quotationFreeItem} where ${quotationFreeItem.code} = ${proposalLine.freeItemCode})`,
};

/** Price hints for drafts. */
const hints: Projection = {
  PublicPrice: sql`(select json_build_object('Cents', round(${product.publicPrice} * 100)::bigint) from ${product}
    where ${product.code} = ${proposalLine.productCode} and ${product.publicPrice} is not null
      and ${proposal.status} = 'DRAFT')`,
  LastPrice: sql`case when ${proposal.status} = 'DRAFT' then ${lastAccepted(
    sql`json_build_object('Cents', agreed_line.unit_price_cents, 'QuotationNumber', earlier.number)`,
    sql`${proposalLine.productCode}`,
    ofQuotation(sql`${quotation.personCode}`),
  )} end`,
};

const linesWith = (fields: Projection): SQL =>
  sql`(select coalesce(json_agg(${jsonObject(fields)} order by ${proposalLine.position}), '[]'::json)
    from ${proposalLine} where ${proposalLine.proposalCode} = ${proposal.code})`;

/** Currently chosen payment term; for a sent proposal, its copy. */
const paymentTermNow: SQL = sql`(select ${jsonObject({
  Code: sql`${paymentTerm.code}`,
  Description: sql`${paymentTerm.description}`,
  Days: sql`${paymentTerm.days}`,
  Text: sql`${paymentTerm.text}`,
})} from ${paymentTerm} where ${paymentTerm.code} = ${proposal.paymentTermCode})`;
const paymentTermThen: SQL = sql`(select json_build_object('Code', null, 'Description', ${proposal.paymentTerm}->>'description',
  'Days', (${proposal.paymentTerm}->>'days')::int, 'Text', ${proposal.paymentTerm}->>'text')
  where ${proposal.paymentTerm} is not null)`;

/** Currently chosen delivery address in one line. */
export const deliveryNow: SQL = sql`coalesce((select ${addressLine}
  from ${address} join ${city} on ${city.code} = ${address.cityCode}
  where ${address.code} = ${proposal.deliveryAddressCode}), ${PICKED_UP})`;

const whileDraft = (draft: SQL, sent: SQL): SQL =>
  sql`case when ${proposal.status} = 'DRAFT' then ${draft} else ${sent} end`;

/** Returns how proposals are read by a viewer. */
export function proposalsSeenBy(types: ApiConfig['personTypes'], viewer: Actor): RecordSource {
  const isStaff = viewer.role !== 'client';
  const name = sql`(select ${actorName(types, viewer)} from ${person} where ${person.code} = ${proposal.decidedBy})`;
  return {
    table: proposal,
    key: proposal.code,
    created: proposal.created,
    fields: {
      Code: sql`${proposal.code}`,
      QuotationCode: sql`${proposal.quotationCode}`,
      QuotationNumber: ofQuotation(sql`${quotation.number}`),
      Version: proposalVersion,
      Status: sql`${proposal.status}`,
      Expired: isExpired,
      Closed: isClosed,
      Lines: linesWith(isStaff ? { ...lineFields, ...hints } : lineFields),
      Freight: sql`json_build_object('Kind', ${proposal.freightKind}, 'Cents',
        case when ${proposal.freightKind} = 'VALUE' then ${proposal.freightCents} end)`,
      PaymentTerm: whileDraft(paymentTermNow, paymentTermThen),
      PaymentNote: sql`${proposal.paymentNote}`,
      Delivery: sql`json_build_object('AddressCode', ${proposal.deliveryAddressCode},
        'Text', ${whileDraft(deliveryNow, sql`${proposal.delivery}`)})`,
      ...(isStaff && { ValidityDays: sql`${proposal.validityDays}`, InnerNote: sql`${proposal.innerNote}` }),
      ValidUntil: instant(proposal.validUntil),
      SubtotalCents: cents(proposal.subtotalCents),
      FreightCents: cents(proposal.freightCents),
      TotalCents: cents(proposal.totalCents),
      ClientNote: sql`${proposal.clientNote}`,
      SentAt: instant(proposal.sent),
      DecidedAt: instant(proposal.decided),
      DecidedBy: name,
      Reason: sql`${proposal.reason}`,
      DecisionNote: sql`${proposal.decisionNote}`,
      Request: sql`case when ${proposal.request} is not null then json_build_object('Kind', ${proposal.request},
        'Note', ${proposal.requestNote}, 'At', ${instant(proposal.requested)}) end`,
      Digest: sql`${proposal.digest}`,
      VerifyToken: sql`${proposal.verifyToken}`,
      Updated: instant(proposal.updated),
    },
    relations: {},
    sortable: { Version: sql`coalesce(${proposal.ordinal}, 2147483647)` },
  };
}
