import type { MyData, Person } from '@rodovia/shared/contracts/people';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { readOne } from '../../../crud/record-source';
import type { Executor } from '../../../db/database';
import { instant, jsonObject, selectList } from '../../../db/projection';
import {
  erasureRequest,
  logEntry,
  mailMessage,
  message,
  messagePicture,
  passkey,
  person,
  personNote,
  product,
  proposal,
  quotation,
  quotationEvent,
  quotationFreeItem,
  quotationItem,
  recordChange,
  savedList,
  savedProduct,
  vehicle,
} from '../../../db/schema';
import { liveSessions } from '../../../identity/sessions';
import { inWords } from '../../../records/change-words';
import { quotationDetails } from '../../../records/quotation-details';
import { personSource } from '../person.repository';
import { erasureFields } from './erasure-fields';

const items = sql`(select coalesce(json_agg(${jsonObject({
  Quantity: sql`${quotationItem.quantity}`,
  Description: sql`${quotationItem.description}`,
  Size: sql`${quotationItem.size}`,
  CodePub: sql`${quotationItem.codePub}`,
  Words: sql`${quotationItem.words}`,
})} order by ${quotationItem.position}), '[]'::json) from ${quotationItem}
  where ${quotationItem.quotationCode} = ${quotation.code})`;

/** Free items and their answers. */
const freeItems = sql`(select coalesce(json_agg(${jsonObject({
  Quantity: sql`${quotationFreeItem.quantity}`,
  Text: sql`${quotationFreeItem.text}`,
  Answer: sql`${quotationFreeItem.answer}`,
})} order by ${quotationFreeItem.position}), '[]'::json) from ${quotationFreeItem}
  where ${quotationFreeItem.quotationCode} = ${quotation.code})`;

const history = sql`(select coalesce(json_agg(${jsonObject({
  Status: sql`${quotationEvent.status}`,
  Kind: sql`${quotationEvent.kind}`,
  Note: sql`case when ${quotationEvent.kind} = 'REASSIGNMENT' then '' else ${quotationEvent.note} end`,
  Created: instant(quotationEvent.created),
})} order by ${quotationEvent.id}), '[]'::json) from ${quotationEvent}
  where ${quotationEvent.quotationCode} = ${quotation.code} and ${quotationEvent.kind} <> 'MESSAGE')`;

/** Messages by and to the person. */
const messages = sql`(select coalesce(json_agg(${jsonObject({
  Side: sql`${message.side}`,
  Text: sql`${message.text}`,
  Quote: sql`${message.quote}`,
  Pictures: sql`(select count(*)::int from ${messagePicture} where ${messagePicture.messageCode} = ${message.code})`,
  Created: instant(message.created),
})} order by ${message.position}), '[]'::json) from ${message} where ${message.quotationCode} = ${quotation.code})`;

/** Proposals and the person's answers. */
const proposals = sql`(select coalesce(json_agg(${jsonObject({
  Version: sql`${proposal.ordinal}`,
  Status: sql`${proposal.status}`,
  TotalCents: sql`${proposal.totalCents}`,
  SentAt: instant(proposal.sent),
  Delivery: sql`${proposal.delivery}`,
  Request: sql`${proposal.requestNote}`,
  Answer: sql`case when ${proposal.decidedBy} = ${quotation.personCode} then ${proposal.decisionNote} else '' end`,
})} order by ${proposal.ordinal}), '[]'::json) from ${proposal}
  where ${proposal.quotationCode} = ${quotation.code} and ${proposal.status} <> 'DRAFT')`;

const quotationFields = {
  Number: sql`${quotation.number}`,
  Status: sql`${quotation.status}`,
  Note: sql`${quotation.note}`,
  Details: quotationDetails,
  Created: instant(quotation.created),
  Updated: instant(quotation.updated),
  Items: items,
  FreeItems: freeItems,
  Proposals: proposals,
  History: history,
  Messages: messages,
};

const mailFields = {
  To: sql`${mailMessage.recipient}`,
  Subject: sql`${mailMessage.subject}`,
  Text: sql`${mailMessage.plain}`,
  MailMessageStatus: sql`${mailMessage.status}`,
  Created: instant(mailMessage.created),
};

async function rowsOf<T>(db: Executor, query: SQL): Promise<T[]> {
  return (await db.execute(query)).rows as T[];
}

const quotationsOf = (db: Executor, code: string) =>
  rowsOf<MyData['Quotations'][number]>(
    db,
    sql`select ${selectList(quotationFields)} from ${quotation} where ${quotation.personCode} = ${code}
      order by ${quotation.created}, ${quotation.code}`,
  );

const mailsOf = (db: Executor, code: string) =>
  rowsOf<MyData['Mails'][number]>(
    db,
    sql`select ${selectList(mailFields)} from ${mailMessage} where ${mailMessage.personCode} = ${code}
      order by ${mailMessage.created}, ${mailMessage.code}`,
  );

const BY_SOMEBODY = /^.* \([\da-f-]{36}\) /;

/** Reads the audit entries by and about the person; other people are anonymous. */
async function trailOf(db: Executor, code: string): Promise<MyData['Trail']> {
  const rows = await rowsOf<{ message: string; created: string; own: boolean }>(
    db,
    sql`select ${logEntry.message} as message, ${instant(logEntry.created)} as created,
        coalesce(${logEntry.actorCode} = ${code}, false) as own
      from ${logEntry} where ${logEntry.actorCode} = ${code} or ${logEntry.searchText} like ${`%${code}%`}
      order by ${logEntry.id}`,
  );
  return rows.map(({ message, created, own }) => ({
    Message: own ? message : message.replace(BY_SOMEBODY, 'A loja '),
    Created: created,
  }));
}

const requestsOf = (db: Executor, code: string) =>
  rowsOf<MyData['Requests'][number]>(
    db,
    sql`select ${selectList(erasureFields)} from ${erasureRequest}
      where ${eq(erasureRequest.personCode, code)} order by ${desc(erasureRequest.created)}`,
  );

/** Reads the change history of the person's record. */
async function changesOf(db: Executor, code: string): Promise<MyData['Changes']> {
  const rows = await rowsOf<MyData['Changes'][number]>(
    db,
    sql`select ${recordChange.field} as "Field", ${recordChange.before} as "Before", ${recordChange.after} as "After",
        ${instant(recordChange.created)} as "Created"
      from ${recordChange} where ${recordChange.recordCode} = ${code} and ${recordChange.kind} = 'CHANGED'
      order by ${recordChange.id}`,
  );
  return rows.map((row) => inWords({ ...row, Entity: 'PERSON' }));
}

/** Reads staff's notes about the person. */
const notesOf = (db: Executor, code: string) =>
  rowsOf<MyData['Notes'][number]>(
    db,
    sql`select ${personNote.text} as "Text", ${instant(personNote.created)} as "Created" from ${personNote}
      where ${personNote.personCode} = ${code} order by ${personNote.created}`,
  );

/** Reads the person's vehicles. */
const vehiclesOf = (db: Executor, code: string) =>
  rowsOf<MyData['Vehicles'][number]>(
    db,
    sql`select ${vehicle.name} as "Name", ${vehicle.plate} as "Plate", ${vehicle.kind} as "Kind", ${vehicle.axles} as "Axles",
        ${vehicle.reminder} as "Reminder", ${vehicle.reminderDue} as "ReminderDue",
        ${instant(vehicle.created)} as "Created" from ${vehicle}
      where ${vehicle.personCode} = ${code} order by ${vehicle.created}, ${vehicle.code}`,
  );

const sessionsOf = async (db: Executor, code: string): Promise<MyData['Sessions']> =>
  (await liveSessions(db, code)).map(({ device, created, lastSeen }) => ({
    Device: device,
    Created: created.toISOString(),
    LastSeen: lastSeen.toISOString(),
  }));

const passkeysOf = (db: Executor, code: string) =>
  rowsOf<MyData['Passkeys'][number]>(
    db,
    sql`select ${passkey.name} as "Name", ${instant(passkey.created)} as "Created" from ${passkey}
      where ${passkey.personCode} = ${code} order by ${passkey.created}`,
  );

/** Reads the lists that the person keeps under a name. */
const listsOf = (db: Executor, code: string) =>
  rowsOf<MyData['SavedLists'][number]>(
    db,
    sql`select ${savedList.name} as "Name", ${savedList.freeItems} as "FreeItems",
        (select coalesce(json_agg(json_build_object('Quantity', (item->>'Quantity')::int, 'Size', coalesce(known.size, ''),
            'Description', coalesce(known.description, ''), 'Words', coalesce(item->'Words', '[]'::jsonb))), '[]'::json)
          from jsonb_array_elements(${savedList.items}) item
          left join ${product} known on known.code = (item->>'Code')::uuid) as "Items",
        ${instant(savedList.created)} as "Created" from ${savedList}
      where ${savedList.personCode} = ${code} order by ${savedList.created}, ${savedList.code}`,
  );

/** Reads the person's favourites and viewed products. */
const savedOf = (db: Executor, code: string) =>
  rowsOf<MyData['SavedProducts'][number]>(
    db,
    sql`select ${savedProduct.kind} as "Kind", ${product.size} as "Size", ${product.description} as "Description",
        ${instant(savedProduct.created)} as "Created"
      from ${savedProduct} join ${product} on ${product.code} = ${savedProduct.productCode}
      where ${savedProduct.personCode} = ${code} order by ${savedProduct.kind}, ${savedProduct.created}`,
  );

/** Reads all data stored about a person. */
export async function myData(db: Executor, code: string): Promise<MyData | undefined> {
  const where = [eq(person.code, code)];
  const found = await readOne<Person>(db, personSource, { where, include: 'PersonType,Address' });
  return (
    found && {
      Made: new Date().toISOString(),
      Person: found,
      Vehicles: await vehiclesOf(db, code),
      Quotations: await quotationsOf(db, code),
      Mails: await mailsOf(db, code),
      Trail: await trailOf(db, code),
      Changes: await changesOf(db, code),
      Notes: await notesOf(db, code),
      Requests: await requestsOf(db, code),
      Sessions: await sessionsOf(db, code),
      Passkeys: await passkeysOf(db, code),
      SavedProducts: await savedOf(db, code),
      SavedLists: await listsOf(db, code),
    }
  );
}
