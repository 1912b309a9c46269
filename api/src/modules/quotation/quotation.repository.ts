import { type Column, type SQL, sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { instant, jsonObject, type Projection } from '../../db/projection';
import {
  modelImage,
  person,
  product,
  productImage,
  quotation,
  quotationFreeItem,
  quotationItem,
} from '../../db/schema';
import { personEmail } from '../../records/person-email';
import { quotationDetails } from '../../records/quotation-details';

const party = (reference: Column, further: Projection = {}): SQL =>
  sql`(select ${jsonObject({
    ...further,
    Code: sql`${person.code}`,
    Name: sql`${person.name}`,
    Email: personEmail,
    Phone1: sql`${person.phone1}`,
    Mobile: sql`${person.mobile}`,
  })} from ${person} where ${person.code} = ${reference})`;

const activity: Projection = { IsActive: sql`${person.isActive}` };

/** The seller, and whether they are active. */
export const servingSeller = party(quotation.sellerCode, activity);

const confirmation: Projection = { EmailConfirmed: sql`${person.emailConfirmed} is not null` };

/** The client for staff, with the log-in state. */
export const servedClient = party(quotation.personCode, {
  ...activity,
  ...confirmation,
  CanLogIn: sql`${person.passwordHash} <> ''`,
});

/** The client for themselves, with the confirmation state of the address. */
export const ownParty = party(quotation.personCode, confirmation);

const nameOf = (reference: Column): SQL =>
  sql`(select fold(${person.name}) from ${person} where ${person.code} = ${reference})`;

const firstOf = (images: typeof productImage | typeof modelImage, parent: SQL): SQL =>
  sql`(select ${images.url} from ${images} where ${images.parentCode} = ${parent} order by ${images.position} limit 1)`;

const ofModel = sql`(select ${product.modelCode} from ${product} where ${product.code} = ${quotationItem.productCode})`;

const item = jsonObject({
  Code: sql`${quotationItem.code}`,
  Quantity: sql`${quotationItem.quantity}`,
  Words: sql`${quotationItem.words}`,
  Product: jsonObject({
    Code: sql`${quotationItem.productCode}`,
    Description: sql`${quotationItem.description}`,
    Size: sql`${quotationItem.size}`,
    CodePub: sql`${quotationItem.codePub}`,
    InternCode: sql`${quotationItem.internCode}`,
    Picture: sql`coalesce(${firstOf(productImage, sql`${quotationItem.productCode}`)}, ${firstOf(modelImage, ofModel)})`,
  }),
});

const freeItem = jsonObject({
  Code: sql`${quotationFreeItem.code}`,
  Quantity: sql`${quotationFreeItem.quantity}`,
  Text: sql`${quotationFreeItem.text}`,
  AnswerCode: sql`${quotationFreeItem.answerCode}`,
  Answer: sql`${quotationFreeItem.answer}`,
});

/** Requested products, and what the customer wrote and no product of the quotation answers. */
const itemCount = sql`((select count(*)::int from ${quotationItem}
  where ${quotationItem.quotationCode} = ${quotation.code})
  + (select count(*)::int from ${quotationFreeItem}
  where ${quotationFreeItem.quotationCode} = ${quotation.code} and ${quotationFreeItem.answer} = ''))`;

/** Quotations for lists and single reads. */
export const quotationSource: RecordSource = {
  table: quotation,
  key: quotation.code,
  created: quotation.created,
  fields: {
    Code: sql`${quotation.code}`,
    Number: sql`${quotation.number}`,
    Status: sql`${quotation.status}`,
    Created: instant(quotation.created),
    Updated: instant(quotation.updated),
    Note: sql`${quotation.note}`,
    ItemCount: itemCount,
    Version: sql`${quotation.version}`,
  },
  relations: {
    Person: party(quotation.personCode),
    Seller: party(quotation.sellerCode),
    Details: quotationDetails,
    ShoppingCartItem: sql`(select coalesce(json_agg(${item} order by ${quotationItem.position}), '[]'::json)
      from ${quotationItem} where ${quotationItem.quotationCode} = ${quotation.code})`,
    FreeItem: sql`(select coalesce(json_agg(${freeItem} order by ${quotationFreeItem.position}), '[]'::json)
      from ${quotationFreeItem} where ${quotationFreeItem.quotationCode} = ${quotation.code})`,
  },
  sortable: {
    Number: quotation.number,
    Status: quotation.status,
    Created: quotation.created,
    Updated: quotation.updated,
    ItemCount: itemCount,
    Person: nameOf(quotation.personCode),
    Seller: nameOf(quotation.sellerCode),
  },
};
