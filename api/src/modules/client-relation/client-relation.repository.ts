import type { ClientNote, ClientRelations } from '@rodovia/shared/contracts/people';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { instant, instantOf, jsonObject } from '../../db/projection';
import { message, person, personNote, proposal, quotation } from '../../db/schema';

const countOf = (condition: SQL): SQL => sql`(count(*) filter (where ${condition}))::int`;
const inStatus = (status: string): SQL => countOf(sql`${quotation.status} = ${status}`);

const contact = (kind: string, at: SQL): SQL => sql`select ${at} as at, ${kind}::text as kind,
  ${quotation.code} as quotation_code, ${quotation.number} as quotation_number from ${quotation}`;

/** Latest quotation, message or sent proposal. */
const lastContact = (code: string): SQL => sql`(select ${jsonObject({
  At: instantOf(sql`last.at`),
  Kind: sql`last.kind`,
  QuotationCode: sql`last.quotation_code`,
  QuotationNumber: sql`last.quotation_number`,
})} from (
    (${contact('QUOTATION', sql`${quotation.created}`)} where ${quotation.personCode} = ${code} order by at desc limit 1)
    union all
    (${contact('MESSAGE', sql`${message.created}`)} join ${message} on ${message.quotationCode} = ${quotation.code}
      where ${quotation.personCode} = ${code} order by at desc limit 1)
    union all
    (${contact('PROPOSAL', sql`${proposal.sent}`)} join ${proposal} on ${proposal.quotationCode} = ${quotation.code}
      where ${quotation.personCode} = ${code} and ${proposal.sent} is not null order by at desc limit 1)
  ) last order by last.at desc limit 1)`;

/** Reads the history of a client. */
export async function relationsOf(db: Executor, code: string): Promise<ClientRelations> {
  const sent = sql`${proposal.status} <> 'DRAFT'`;
  const accepted = sql`${proposal.status} = 'ACCEPTED'`;
  const { rows } = await db.execute(sql`
    select counts.*, offers.*, ${lastContact(code)} as "LastContact" from (
      select count(*)::int as "Quotations", ${inStatus('OPEN')} as "Open", ${inStatus('IN PROGRESS')} as "InProgress",
        ${inStatus('COMPLETE')} as "Complete", ${inStatus('CANCEL')} as "Cancelled",
        ${countOf(sql`${quotation.outcome} = 'WON'`)} as "Won"
      from ${quotation} where ${quotation.personCode} = ${code}
    ) counts, (
      select count(distinct ${proposal.quotationCode}) filter (where ${sent})::int as "ProposalsSent",
        ${countOf(accepted)} as "ProposalsAccepted",
        coalesce(sum(${proposal.totalCents}) filter (where ${accepted}), 0)::float8 as "AcceptedCents"
      from ${proposal} join ${quotation} on ${quotation.code} = ${proposal.quotationCode}
      where ${quotation.personCode} = ${code}
    ) offers`);
  return rows[0] as unknown as ClientRelations;
}

const noteFields = {
  Code: personNote.code,
  Text: personNote.text,
  AuthorName: person.name,
  Created: instant(personNote.created),
};

/** Reads the notes about a client, newest first. */
export async function notesOf(db: Executor, code: string): Promise<ClientNote[]> {
  const notes = await db
    .select(noteFields)
    .from(personNote)
    .innerJoin(person, eq(person.code, personNote.authorCode))
    .where(eq(personNote.personCode, code))
    .orderBy(desc(personNote.created), personNote.code);
  return notes as ClientNote[];
}
