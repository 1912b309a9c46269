import { type SQL, sql } from 'drizzle-orm';
import { instant, jsonObject } from '../db/projection';
import { proposal, quotation } from '../db/schema';
import type { Actor } from '../identity/actor';

/** SQL condition: expired; only the database's clock decides. */
export const isExpired: SQL = sql`(${proposal.status} = 'SENT' and ${proposal.validUntil} < now())`;

/** SQL condition: in force when its quotation's service ended, so that nobody can accept it any more. */
export const isClosed: SQL = sql`(${proposal.status} = 'SENT' and exists (select from quotation ended
  where ended.code = ${proposal.quotationCode} and ended.status <> 'IN PROGRESS'))`;

/** SQL condition of a quotation: one of its proposals is in force and waits for the client's decision. */
export const awaitsDecision: SQL = sql`(${quotation.status} = 'IN PROGRESS' and exists (select from ${proposal}
  where ${proposal.quotationCode} = ${quotation.code} and ${proposal.status} = 'SENT' and not ${isExpired}))`;

/** SQL for the number within the quotation; for a draft, its revision. */
export const proposalVersion: SQL = sql`coalesce(${proposal.ordinal}, ${proposal.revision})`;

/** Condition: clients do not see drafts. */
export const visibleProposals = (viewer: Actor): SQL | undefined =>
  viewer.role === 'client' ? sql`${proposal.status} <> 'DRAFT'` : undefined;

const SUMMARY = jsonObject({
  Code: sql`${proposal.code}`,
  Version: proposalVersion,
  Status: sql`${proposal.status}`,
  Expired: isExpired,
  Closed: isClosed,
  TotalCents: sql`${proposal.totalCents}`,
  ValidUntil: instant(proposal.validUntil),
});

/** SQL for the relevant proposal of a quotation: the latest sent one; for staff the draft if there is none. */
function latest(value: SQL, viewer: Actor): SQL {
  const visible = visibleProposals(viewer);
  return sql`(select ${value} from ${proposal} where ${proposal.quotationCode} = ${quotation.code}
    ${visible ? sql`and ${visible}` : sql``} order by ${proposal.ordinal} desc nulls last limit 1)`;
}

/** Fields of a quotation about its proposals, and the relation with details. */
export const proposalOf = (viewer: Actor) => ({
  fields: {
    ProposalStatus: latest(sql`${proposal.status}`, viewer),
    ProposalExpired: sql`coalesce(${latest(isExpired, viewer)}, false)`,
    ProposalTotal: latest(sql`${proposal.totalCents}::float8`, viewer),
  },
  relation: latest(SUMMARY, viewer),
});
